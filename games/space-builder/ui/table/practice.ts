/** Practice without a clock: the map can be compared with the board at any time. BU-8.2 */

import { useMemo, useState } from 'react';
import type { Building } from '../../maps/map.ts';
import { judge } from '../../rules/check.ts';
import type { Verdict } from '../../rules/state.ts';
import { likePractising, type Practising, practising } from '../options/practising.ts';
import type { Scene } from '../seat/hands.ts';

export interface Practice {
  readonly likes: Practising;
  like(part: Partial<Practising>): void;
  /** What the check would say now, building by building; nothing where it is not looked at. */
  readonly verdicts: readonly Verdict[];
  /** The building that is shown on the map, and what is wrong with it. */
  readonly shown: Verdict | null;
  /** Shows what is not right yet, one building after the other. */
  showNext(): void;
}

export function usePractice({ told, cards }: Scene): Practice | undefined {
  const [likes, setLikes] = useState(practising);
  const [asked, ask] = useState<Building | null>(null);
  const { stage, round, options } = told.view;
  const practises = options.play.kind === 'practice';
  const map = practises && stage.kind === 'building' && round !== null ? round.map : null;
  const practice = useMemo(() => {
    const verdicts = map === null ? [] : cards.map((card) => judge(map, card));
    // What stands wrongly helps more than what does not stand at all.
    const wrong = verdicts
      .filter(({ faults }) => faults > 0)
      .toSorted((one, other) => Number(one.stood === null) - Number(other.stood === null));
    return {
      likes,
      like(part: Partial<Practising>) {
        likePractising(part);
        setLikes(practising());
      },
      verdicts: likes.compares ? verdicts.filter(({ stood }) => stood !== null) : [],
      shown: wrong.find(({ building }) => building === asked) ?? null,
      showNext() {
        const next = wrong.findIndex(({ building }) => building === asked) + 1;
        ask((wrong[next] ?? wrong[0])?.building ?? null);
      },
    };
  }, [map, cards, likes, asked]);
  return practises ? practice : undefined;
}
