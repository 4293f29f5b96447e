/** One viewer's line to a match, for the screen of a game: no update is lost, however late the screen begins to listen. */

import type { GameTypes, Host, Update, Viewer } from '@starboard/engine';
import type { Line } from '@starboard/look/table.ts';

export async function openLine(
  host: Host<GameTypes>,
  viewer: Viewer,
  /** Told of every update as it comes. */
  watch: (update: Update<GameTypes>) => void = () => {},
): Promise<Line<GameTypes>> {
  const listeners = new Set<(update: Update<GameTypes>) => void>();
  /** What came before anyone listened. */
  let waiting: Update<GameTypes>[] = [];
  let latest: Update<GameTypes> | undefined;

  const connection = await host.join(viewer, (update) => {
    watch(update);
    if (latest !== undefined && listeners.size === 0) {
      waiting.push(update);
      return;
    }
    latest = update;
    for (const listener of listeners) listener(update);
  });

  return {
    viewer,
    connection,
    latest: () => latest as Update<GameTypes>,
    listen(listener) {
      listeners.add(listener);
      const missed = waiting;
      waiting = [];
      for (const update of missed) {
        latest = update;
        listener(update);
      }
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
