/** How states, actions and events name a card. */

declare const cardNumberBrand: unique symbol;

/** A card's place in the catalog: starting ships first, then ships, then colonies. Every player's starting ships have the same numbers. */
export type CardNumber = number & { readonly [cardNumberBrand]: true };
