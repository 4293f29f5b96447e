/** A match on a server, as a page or a bot takes part in it: like a match in the same process, but over a line. */

import type {
  Chapter,
  Connection,
  GameTypes,
  Host,
  Imagined,
  Receipt,
  Update,
  Viewer,
} from '@starboard/engine';
import type { Line } from './line.ts';
import type { TableUpdate } from './protocol.ts';

export class RemoteHost<T extends GameTypes> implements Host<T> {
  readonly #line: Line;
  readonly #table: string;

  constructor(line: Line, table: string) {
    this.#line = line;
    this.#table = table;
  }

  /** Takes part from one's own seat, or looks on; the match has begun. */
  async join(viewer: Viewer, listen: (update: Update<T>) => void): Promise<Connection<T>> {
    const line = this.#line;
    const table = this.#table;
    const first = Promise.withResolvers<void>();
    const update = ({ since, update }: TableUpdate): void => {
      // Between two entries only a stopwatch can be put right.
      if (since === update.seq && update.watch === null) return;
      listen(update as Update<T>);
      first.resolve();
    };
    const leave = await line.follow(table, { update }, viewer);
    await first.promise;
    // Two at once would look like one that was sent twice.
    let undoing: Promise<unknown> = Promise.resolve();
    let undone = 0;
    const undo = async (): Promise<Receipt> => {
      const after = Math.max(undone, line.seen(table));
      const receipt = await line.ask<Receipt>({ call: 'undo', table, after });
      undone = receipt.seq;
      return receipt;
    };
    const name = Math.random().toString(36).slice(2, 10);
    let acts = 0;
    return {
      act: (action, after) => {
        acts += 1;
        return line.ask<Receipt>({ call: 'act', table, action, after, sent: `${name}-${acts}` });
      },
      undo: () => {
        const done = undoing.then(undo, undo);
        undoing = done;
        return done;
      },
      instruct: (order) => line.ask<Receipt>({ call: 'instruct', table, order }),
      imagine: (seed) => line.ask<Imagined<T>>({ call: 'imagine', table, seed }),
      history: (upTo) => line.ask<Chapter<T>[]>({ call: 'history', table, upTo }),
      leave: async () => leave(),
    };
  }
}
