/** How a game on this device ended, in a few words: who won, and what each had. */

import { useFormatter, useTranslations } from 'use-intl';
import { type KeptGame, personsOf } from './kept-game.ts';

type Ended = Pick<KeptGame, 'seats' | 'result'>;

/** Nothing before it did. */
export function useEnding(): (game: Ended) => string[] {
  const t = useTranslations('home.mine');
  const format = useFormatter();
  return ({ seats, result }) => {
    if (result === null) return [];
    // Alone there is nobody to win against.
    if (seats.length === 1) return [t('over')];
    const first = seats.filter((_, seat) => result.places[seat] === 1);
    const persons = personsOf({ seats });
    const [only] = persons;
    // Several at one device are all "you": the name tells which of them.
    const own = persons.length === 1 && only !== undefined && result.places[only] === 1;
    const standing = seats
      .map(({ name }, seat) => ({ name, place: result.places[seat], score: result.scores[seat] }))
      .sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
    return [
      own && first.length === 1
        ? t('won')
        : t('wonBy', { names: format.list(first.map(({ name }) => name)), count: first.length }),
      format.list(
        standing.map(({ name, score = 0 }) => t('score', { name, score })),
        { type: 'unit' },
      ),
    ];
  };
}
