/** The way out of an online match. While one plays in it, it is asked for once more: a tap may slip, and nobody waits for whoever is gone. */

import type { TableNews } from '@starboard/client';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { gameNamed } from '../games/catalogue.ts';
import { useSettings } from '../settings/settings.ts';
import { Confirmation } from '../shell/confirmation.tsx';

export interface Leaving {
  readonly leave: () => void;
  /** The question, to be shown beside the table. */
  readonly question: ReactNode;
}

export function useLeaving(news: TableNews, seated: boolean): Leaving {
  const t = useTranslations();
  const [, navigate] = useLocation();
  const { confirm } = useSettings();
  const [asked, setAsked] = useState(false);
  // A table for one is a try at the match of the day.
  const alone = news.seats.length === 1;
  const go = () => navigate(alone ? `/daily/${news.game}` : '/lobby');
  const plays = seated && news.stage === 'playing';
  return {
    leave: plays && asks(news, confirm) ? () => setAsked(true) : go,
    question: (
      <Confirmation
        open={asked && plays}
        deed={t('play.menuLeave')}
        lead={t(alone ? 'room.leaveTry' : 'room.leaveLead')}
        onConfirm={go}
        onClose={() => setAsked(false)}
      />
    ),
  };
}

/** A race always asks; where turns may be days apart, everybody comes and goes. */
function asks({ game, pace }: TableNews, confirm: boolean): boolean {
  if (gameNamed(game)?.ownClock === true) return true;
  return confirm && pace.kind !== 'correspondence';
}
