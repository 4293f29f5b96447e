/** Tables in the middle of matches that nobody played: crowded consoles full of charges, so that rare abilities meet. */

import { type Random, seatsOf } from '@starboard/engine';
import { baseSet } from '../cards/base.ts';
import { type Effect, type Sector, slotsFor, type Use } from '../cards/card.ts';
import { type Position, position, type Sketch, sketch, type Table } from './position.ts';
import { OPEN } from './shipyard.ts';

/** At the very beginning of a turn, with ships of the base set and some that go further than those. */
export function randomPosition(random: Random): Table {
  const players = 2 + random.below(4);
  const ships: Sketch[] = random.shuffle([...baseSet.ships.map(({ id }) => id), ...MADE_UP]);
  const colonies = random.shuffle(baseSet.colonies.map(({ id }) => id));
  const draw = () => ships.pop() as Sketch;
  const seats = seatsOf(players).map(() => {
    const stationed: Partial<Record<Sector, Sketch>> = {};
    const deployed: Partial<Record<Sector, Sketch[]>> = {};
    for (const { id, sector } of baseSet.startingShips) {
      const stack = Array.from({ length: random.below(2) }, draw);
      deployed[sector] = stack;
      const chance = random.below(10);
      if (chance > 6) continue;
      stationed[sector] = (chance === 0 ? colonies.pop() : undefined) ?? draw();
      stack.push(id);
    }
    return {
      credits: random.below(20),
      income: random.below(6),
      vp: random.below(42),
      stationed,
      deployed,
      cubes: {
        ...cubesFor(Object.values(stationed), 'station', players, random),
        ...cubesFor(Object.values(deployed).flat(), 'deployed', players, random),
      },
    };
  });
  const told: Position = {
    players,
    active: random.below(players),
    first: random.below(players),
    ending: seats.some(({ vp }) => vp >= 40),
    seats,
    shipyard: ships.splice(0, random.below(OPEN + 1)),
  };
  return position(told);
}

/** Mostly as many as there are slots. */
function cubesFor(
  sketches: readonly Sketch[],
  face: 'station' | 'deployed',
  players: number,
  random: Random,
): Record<string, number> {
  const cubes: Record<string, number> = {};
  for (const entry of sketches) {
    const ship = typeof entry === 'string' ? baseSet.ships.find(({ id }) => id === entry) : entry;
    const ability = ship?.[face]?.ability;
    if (ability === undefined) continue;
    const slots = slotsFor(ability, players);
    cubes[ship?.id as string] = random.below(2) === 0 ? slots : random.below(slots + 1);
  }
  return cubes;
}

/** A box with two slots, beside a charge and whatever else the face gives. */
function box(use: Use, ...effects: readonly Effect[]) {
  return { slots: ['always' as const, 'always' as const], linked: false, use, effects };
}

const ONE_OF_EACH = [
  { level: 1 as const, count: 1 },
  { level: 2 as const, count: 1 },
];

/** What no ship of the base set does, but one of another set may. */
const MADE_UP: readonly Sketch[] = [
  sketch('made-up-claims', {
    station: { rewards: { vp: 1, arrow: 'either', claim: ONE_OF_EACH } },
    deployed: { rewards: { income: 1, arrow: 'either', claim: ONE_OF_EACH } },
  }),
  sketch('made-up-double', {
    station: {
      rewards: { charge: 1, credits: 1, arrow: 'either' },
      ability: box('anyTurn', { kind: 'gain', vp: 1 }, { kind: 'doubleSector' }),
    },
    deployed: {
      rewards: { charge: 1, arrow: 'right' },
      ability: box('anyTurn', { kind: 'doubleSector' }),
    },
  }),
  sketch('made-up-shift', {
    station: {
      rewards: { charge: 1 },
      ability: box('anyTurn', { kind: 'gain', income: 1 }, { kind: 'shiftSum', by: [1, 3] }),
    },
    deployed: {
      rewards: { charge: 1 },
      ability: box('othersTurn', { kind: 'shiftSum', by: [2] }),
    },
  }),
  sketch('made-up-dice', {
    station: {
      rewards: { charge: 1 },
      ability: box('anyTurn', { kind: 'setDie', dice: 2 }, { kind: 'gain', credits: 1 }),
    },
    deployed: { rewards: { charge: 1 }, ability: box('anyTurn', { kind: 'reroll' }) },
  }),
  sketch('made-up-war', {
    station: {
      rewards: { charge: 1 },
      ability: box(
        'anyTurn',
        { kind: 'othersLose', vp: 2 },
        { kind: 'exchange' },
        { kind: 'swapSectors', sectors: [3, 8] },
      ),
    },
    deployed: {
      rewards: { charge: 1 },
      ability: box('othersTurn', { kind: 'placeCharge' }, { kind: 'moveCharge' }),
    },
  }),
  sketch('made-up-market', {
    station: {
      rewards: { charge: 1 },
      ability: box('anyTurn', { kind: 'claim', cards: ONE_OF_EACH }, { kind: 'buy', count: 2 }),
    },
    deployed: {
      rewards: { charge: 1 },
      ability: box('ownTurn', { kind: 'buy', count: 1, anySector: [1, 7, 12] }),
    },
  }),
];
