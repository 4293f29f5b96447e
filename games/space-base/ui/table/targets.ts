/** Which cards can be picked for an answer, and why the others cannot. */

import type { Seat } from '@starboard/engine';
import type { Action, CardNumber, Catalog, View } from '@starboard/space-base';
import type { BaseChoice } from './desk.tsx';

/** By card, the answers it can be picked for, in the order in which they are offered. */
export function targetsOf(choices: readonly BaseChoice[]): Map<CardNumber, BaseChoice[]> {
  const targets = new Map<CardNumber, BaseChoice[]>();
  for (const choice of choices) {
    const card = targetOf(choice.action);
    if (card === undefined) continue;
    const known = targets.get(card);
    if (known === undefined) targets.set(card, [choice]);
    else known.push(choice);
  }
  return targets;
}

/** The card that is pressed to give this answer; of a charge that moves, the ship it comes from. */
export function targetOf(action: Action): CardNumber | undefined {
  if (action.do === 'move') return action.from;
  return 'card' in action ? action.card : undefined;
}

/** Why a card on sale cannot be bought, as a key of the game's errors with its facts. */
export function whyNotForSale(
  catalog: Catalog,
  view: View,
  seat: Seat,
  card: CardNumber,
): { code: 'buy.too-dear' | 'sector.colony'; facts: Record<string, number> } | undefined {
  const { cost, sector } = catalog.cards[card] as Catalog['cards'][number];
  const console = view.consoles[seat];
  if (console === undefined) return undefined;
  const stationed = catalog.cards[console.stationed[sector - 1] as CardNumber];
  if (stationed?.colony === true) return { code: 'sector.colony', facts: { sector } };
  if (cost > console.credits) {
    return { code: 'buy.too-dear', facts: { cost, credits: console.credits } };
  }
  return undefined;
}
