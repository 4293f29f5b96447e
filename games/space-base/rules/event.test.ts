import { Random, type Seat, type Seed } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { SECTORS } from '../cards/card.ts';
import game from '../index.ts';
import type { Event } from './event.ts';
import { faultOf } from './invariants.ts';
import { keep, type Shown, shown } from './ledger.ts';
import { VARIANTS, type Variant } from './options.ts';
import { randomPosition } from './random-position.ts';

const root = new Random('6e'.repeat(32) as Seed);

/** What everybody knows of a table for four before anything is told (SB-2.1, SB-2.2, SB-2.8); the shipyard is seen. */
function beforeSetUp(variant: Variant): Shown {
  const [credits, income] = variant === 'standard' ? [5, 0] : [15, 1];
  return {
    active: 0 as Seat,
    round: 0,
    dice: [0, 0],
    ending: false,
    winner: -1,
    shipyard: [],
    colonies: [...game.catalog.colonies],
    consoles: [0, 1, 2, 3].map(() => ({
      credits,
      income,
      vp: 0,
      stationed: [...game.catalog.startingShips],
      deployed: SECTORS.map(() => []),
      cubes: [],
      passing: false,
    })),
  };
}

describe('events', () => {
  test('tell everything that changes on the table, whatever abilities meet', () => {
    const kinds = new Set<Event['kind']>();
    for (let number = 0; number < 100; number++) {
      const random = root.split(`position ${number}`);
      const table = randomPosition(random);
      const known = shown(table.state);
      for (let done = 0; done < 40 && table.game.actors(table.state).length > 0; done++) {
        const seat = random.pick(table.game.actors(table.state));
        const action = random.pick(table.legal(seat));
        table.game.apply(table.state, seat, action, random, (event) => {
          kinds.add(event.kind);
          keep(table.game.catalog, known, event);
        });
        expect(known, `after ${JSON.stringify(action)}`).toEqual(shown(table.state));
        expect(faultOf(table.game.catalog, table.state)).toBeUndefined();
      }
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['exchanged', 'swapped', 'moved', 'cubesLost', 'lost', 'doubled']),
    );
  });

  test.each(VARIANTS)('tell a whole game, from the %s set-up on', (variant) => {
    const random = root.split(variant);
    const known = beforeSetUp(variant);
    const tell = (event: Event): void => keep(game.catalog, known, event);
    const state = game.setup(game.readOptions({ variant }, 4), 4, random, tell);
    known.shipyard = [...state.shipyard];
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      expect(known).toEqual(shown(state));
      const seat = random.pick(actors);
      game.apply(state, seat, random.pick(game.legal(state, seat)), random, tell);
    }
    expect(known).toEqual(shown(state));
  });
});
