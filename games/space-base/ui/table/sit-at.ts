/** Sits down at a table that was set up in a line or two, for tests of what matches seldom come to. */

import type { Seat, Update } from '@starboard/engine';
import type { Line } from '@starboard/look/table.ts';
import type { Action, SpaceBaseTypes } from '@starboard/space-base';
import type { Table } from '../../rules/position.ts';
import { type Sight, see } from './visit.tsx';

/** In the first seat; nobody else answers. */
export function sitAt(table: Table, sight: Sight = {}): Promise<HTMLElement> {
  return see([lineFrom(table)], table.state.consoles.length, sight);
}

const OWN = 0 as Seat;

function lineFrom(table: Table): Line<SpaceBaseTypes> {
  const listeners = new Set<(update: Update<SpaceBaseTypes>) => void>();
  let latest = updateOf(table, 0);
  return {
    viewer: OWN,
    connection: {
      act: async (action: Action) => {
        table.does(OWN, action);
        latest = updateOf(table, latest.seq + 1);
        for (const listener of listeners) listener(latest);
        return { seq: latest.seq, doubled: false };
      },
      history: async () => [],
      leave: async () => {},
      undo: notHere,
      instruct: notHere,
      imagine: notHere,
    },
    latest: () => latest,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function updateOf({ game, state }: Table, seq: number): Update<SpaceBaseTypes> {
  return {
    seq,
    view: game.view(state, OWN),
    actors: game.actors(state),
    choices: game.legal(state, OWN).map((action) => ({
      action,
      preview: game.preview?.(state, OWN, action) ?? null,
    })),
    events: [],
    undone: [],
    undoable: false,
    order: null,
    result: null,
    watch: null,
  };
}

function notHere(): never {
  throw new Error('nobody hosts this table');
}
