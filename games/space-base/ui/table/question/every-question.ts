/** Every question there is, each in a position that asks it; for tests. */

import { Random, type Seed } from '@starboard/engine';
import game, { type Question } from '@starboard/space-base';
import { type Position, position, Table } from '../../../rules/position.ts';

type Sitting = NonNullable<Position['seats']>[number];

/** Boxes that are named by what they do. */
const MARKET = 'l2-s02-3';
const REROLLER = 'l2-s03-1';
const SWAPPER = 'l2-s06-4';
const DOUBLER = 'l2-s08-1';
const TRADER = 'l2-s09-3';
const CLAIMER = 'l2-s12-2';
const SETTER = 'l3-s01-1';
const TRAIN = 'l3-s03-2';
const TANKER = 'l3-s08-2';
const ANYWHERE = 'l3-s10-3';
const GUN = 'l3-s12-1';
const SHIFTERS = ['l2-s01-3', 'l1-s04-4'] as const;
/** Rewards that ask. */
const ARROW = 'l1-s08-4';
const CLAIMING = 'l3-s08-1';

const PURSE = { credits: 12, income: 3, vp: 20 };

const CHARGED: Sitting = {
  ...PURSE,
  stationed: { 2: MARKET, 3: TRAIN, 6: SWAPPER, 8: TANKER, 12: CLAIMER },
  deployed: { 12: [GUN], 4: ['start-04'] },
  cubes: { [MARKET]: 1, [TRAIN]: 2, [SWAPPER]: 4, [TANKER]: 1, [CLAIMER]: 1 },
};

const FAR: Sitting = {
  ...PURSE,
  stationed: { 1: SHIFTERS[0], 4: SHIFTERS[1], 5: 'colony-05', 8: DOUBLER },
  cubes: { [SHIFTERS[0]]: 1, [SHIFTERS[1]]: 1, [DOUBLER]: 1 },
};

const FLEET: Sitting = {
  ...PURSE,
  deployed: { 4: ['start-04'], 8: [DOUBLER, ARROW] },
  cubes: { [DOUBLER]: 1 },
};

/** A kind of question that nothing here asks does not compile. */
const ASKED: Readonly<Record<Question['ask'], Readonly<Record<string, () => Table>>>> = {
  offer: { 'which ships of the hand': dealt },
  abilities: {
    'in step 1': () => position({ seats: [CHARGED] }),
    'in step 5': () => position({ step: 'collecting', seats: [CHARGED] }),
    'in step 7': () => position({ step: 'buying', seats: [CHARGED] }),
    'on another’s turn': () => position({ active: 1, seats: [CHARGED] }),
  },
  roll: {
    'both dice': () => position({ seats: [PURSE] }),
    'the die that is not set': () => using(SETTER, 1).does(0, { do: 'set', value: 4 }),
  },
  allocate: {
    'to the sectors of two dice or their sum': () => position({ dice: [5, 6], seats: [PURSE] }),
    'with charges that lead further and double': () => position({ dice: [2, 3], seats: [FAR] }),
    'on another’s turn': () => position({ active: 1, dice: [4, 4], seats: [FLEET] }),
  },
  arrow: {
    'from a station': () => collecting({ stationed: { 8: ARROW } }),
    'from deployed ships': () => collecting({ deployed: { 8: [ARROW], 9: ['start-09'] } }, 1),
  },
  claim: {
    'by a charge': () => using(CLAIMER, 12),
    'from the dice': () => collecting({ stationed: { 8: CLAIMING } }),
  },
  purchase: {
    'a ship or a colony': () =>
      position({ step: 'between', seats: [{ ...PURSE, stationed: { 3: 'colony-03' } }] }),
  },
  buy: {
    'for its cost': () => using(MARKET, 2),
    'into any sector from 7 to 12': () => using(ANYWHERE, 10),
  },
  set: { 'what a die shows': () => using(SETTER, 1) },
  reroll: { 'which dice': () => using(REROLLER, 3, { dice: [1, 2] }) },
  place: { 'a charge on which ship': placing },
  move: { 'a charge from where to where': () => placing().does(0, { do: 'decline' }) },
  exchange: {
    'with which ship': () => using(TRADER, 9),
    'while deployed': () =>
      use(position({ seats: [{ deployed: { 9: [TRADER] }, cubes: { [TRADER]: 1 } }] }), TRADER),
  },
};

export const EVERY_QUESTION = Object.entries(ASKED).flatMap(([ask, ways]) =>
  Object.entries(ways).map(([words, table]) => [ask as Question['ask'], words, table] as const),
);

/** The table at which just this is asked. */
export function questionOf(ask: Question['ask'], words: string): Table {
  const table = ASKED[ask][words];
  if (table === undefined) throw new Error(`nothing is asked about ${ask} ${words}`);
  return table();
}

function use(table: Table, ship: string): Table {
  return table.does(0, { do: 'use', card: table.card(ship) });
}

/** The charge of a stationed ship is being used. */
function using(ship: string, sector: number, told: Position = {}): Table {
  const seat = { ...PURSE, stationed: { [sector]: ship }, cubes: { [ship]: 1 } };
  return use(position({ ...told, seats: [seat] }), ship);
}

/** A tanker has a charge to place, and another to move. */
function placing(): Table {
  const stationed = { 3: TRAIN, 8: TANKER };
  const cubes = { [TRAIN]: 1, [TANKER]: 1 };
  return use(position({ seats: [{ stationed, deployed: { 12: [GUN] }, cubes }] }), TANKER);
}

/** Two fours were rolled, and their sum is being collected. */
function collecting(sitting: Sitting, active = 0): Table {
  const seats = [{ ...PURSE, ...sitting }];
  return position({ active, dice: [4, 4], seats }).does(0, { do: 'allocate', sectors: [8] });
}

function dealt(): Table {
  const options = game.readOptions({ variant: 'light-speed' }, 2);
  return new Table(game, game.setup(options, 2, new Random('0'.repeat(64) as Seed)));
}
