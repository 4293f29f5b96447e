/** What has just happened to others, said once and shortly, in a tag under the clock. */

import { useEffect, useState } from 'react';
import type { Building } from '../../maps/map.ts';
import type { Hands } from '../seat/hands.ts';
import { type Tongue, useTongue } from '../text/words.tsx';
import { isCalm, type Person } from './people.ts';

export interface News {
  readonly text: string;
  readonly person?: Person | undefined;
  /** Which building it is about, to be seen in his colours. */
  readonly building?: Building;
}

type Told = ReturnType<Hands['scene']>['told'];

const STAYS = 2600;

/** Of rivals played back no host tells: whoever of them was the last to finish is handed in. */
export function useNews(hands: Hands, people: readonly Person[], playedBack?: Person): News | null {
  const tongue = useTongue();
  const [news, setNews] = useState<News | null>(null);
  useEffect(() => {
    let last = hands.scene();
    return hands.subscribe(() => {
      const scene = hands.scene();
      const { told, refusal } = scene;
      const before = last;
      last = scene;
      if (refusal !== null && refusal !== before.refusal) {
        setNews({ text: tongue.tell(refusal) });
      } else if (told !== before.told) {
        const next = told.events.map((event) => newsOf(event, told, people, tongue)).find(Boolean);
        if (next !== undefined) setNews(next);
      }
    });
  }, [hands, people, tongue]);
  const name = playedBack?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is news once for each of them.
  useEffect(() => {
    if (name !== undefined) {
      setNews({ person: playedBack, text: tongue.say('news.playedBack', { player: name }) });
    }
  }, [name]);
  useEffect(() => {
    if (news === null) return;
    const bell = setTimeout(() => setNews(null), STAYS);
    return () => clearTimeout(bell);
  }, [news]);
  return news;
}

function newsOf(
  event: Told['events'][number],
  { view }: Told,
  people: readonly Person[],
  { say }: Tongue,
): News | undefined {
  switch (event.kind) {
    case 'revealed':
      return { text: say('news.build') };
    case 'tapped':
    case 'left':
    case 'returned': {
      const person = people[event.seat];
      if (person === undefined || person.mine) return undefined;
      const waits = event.kind === 'tapped' && isCalm(view);
      return {
        person,
        text: say(`news.${waits ? 'waits' : event.kind}`, { player: person.name }),
      };
    }
    default:
      return undefined;
  }
}
