/** The page's own menu at the end of a game's bar: settings, fair chance, the record, the way out. */

import type { GameTypes } from '@starboard/engine';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { Dialog } from '@starboard/look/dialog.tsx';
import { Menu, MenuItem, MenuLine } from '@starboard/look/menu.tsx';
import type { Line } from '@starboard/look/table.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { PageSettings, PlaySettings } from '../settings/settings-form.tsx';
import { downloadRecord } from './download.ts';
import type { KeptGame } from './kept-game.ts';
import { LocalProof } from './local-proof.tsx';

export interface LocalCornerProps {
  readonly game: KeptGame;
  readonly lines: readonly Line<GameTypes>[];
}

export function LocalCorner({ game, lines }: LocalCornerProps) {
  const t = useTranslations();
  const [, navigate] = useLocation();
  const [shown, setShown] = useState<'settings' | 'proof'>();
  const close = () => setShown(undefined);
  return (
    <>
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
        <MenuItem icon="download" onSelect={() => void downloadRecord(game)}>
          {t('play.menuRecord')}
        </MenuItem>
        <MenuLine />
        <MenuItem icon="back" onSelect={() => navigate('/')}>
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
        <LocalProof game={game} over={lines[0]?.latest().result !== null} />
      </Dialog>
    </>
  );
}
