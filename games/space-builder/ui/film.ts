/** How a finished match of Space Builder is watched again: boards at the pace they were built, and between rounds long enough for the check. */

import type { GameFilm } from '@starboard/look/table.ts';
import type { Check } from '../rules/state.ts';
import type { SpaceBuilderTypes } from '../rules/types.ts';

/** In milliseconds. */
const MOMENT = 400;
/** The check looks at a fault three times as long as at what is right, and goes to the next board in between. */
const LOOK = 800;

export const film: GameFilm<SpaceBuilderTypes> = {
  unit: 'round',
  begins: ({ kind }) => kind === 'revealed',
  rest: (events) =>
    events.reduce(
      (longest, event) =>
        event.kind === 'checked' ? Math.max(longest, lengthOf(event.check)) : longest,
      MOMENT,
    ),
};

function lengthOf({ boards }: Check): number {
  const looks = boards.flatMap(({ verdicts }) =>
    verdicts.map(({ faults }) => (faults > 0 ? 3 : 1)),
  );
  return LOOK * looks.reduce((sum, look) => sum + look, 2 + 2 * boards.length);
}
