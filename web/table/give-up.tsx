/** Giving up one's seat in a match that goes on, after being asked once more: a bot plays on, until one takes the seat again. */

import type { TableNews } from '@starboard/client';
import controls from '@starboard/look/controls.module.css';
import { Dialog } from '@starboard/look/dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../online/refusal.ts';
import { http } from '../online/server.ts';

export interface GiveUpProps {
  readonly news: TableNews;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The seat is given up. */
  readonly onGone: () => void;
}

export function GiveUp({ news, open, onClose, onGone }: GiveUpProps) {
  const t = useTranslations();
  const tell = useRefusal();
  const [refusal, setRefusal] = useState('');
  const giveUp = () =>
    http.standUp(news.id).then(onGone, (error: unknown) => setRefusal(tell(error)));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('room.giveUp')}
      lead={t('room.giveUpLead')}
      closeLabel={t('close')}
      foot={
        <>
          <button type="button" className={controls.button} onClick={onClose}>
            {t('cancel')}
          </button>
          <button
            type="button"
            className={`${controls.button} ${controls.lit}`}
            onClick={() => void giveUp()}
          >
            {t('room.giveUp')}
          </button>
        </>
      }
    >
      <p role="alert">{refusal}</p>
    </Dialog>
  );
}

/** Whether one has a seat here, and a match to give it up in. Alone one keeps nobody waiting. */
export function canGiveUp({ stage, seats, you }: TableNews): boolean {
  return stage === 'playing' && seats.length > 1 && you !== null && seats[you]?.left === false;
}
