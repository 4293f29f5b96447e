/** Space Builder: the rules, the maps and what belongs to them. */

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
