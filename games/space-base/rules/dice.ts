/** The two dice: setting them before the roll, rolling, and rolling again (SB-3.2, SB-7.14, SB-7.15). */

import type { Seat } from '@starboard/engine';
import type { Action } from './action.ts';
import { DECLINE, REROLL, SET } from './answers.ts';
import { consoleOf } from './console.ts';
import type { Play } from './play.ts';
import type { Question } from './question.ts';
import { refuse } from './refusals.ts';
import type { State } from './state.ts';

type SetDie = Extract<Action, { do: 'set' }>;
type Reroll = Extract<Action, { do: 'reroll' }>;
type SetQuestion = Extract<Question, { ask: 'set' }>;

export const DICE = 2;

export const LEGAL_SETTINGS: readonly Action[] = [...SET, DECLINE];
export const LEGAL_REROLLS: readonly Action[] = [...REROLL, DECLINE];

/** Rolls the dice that were not set. */
export function roll(play: Play): void {
  const { state, random } = play;
  for (let die = state.set; die < DICE; die++) state.dice[die] = random.die();
  play.tell?.({ kind: 'rolled', seat: state.active, dice: shown(state) });
}

/** The dice are alike, so the first one not set yet is the one that is set (SB-7.15). */
export function setDie(play: Play, seat: Seat, { value }: SetDie, question: SetQuestion): void {
  const { state } = play;
  if (!(value >= 1 && value <= 6)) throw refuse('set.value', { value });
  const { questions } = consoleOf(state, seat);
  questions.pop();
  if (question.left > 1) questions.push({ ask: 'set', left: question.left - 1 });
  const die = state.set++;
  state.dice[die] = value;
  play.tell?.({ kind: 'set', seat, die, value });
}

export function reroll(play: Play, seat: Seat, { dice: which }: Reroll): void {
  const { state, random } = play;
  const known = REROLL.some((action) => action.do === 'reroll' && sameDice(action.dice, which));
  if (!known) throw refuse('reroll.dice');
  consoleOf(state, seat).questions.pop();
  for (const die of which) state.dice[die] = random.die();
  play.tell?.({ kind: 'rerolled', seat, which, dice: shown(state) });
}

function shown(state: State): [number, number] {
  return [state.dice[0], state.dice[1]];
}

function sameDice(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((die, index) => die === other[index]);
}
