/** The table before the first round: hands, frozen buildings, and the pile of maps. */

import type { Random } from '@starboard/engine';
import { dayChance } from '../maps/generation.ts';
import { type Direction, TURNS } from '../maps/map.ts';
import { PRINTED } from '../maps/printed.ts';
import { beforeTheFirstRound } from './between.ts';
import { openingHand } from './cards.ts';
import { isOpposite, type Options, type Play } from './options.ts';
import type { Recording, Sheet, State } from './state.ts';

export function setup(options: Options, seats: number, random: Random): State {
  return {
    options,
    players: options.hands.map((size) => ({
      buildings:
        options.play.kind === 'ghosts' ? [...firstRival(options).buildings] : openingHand(size), // BU-2.2
      wins: 0,
      faults: 0,
      time: 0,
      gone: false,
    })),
    pile: pileFor(options, random),
    round: null,
    stage: beforeTheFirstRound(seats),
  };
}

/** Shuffled, each map to come up in a direction of its own. BU-2.1, BU-3.1 */
function pileFor(options: Options, random: Random): Sheet[] {
  const { play } = options;
  if (play.kind === 'daily') return [daySheet(play, random)];
  if (play.kind === 'ghosts') {
    const { map, direction } = firstRival(options);
    return [{ map: map.id, direction }];
  }
  const directions = isOpposite(play)
    ? random.shuffle(PRINTED.map((_, index) => ACROSS[index % ACROSS.length] as Direction))
    : PRINTED.map(() => random.pick(TURNS));
  return random
    .shuffle(PRINTED.map(({ id }) => id))
    .map((map, index) => ({ map, direction: directions[index] as Direction }));
}

/** The map of a day goes by its name, which is the date, and a drawn number if it is sealed. */
function daySheet({ date, sealed }: Extract<Play, { kind: 'daily' }>, random: Random): Sheet {
  const map = sealed ? `${date}-${random.next()}` : date;
  return { map, direction: dayChance(map).split('direction').pick(TURNS) };
}

/** Between two who sit opposite, a map lies across, to each end equally often. BU-8.3 */
const ACROSS: readonly Direction[] = [1, 3];

/** The same maps in another order and other directions, as a viewer may guess them. */
export function reshuffle(state: State, random: Random): void {
  const { play } = state.options;
  if (play.kind === 'daily') {
    if (state.pile.length > 0) state.pile[0] = daySheet(play, random);
    return;
  }
  if (play.kind === 'ghosts') return; // Known to everybody.
  const directions = state.pile.map(({ direction }) => direction);
  if (isOpposite(play)) random.shuffle(directions);
  else for (const index of directions.keys()) directions[index] = random.pick(TURNS);
  const maps = random.shuffle(state.pile.map(({ map }) => map));
  for (const [index, map] of maps.entries()) {
    state.pile[index] = { map, direction: directions[index] as Direction };
  }
}

function firstRival({ play }: Options): Recording {
  return (play as Extract<Options['play'], { kind: 'ghosts' }>).rivals[0] as Recording;
}
