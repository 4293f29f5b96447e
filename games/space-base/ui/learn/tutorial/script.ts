/**
 * The guided first game, as data. Five turns of the learner against Rook, with
 * a seed whose dice bring everything there is to learn in a good order. A test
 * plays it through the engine, so a step can rely on what stands here.
 */

import type { Seed } from '@starboard/engine';
import type { KeyIn } from '@starboard/engine/words';
import { type Action, baseSet, type CardId, type CardNumber } from '@starboard/space-base';
import type en from '../text/en.json';
import { pressedFor } from './press.ts';

export const SEED = '3dd'.padStart(64, '0') as Seed;

/** The learner, and who sits across. */
export const LEARNER = 0;
export const RIVAL = 1;

export type Step = Telling | Doing | Watching;

/** What is true when the step begins; its text may name it. */
export interface Facts {
  readonly dice?: readonly [number, number];
  readonly credits?: number;
  readonly income?: number;
  readonly vp?: number;
}

interface Spoken {
  readonly say: KeyIn<typeof en.learn.tutorial.step>;
  /** Where to look, by the names the table gives its places; what matters most first. */
  readonly show: readonly string[];
  readonly facts?: Facts;
}

/** Something to read. */
export interface Telling extends Spoken {
  readonly kind: 'tell';
}

/** Something to do: this and nothing else. */
export interface Doing extends Spoken {
  readonly kind: 'do';
  readonly expect: Action;
}

/** What the rival does meanwhile. */
interface Watching {
  readonly kind: 'watch';
  readonly actions: readonly Action[];
}

const FABIAN = numberOf('l1-s01-4');
const PARKER = numberOf('l1-s09-4');
const COLONY = numberOf('colony-01');

export const STEPS: readonly Step[] = [
  tell('welcome', []),
  tell('base', ['sector:0:1', 'sector:0:6', 'sector:0:12']),
  tell('first', ['stack:0:9', 'station:0:9']),
  tell('goal', ['vp:0'], { vp: 0 }),

  act('roll', [], { do: 'roll' }, { credits: 2 }),
  act('choose', ['station:0:8'], use(8), { dice: [3, 5] }),
  tell('collected', ['credits:0'], { credits: 5 }),
  act('buy', [], { do: 'buy', card: FABIAN }, { credits: 5 }),
  tell('deployed', ['stack:0:1', 'station:0:1'], { credits: 0 }),

  tell('others', []),
  watch({ do: 'roll' }),
  act('red', ['stack:0:1'], use(1, 4), { dice: [1, 4] }),
  watch(use(1, 4), { do: 'buy', card: numberOf('l2-s03-1') }),

  act('again', [], { do: 'roll' }, { credits: 1 }),
  act('income', ['station:0:9'], use(9), { dice: [4, 5] }),
  tell('rises', ['income:0', 'credits:0'], { credits: 4, income: 1 }),
  act('keep', [`sale:${PARKER}`], { do: 'decline' }, { credits: 4 }),
  watch({ do: 'roll' }, use(6, 2)),

  act('nothing', [], { do: 'roll' }, { credits: 4 }),
  act('charge', ['station:0:1', 'station:0:5'], use(1, 5), { dice: [1, 5] }),
  watch(use(6)),
  act('exactly', [], { do: 'buy', card: PARKER }, { credits: 5 }),
  tell('lifted', ['credits:0', 'income:0'], { credits: 1, income: 1 }),

  watch({ do: 'roll' }),
  act('shift', ['stack:0:9', 'station:0:1'], shifted(9), { dice: [3, 5] }),
  watch(use(8), { do: 'buy', card: numberOf('l1-s03-4') }),

  act('fourth', [], { do: 'roll' }, { credits: 4, income: 2 }),
  act('recharge', ['station:0:1', 'station:0:2'], use(2, 1), { dice: [2, 1] }),
  watch(use(3)),
  act('save', [`sale:${COLONY}`], { do: 'decline' }, { credits: 5 }),
  watch({ do: 'roll' }, { do: 'done' }),
  act('little', ['stack:0:1'], use(1, 3), { dice: [1, 3] }),
  watch(use(1, 3), { do: 'buy', card: numberOf('l1-s09-1') }),

  act('fifth', [], { do: 'roll' }, { credits: 6 }),
  act('together', ['station:0:9', 'station:0:1'], shifted(9), { dice: [5, 3] }),
  act('arrow', ['station:0:8', 'station:0:10'], { do: 'follow', to: 'left' }),
  watch(use(5, 3)),
  act('colony', [], { do: 'buy', card: COLONY }, { credits: 9, income: 2 }),
  tell('closed', ['sector:0:1', 'vp:0'], { vp: 3, credits: 2 }),
  tell('end', []),
];

function tell(say: Spoken['say'], show: readonly string[], facts: Facts = {}): Telling {
  return { kind: 'tell', say, show, facts };
}

function act(
  say: Spoken['say'],
  show: readonly string[],
  expect: Action,
  facts: Facts = {},
): Doing {
  return { kind: 'do', say, show: [pressedFor(expect), ...show], expect, facts };
}

function watch(...actions: Action[]): Watching {
  return { kind: 'watch', actions };
}

/** Both dice separately, or one sector for their sum. */
function use(...sectors: [number, number] | [number]): Action {
  return { do: 'allocate', sectors } as Action;
}

/** The sum moved on by Fabian's charge. */
function shifted(sector: number): Action {
  return { ...use(sector), shift: [FABIAN] } as Action;
}

/** Cards are numbered as a game numbers them: starting ships, ships, colonies. */
function numberOf(id: string): CardNumber {
  const cards = [...baseSet.startingShips, ...baseSet.ships, ...baseSet.colonies];
  const number = cards.findIndex((card) => card.id === (id as CardId));
  if (number < 0) throw new Error(`there is no card ${id}`);
  return number as CardNumber;
}
