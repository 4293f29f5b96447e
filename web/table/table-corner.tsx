/** The chat and the page's menu at the end of a game's bar, for an online table. */

import type { Line, Saying, TableNews } from '@starboard/client';
import { Dialog } from '@starboard/look/dialog.tsx';
import { MenuItem } from '@starboard/look/menu.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { ChatButton } from '../chat/chat-button.tsx';
import { MatchMenu } from '../match/match-menu.tsx';
import { Crew } from './crew.tsx';
import { canGiveUp, GiveUp } from './give-up.tsx';
import { Invitation } from './invitation.tsx';
import { OnlineProof } from './online-proof.tsx';
import styles from './table-corner.module.css';

export interface TableCornerProps {
  readonly line: Line;
  readonly news: TableNews;
  readonly sayings: readonly Saying[];
  readonly onLeave: () => void;
}

export function TableCorner({ line, news, sayings, onLeave }: TableCornerProps) {
  const t = useTranslations();
  const [, navigate] = useLocation();
  const [shown, setShown] = useState<'crew' | 'invitation' | 'give-up'>();
  const close = () => setShown(undefined);
  const alone = news.seats.length === 1;
  return (
    <span className={styles.corner}>
      {news.chat !== 'off' && <ChatButton line={line} news={news} sayings={sayings} />}
      <MatchMenu
        game={news.game}
        proof={
          <OnlineProof table={news.id} commitment={news.commitment} over={news.stage === 'over'} />
        }
        more={
          !alone && (
            <>
              <MenuItem icon="people" onSelect={() => setShown('crew')}>
                {t('people.crew')}
              </MenuItem>
              <MenuItem icon="share" onSelect={() => setShown('invitation')}>
                {t('room.send')}
              </MenuItem>
              {canGiveUp(news) && (
                <MenuItem icon="flag" onSelect={() => setShown('give-up')}>
                  {t('room.giveUp')}
                </MenuItem>
              )}
            </>
          )
        }
        onLeave={onLeave}
      />
      <Dialog
        open={shown === 'crew'}
        onClose={close}
        title={t('people.crew')}
        closeLabel={t('close')}
      >
        <Crew news={news} />
      </Dialog>
      <Dialog
        open={shown === 'invitation'}
        onClose={close}
        title={t('room.crew')}
        closeLabel={t('close')}
      >
        <Invitation news={news} />
      </Dialog>
      <GiveUp
        news={news}
        open={shown === 'give-up'}
        onClose={close}
        onGone={() => navigate('/lobby')}
      />
    </span>
  );
}
