/** Giving up one's seat in a match that goes on, after being asked once more: a bot plays on, until one takes the seat again. */

import type { TableNews } from '@starboard/client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../online/refusal.ts';
import { http } from '../online/server.ts';
import { Confirmation } from '../shell/confirmation.tsx';

export interface GiveUpProps {
  readonly news: TableNews;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The seat is given up. */
  readonly onGone: () => void;
}

export function GiveUp({ news, open, onClose, onGone }: GiveUpProps) {
  const t = useTranslations('room');
  const tell = useRefusal();
  const [refusal, setRefusal] = useState('');
  const giveUp = () =>
    http.standUp(news.id).then(onGone, (error: unknown) => setRefusal(tell(error)));
  return (
    <Confirmation
      open={open}
      deed={t('giveUp')}
      lead={t('giveUpLead')}
      onConfirm={() => void giveUp()}
      onClose={onClose}
    >
      <p role="alert">{refusal}</p>
    </Confirmation>
  );
}

/** Whether one has a seat here, and a match to give it up in. Alone one keeps nobody waiting. */
export function canGiveUp({ stage, seats, you }: TableNews): boolean {
  return stage === 'playing' && seats.length > 1 && you !== null && seats[you]?.left === false;
}
