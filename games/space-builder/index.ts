/** Space Builder: the rules, the maps, the bots, and what belongs to them. */

import type { GameBox } from '@starboard/engine';
import { BUILDERS } from './bots/builders.ts';
import { measure } from './bots/measure.ts';
import { spaceBuilder } from './rules/game.ts';
import type { SpaceBuilderTypes } from './rules/types.ts';

export { mapSvg } from './art/map.ts';
export { BUILDERS } from './bots/builders.ts';
export { PACES, type Pace } from './bots/pace.ts';
export * from './bots/simulation.ts';
export { isDate } from './maps/date.ts';
export * from './maps/difficulty.ts';
export * from './maps/generation.ts';
export * from './maps/map.ts';
export * from './maps/printed.ts';
export * from './maps/reading.ts';
export type * from './rules/action.ts';
export { believed, CAP } from './rules/clock.ts';
export type * from './rules/event.ts';
export { spaceBuilder } from './rules/game.ts';
export { cardsAt, recordingOf } from './rules/history.ts';
export type * from './rules/options.ts';
export type * from './rules/state.ts';
export type { SpaceBuilderTypes } from './rules/types.ts';
export type * from './rules/view.ts';

export const box: GameBox<SpaceBuilderTypes> = {
  game: spaceBuilder,
  bots: BUILDERS,
  daily: (date) => spaceBuilder.readOptions({ play: { kind: 'daily', date, sealed: true } }, 1),
  measure,
};
