/** A state that a viewer cannot tell from the real one: everything hidden from the viewer is drawn anew. */

import type { Random, Viewer } from '@starboard/engine';
import type { CardNumber } from './card-number.ts';
import type { Catalog } from './catalog.ts';
import { cardOf } from './console.ts';
import { clone } from './copy.ts';
import { legalOffers } from './offers.ts';
import type { Console, State } from './state.ts';

export function redeal(cards: Catalog, state: State, viewer: Viewer, random: Random): State {
  const copy = clone(state);
  const hidden = copy.consoles.filter(
    (console, seat) => seat !== viewer && console.hand.length > 0,
  );
  for (const [index, deck] of copy.decks.entries()) {
    const level = index + 1;
    const held = hidden.flatMap((console) =>
      console.hand.filter((card) => isOf(cards, card, level)),
    );
    deck.push(...held);
    random.shuffle(deck);
  }
  for (const console of hidden) redealHand(cards, copy, console, random);
  return copy;
}

/** As many cards of each level as before; and somebody who has chosen has chosen something of them. */
function redealHand(cards: Catalog, state: State, console: Console, random: Random): void {
  const levels = console.hand.map((card) => cardOf(cards, card).level);
  console.hand = levels.map((level) => state.decks[level - 1]?.pop() as CardNumber);
  console.picked = [];
  for (;;) {
    const taking = legalOffers(cards, console).filter((action) => action.do === 'take');
    const next = random.below(taking.length + 1);
    const action = taking[next];
    if (action === undefined) return;
    console.picked.push(action.card);
  }
}

function isOf(cards: Catalog, card: CardNumber, level: number): boolean {
  return cardOf(cards, card).level === level;
}
