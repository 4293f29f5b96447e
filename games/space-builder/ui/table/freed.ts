/** What the winner of the last round has set free: news to everybody else until the next map is up. BU-5.2 */

import type { Seat } from '@starboard/engine';
import { useEffect, useState } from 'react';
import type { View } from '../../rules/view.ts';
import { tellEvent } from '../../text/index.ts';
import { useTongue } from '../text/words.tsx';
import type { News } from './news.ts';
import type { Person } from './people.ts';

export function useFreed(view: View, people: readonly Person[]): News | null {
  const { language } = useTongue();
  const [news, setNews] = useState<News | null>(null);
  // Whoever comes from the check learns it now, though it happened while he looked; and what is heard comes after its place.
  useEffect(() => {
    const { seat, building } = freedIn(view) ?? {};
    const person = people[seat ?? -1];
    if (seat === undefined || building === undefined || person === undefined || person.mine) {
      setNews(null);
      return;
    }
    const names = people.map(({ name }) => name);
    const text = tellEvent({ kind: 'unfroze', seat, building }, { language, names });
    setNews({ person, building, text });
  }, [view, people, language]);
  return news;
}

function freedIn({ stage, round, players }: View) {
  const isBetween = stage.kind === 'between' || stage.kind === 'countdown';
  const check = round?.check;
  if (!isBetween || check == null) return undefined;
  const seat = check.winner as Seat;
  const built = check.boards.find(({ builder }) => builder === seat)?.verdicts ?? [];
  const building = players[seat]?.buildings.find((free) =>
    built.every((verdict) => verdict.building !== free),
  );
  return building === undefined ? undefined : { seat, building };
}
