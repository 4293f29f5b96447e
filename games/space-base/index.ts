/** Space Base: the rules and the cards, usable without the rest. The default game has the cards of the published base game. */

import type { GameBox } from '@starboard/engine';
import { botsFor } from './bots/bots.ts';
import { measureOf } from './bots/measure.ts';
import { baseSet } from './cards/base.ts';
import { spaceBase } from './rules/game.ts';
import type { SpaceBaseTypes } from './rules/types.ts';

const game = spaceBase(baseSet);

export default game;

export const box: GameBox<SpaceBaseTypes> = {
  game,
  bots: botsFor(game.catalog),
  measure: measureOf(game),
};

export { baseSet } from './cards/base.ts';
export * from './cards/card.ts';
export { readCardSet } from './cards/read.ts';
export type * from './rules/action.ts';
export type { CardNumber } from './rules/card-number.ts';
export type { Catalog, CatalogCard } from './rules/catalog.ts';
export type { Event, Face as FaceUp, Resources } from './rules/event.ts';
export { type SpaceBase, spaceBase } from './rules/game.ts';
export { CHANCES, ROLLS } from './rules/odds.ts';
export type * from './rules/options.ts';
export type { Order } from './rules/order.ts';
export type { Preview } from './rules/preview.ts';
export type * from './rules/question.ts';
export type * from './rules/state.ts';
export type * from './rules/types.ts';
export type { ConsoleView, View } from './rules/view.ts';
