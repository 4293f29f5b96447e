/** Which sectors of a console are lit: where the dice lead, and what the answer in hand would use. */

import type { Question, Sector } from '@starboard/space-base';
import type { BaseChoice } from './desk.tsx';
import { NO_WISH, waysFor, waysIn } from './question/ways.ts';

export interface LitSector {
  /** `near`: the dice lead here. `far`: a charge does. */
  readonly reach: 'near' | 'far';
  /** What the dice show that lead here. */
  readonly dice: readonly number[];
  /** How far a charge leads beyond the dice. */
  readonly beyond: number;
  /** Part of the answer in hand or under the pointer. */
  readonly chosen: boolean;
  /** What a press on the sector answers; nothing where it takes part in several answers. */
  readonly press: BaseChoice | undefined;
}

export function litSectors(
  question: Question | undefined,
  choices: readonly BaseChoice[],
  dice: readonly [number, number],
  inHand: BaseChoice | undefined,
): Map<Sector, LitSector> {
  const lit = new Map<Sector, LitSector>();
  const chosen = new Set(inHand === undefined ? [] : sectorsOf(inHand, question));
  const plain = plainAmong(choices);
  for (const choice of choices) {
    for (const sector of sectorsOf(choice, question)) {
      if (lit.has(sector)) continue;
      lit.set(sector, {
        ...wayTo(choice, sector, dice),
        chosen: chosen.has(sector),
        press: pressFor(sector, plain, question),
      });
    }
  }
  return lit;
}

/** The sectors an answer uses. */
export function sectorsOf(
  { action }: BaseChoice,
  question: Question | undefined,
): readonly Sector[] {
  if (action.do === 'allocate') return action.sectors;
  if (action.do !== 'follow' || question?.ask !== 'arrow') return [];
  return [(question.sector + (action.to === 'left' ? -1 : 1)) as Sector];
}

function wayTo(
  { action }: BaseChoice,
  sector: Sector,
  dice: readonly [number, number],
): Pick<LitSector, 'reach' | 'dice' | 'beyond'> {
  if (action.do !== 'allocate') return { reach: 'near', dice: [], beyond: 0 };
  if (action.sectors.length === 2)
    return { reach: 'near', dice: dice.filter((die) => die === sector).slice(0, 1), beyond: 0 };
  const beyond = sector - dice[0] - dice[1];
  return { reach: beyond > 0 ? 'far' : 'near', dice, beyond };
}

/** The answers that spend no more than it takes, and double nothing. */
function plainAmong(choices: readonly BaseChoice[]): readonly BaseChoice[] {
  return [
    ...waysFor(waysIn(choices), NO_WISH),
    ...choices.filter(({ action }) => action.do !== 'allocate'),
  ];
}

function pressFor(
  sector: Sector,
  plain: readonly BaseChoice[],
  question: Question | undefined,
): BaseChoice | undefined {
  const ways = plain.filter((choice) => sectorsOf(choice, question).includes(sector));
  return ways.length === 1 ? ways[0] : undefined;
}
