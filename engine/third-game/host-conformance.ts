/** What every host promises, as one suite for all of them: in process, in a worker in Node, in a worker in a browser. */

import { describe, expect, test } from 'vitest';
import { type Host, type LocalTable, readSeed, type Seat, type Update } from '../index.ts';
import type { Salvage } from './salvage.ts';

export const [ada, bo] = [0, 1] as Seat[] as [Seat, Seat];
const cy = 2 as Seat;

export function tableOf(change: Partial<LocalTable> = {}): LocalTable {
  return {
    options: { rounds: 3 },
    seats: 3,
    seed: readSeed('0c'.repeat(32)),
    log: [],
    bots: [],
    botSeed: readSeed('0d'.repeat(32)),
    ...change,
  };
}

/** A viewer that keeps what it is told. */
export async function watch(host: Host<Salvage>, viewer: Seat | 'spectator') {
  const updates: Update<Salvage>[] = [];
  const waiting = new Set<() => void>();
  const connection = await host.join(viewer, (update) => {
    updates.push(update);
    for (const wake of waiting) wake();
  });
  const latest = (): Update<Salvage> => updates.at(-1) as Update<Salvage>;
  async function until(holds: (update: Update<Salvage>) => boolean): Promise<Update<Salvage>> {
    while (updates.length === 0 || !holds(latest())) {
      await new Promise<void>((resolve) => {
        waiting.add(resolve);
      });
    }
    return latest();
  }
  return { ...connection, updates, latest, until };
}

export function hostConformance(
  name: string,
  open: (table: LocalTable) => Promise<Host<Salvage>>,
): void {
  describe(`${name} keeps the promises of a host`, () => {
    test('who joins sees the table at once, with his own choices and what they bring', async () => {
      const seen = await watch(await open(tableOf()), ada);
      const update = await seen.until(() => true);
      expect(update).toMatchObject({ seq: 0, actors: [0, 1, 2], undoable: false, result: null });
      expect(update.choices).toEqual(
        [1, 2, 3].map((send) => ({ action: { send }, preview: { crewLeft: 2 } })),
      );
      expect(update.events).toMatchObject([{ kind: 'found' }]);
      expect(update.view.pile).toBe(11);
    });

    test('everyone is told of an action, each as far as it is for him', async () => {
      const host = await open(tableOf());
      const [mine, theirs, outside] = await Promise.all([
        watch(host, ada),
        watch(host, bo),
        watch(host, 'spectator'),
      ]);
      expect(await mine.act({ send: 2 }, 0)).toEqual({ seq: 1, doubled: false });
      expect((await mine.until(({ seq }) => seq === 1)).events).toEqual([
        { kind: 'chosen', seat: 0, crew: 2 },
      ]);
      expect((await theirs.until(({ seq }) => seq === 1)).events).toEqual([
        { kind: 'chosen', seat: 0 },
      ]);
      const seen = await outside.until(({ seq }) => seq === 1);
      expect(seen.events).toEqual([]);
      expect(seen.choices).toEqual([]);
      expect(theirs.latest().view.chosen).toEqual([0, 0, 0]);
      expect(mine.latest()).toMatchObject({ choices: [], undoable: true, actors: [1, 2] });
    });

    test('what is refused says why, and changes nothing', async () => {
      const host = await open(tableOf());
      const mine = await watch(host, ada);
      const outside = await watch(host, 'spectator');
      await expect(mine.act({ send: 9 }, 0)).rejects.toMatchObject({
        name: 'IllegalAction',
        code: 'salvage.no-such-crew',
      });
      await expect(mine.act({ send: 1 }, 5)).rejects.toMatchObject({ code: 'action.stale' });
      await expect(mine.undo()).rejects.toMatchObject({ code: 'undo.nothing' });
      await expect(mine.instruct({ always: 'all' } as never)).rejects.toMatchObject({
        name: 'BadInput',
        code: 'order.malformed',
      });
      await expect(outside.act({ send: 1 }, 0)).rejects.toMatchObject({ code: 'seat.none' });
      await expect(watch(host, 9 as Seat)).rejects.toMatchObject({ code: 'seat.unknown' });
      expect((await watch(host, bo)).latest().seq).toBe(0);
    });

    test('an action sent twice is confirmed once', async () => {
      const mine = await watch(await open(tableOf()), ada);
      const receipts = await Promise.all([mine.act({ send: 2 }, 0), mine.act({ send: 2 }, 0)]);
      expect(receipts).toEqual([
        { seq: 1, doubled: false },
        { seq: 1, doubled: true },
      ]);
      expect(mine.latest().seq).toBe(1);
    });

    test('undo and standing orders go the same way', async () => {
      const host = await open(tableOf());
      const [mine, theirs] = [await watch(host, ada), await watch(host, bo)];
      await mine.act({ send: 2 }, 0);
      await mine.undo();
      expect((await mine.until(({ seq }) => seq === 2)).choices).toHaveLength(3);
      await theirs.instruct({ always: 'smallest' });
      const followed = await theirs.until(({ seq }) => seq === 4);
      expect(followed).toMatchObject({ order: { always: 'smallest' }, choices: [] });
      expect(followed.events).toEqual([{ kind: 'chosen', seat: 1, crew: 1 }]);
    });

    test('everyone is told what was taken back and by whom, and nothing else is told like it', async () => {
      const host = await open(tableOf());
      const [mine, outside] = [await watch(host, ada), await watch(host, 'spectator')];
      const told = async (seq: number) =>
        Promise.all(
          [mine, outside].map(async (viewer) => {
            const { undone } = await viewer.until((update) => update.seq === seq);
            return undone;
          }),
        );
      await mine.act({ send: 2 }, 0);
      // The spectator hears of no event here either, and yet nothing was taken back.
      expect(await told(1)).toEqual([[], []]);
      await mine.undo();
      const undo = { seq: 2, seat: ada, undo: 1 };
      expect(await told(2)).toEqual([[undo], [undo]]);
      await mine.instruct({ always: 'smallest' });
      expect(await told(4)).toEqual([[], []]);
      expect((await watch(host, bo)).latest().undone).toEqual([]);
    });

    test('a viewer can imagine the table: what it cannot see is drawn anew', async () => {
      const host = await open(tableOf());
      const [mine, theirs] = [await watch(host, ada), await watch(host, bo)];
      await mine.act({ send: 2 }, 0);
      await theirs.until(({ seq }) => seq === 1);
      const imagined = await Promise.all(
        ['01', '02', '03', '04'].map((byte) => theirs.imagine(readSeed(byte.repeat(32)))),
      );
      expect(new Set(imagined.map(({ state }) => state.pile.join())).size).toBe(4);
      for (const { seq, state } of imagined) {
        expect(seq).toBe(1);
        expect(state.chosen[0]).toBeGreaterThan(0);
        expect(state.chosen[1]).toBe(0);
      }
    });

    test('who comes in the middle can hear what happened, as far as it is for him', async () => {
      const host = await open(tableOf({ seats: 2 }));
      const [mine, theirs] = [await watch(host, ada), await watch(host, bo)];
      const outside = await watch(host, 'spectator');
      const viewers = [mine, theirs, outside];
      const deeds = [
        () => mine.act({ send: 1 }, 0),
        () => mine.undo(),
        () => mine.act({ send: 3 }, 2),
        () => theirs.act({ send: 1 }, 3),
      ];
      for (const [done, deed] of deeds.entries()) {
        await deed();
        // Told one by one: whoever is slow hears of several at once.
        for (const viewer of viewers) await viewer.until(({ seq }) => seq === done + 1);
      }
      for (const viewer of viewers) {
        const chapters = await viewer.history(4);
        // Whoever was there throughout was told the same, and of what was taken back besides.
        expect(chapters).toEqual(
          viewer.updates
            .filter(({ seq, events }) => seq !== 1 && events.length > 0)
            .map(({ seq, events }) => ({ seq, events })),
        );
        expect(await viewer.history(2)).toEqual(chapters.slice(0, 1));
      }
      expect(await theirs.history(4)).toMatchObject([
        { seq: 0, events: [{ kind: 'found' }] },
        { seq: 3, events: [{ kind: 'chosen', seat: ada }] },
        { seq: 4, events: [{ kind: 'chosen', crew: 1 }, { kind: 'taken', seat: ada }, {}] },
      ]);
      expect(JSON.stringify(await theirs.history(3))).not.toContain('crew');
    });

    test('who has left is told nothing more, and can come back to his seat', async () => {
      const host = await open(tableOf());
      const [mine, theirs] = [await watch(host, ada), await watch(host, bo)];
      await mine.leave();
      const told = mine.updates.length;
      await theirs.act({ send: 1 }, 0);
      expect(mine.updates).toHaveLength(told);
      expect((await watch(host, ada)).latest().seq).toBe(1);
    });

    test('bots take seats like anyone else, and play to the end', async () => {
      const bots = [ada, bo, cy].map((seat, index) => ({
        seat,
        bot: ['random', 'bold', 'monte-carlo'][index] as string,
        thinking: 5,
      }));
      const outside = await watch(await open(tableOf({ bots })), 'spectator');
      const { result, seq } = await outside.until((update) => update.result !== null);
      expect(seq).toBe(9);
      expect(result?.places).toContain(1);
    });

    test('a person and two bots finish a game together', async () => {
      const bots = [bo, cy].map((seat) => ({ seat, bot: 'bold', thinking: 5 }));
      const mine = await watch(await open(tableOf({ bots })), ada);
      for (let round = 0; round < 3; round++) {
        const { choices, seq } = await mine.until((update) => update.choices.length === 3 - round);
        await mine.act(choices[0]?.action as Salvage['action'], seq);
      }
      expect((await mine.until((update) => update.result !== null)).result?.scores).toHaveLength(3);
    });

    test('a table is taken up again where its log ends', async () => {
      const log = [
        { seq: 1, seat: ada, action: { send: 1 } },
        { seq: 2, seat: bo, order: { always: 'largest' } },
      ];
      const mine = await watch(await open(tableOf({ log })), ada);
      const update = await mine.until(({ seq }) => seq === 3);
      expect(update.actors).toEqual([cy]);
    });
  });
}
