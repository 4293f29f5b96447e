/**
 * The ways in which the rules refuse an action: the code a client translates,
 * the clause that forbids it, and an English sentence for logs.
 */

import { type Facts, fill, IllegalAction } from '@starboard/engine';

/** Every code with its clause and its sentence; facts in braces are filled in. */
export const REFUSALS = {
  'action.malformed': ['SB-3', 'this is not an action of Space Base: {problems}'],
  'action.over': ['SB-8.2', 'the match is over'],
  'action.not-asked': ['SB-3.11', 'nothing is asked of this seat now'],
  'action.other-question': ['SB-3', 'this does not answer what is asked: {asked}'],
  'use.not-charged': ['SB-7.2', 'the ability of this ship is not charged'],
  'use.not-up': ['SB-7.5', 'no ship of this seat shows this ability'],
  'use.not-this-turn': ['SB-7.1', "this ability cannot be used on this player's turn"],
  'use.not-now': ['SB-3.1', 'this ability is for another moment of the turn'],
  'use.in-vain': ['SB-7.6', 'nothing can be done with this ability now'],
  'use.once-a-step': ['SB-7.6', 'a box that places or moves charges is used once a step'],
  'use.without': ['SB-7.24', 'these effects cannot be declined beforehand'],
  'done.turn': ['SB-3.7', 'there is nothing left of the turn to decline; being done is enough'],
  'set.value': ['SB-7.15', 'a die shows 1 to 6'],
  'reroll.dice': ['SB-7.14', 'one die or both are rolled again, named in order'],
  'allocate.sectors': ['SB-3.3', 'the dice are used separately or combined'],
  'allocate.order': [
    'SB-3.12',
    'the order of the dice makes no difference here; name them as rolled',
  ],
  'allocate.shift': ['SB-7.10', 'these dice arrows do not lead from the sum to this sector'],
  'allocate.double': ['SB-7.21', 'this cannot be doubled with this ability'],
  'arrow.direction': ['SB-6.4', 'no arrow leads to something in this direction'],
  'claim.not-there': ['SB-4.5', 'this ship does not lie in the shipyard'],
  'claim.level': ['SB-4.5', 'no ship of this level may be claimed now'],
  'buy.not-there': ['SB-3.6', 'this card is not on sale'],
  'buy.too-dear': ['SB-4.1', 'this card costs {cost}, and there are {credits} credits'],
  'buy.sector': ['SB-7.18', 'the card cannot be stationed in this sector'],
  'sector.colony': ['SB-4.7', 'sector {sector} holds a colony'],
  'charge.own-ship': ['SB-7.17', 'the ship whose ability is used cannot be charged by it'],
  'charge.no-slot': ['SB-7.17', 'this ship has no free slot'],
  'charge.no-cube': ['SB-7.17', 'this ship has no cube to move'],
  'exchange.not-stationed': [
    'SB-7.19',
    'only a ship stationed on the console can be exchanged with',
  ],
  'offer.not-dealt': ['SB-2.8', 'this ship was not dealt to this seat'],
} as const satisfies Record<string, readonly [clause: string, sentence: string]>;

export type RefusalCode = keyof typeof REFUSALS;

/** The refusal with this code, to be thrown before anything has changed. */
export function refuse(code: RefusalCode, facts: Facts = {}): IllegalAction {
  const [clause, sentence] = REFUSALS[code];
  return new IllegalAction(code, `${fill(sentence, facts)} (${clause})`, { clause, ...facts });
}
