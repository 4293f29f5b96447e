/** The cards the screen draws, by their numbers. */

import game, { type CardNumber, type CatalogCard } from '@starboard/space-base';

export const { catalog } = game;

export function cardAt(number: CardNumber): CatalogCard {
  return catalog.cards[number] as CatalogCard;
}
