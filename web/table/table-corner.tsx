/** The page's menu and the chat, at the end of a game's bar. */

import type { Line, Saying, TableNews } from '@starboard/client';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { Dialog } from '@starboard/look/dialog.tsx';
import { Menu, MenuItem, MenuLine } from '@starboard/look/menu.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { ChatButton } from '../chat/chat-button.tsx';
import { PageSettings, PlaySettings } from '../settings/settings-form.tsx';
import { Invitation } from './invitation.tsx';
import { OnlineProof } from './online-proof.tsx';
import styles from './table-corner.module.css';

export interface TableCornerProps {
  readonly line: Line;
  readonly news: TableNews;
  readonly sayings: readonly Saying[];
}

export function TableCorner({ line, news, sayings }: TableCornerProps) {
  const t = useTranslations();
  const [, navigate] = useLocation();
  const [shown, setShown] = useState<'settings' | 'proof' | 'invitation'>();
  const close = () => setShown(undefined);
  return (
    <span className={styles.corner}>
      {news.chat !== 'off' && <ChatButton line={line} news={news} sayings={sayings} />}
      <Menu
        trigger={
          <button type="button" className={controls.round} aria-label={t('play.menu')}>
            <Icon name="gear" />
          </button>
        }
      >
        <MenuItem icon="gear" onSelect={() => setShown('settings')}>
          {t('play.menuSettings')}
        </MenuItem>
        <MenuItem icon="shield" onSelect={() => setShown('proof')}>
          {t('play.menuDice')}
        </MenuItem>
        <MenuItem icon="share" onSelect={() => setShown('invitation')}>
          {t('room.send')}
        </MenuItem>
        <MenuLine />
        <MenuItem icon="back" onSelect={() => navigate('/lobby')}>
          {t('play.menuLeave')}
        </MenuItem>
      </Menu>
      <Dialog
        open={shown === 'settings'}
        onClose={close}
        title={t('settings.title')}
        closeLabel={t('close')}
      >
        <PlaySettings />
        <PageSettings />
      </Dialog>
      <Dialog
        open={shown === 'proof'}
        onClose={close}
        title={t('proof.title')}
        closeLabel={t('close')}
      >
        <OnlineProof table={news.id} commitment={news.commitment} over={news.stage === 'over'} />
      </Dialog>
      <Dialog
        open={shown === 'invitation'}
        onClose={close}
        title={t('room.crew')}
        closeLabel={t('close')}
      >
        <Invitation news={news} />
      </Dialog>
    </span>
  );
}
