/** What was agreed for a player by himself, such as a handicap, goes along with him wherever he sits. */

import type { AnyGame, Seat } from '@starboard/engine';
import type { TableRow } from '../storage/schema.ts';

/** `before` says, by seat, where its player sat. */
export function optionsReseated(
  game: AnyGame,
  { options: agreed, seats }: Pick<TableRow, 'options' | 'seats'>,
  before: readonly Seat[],
): unknown {
  const options: unknown = game.readOptions(JSON.parse(agreed), seats);
  return game.readOptions(game.reseat?.(options, before) ?? options, before.length);
}
