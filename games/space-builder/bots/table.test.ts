/** Bots at a real table: a host with a stopwatch, where everything takes its time. */

import {
  type Clock,
  openTable,
  type Seat,
  type Seed,
  seatsOf,
  type Update,
} from '@starboard/engine';
import { expect, test } from 'vitest';
import { box } from '../index.ts';
import type { SpaceBuilderTypes } from '../rules/types.ts';

/** A clock that jumps to the next moment something is waiting for, or somewhat past it. */
class JumpingClock implements Clock {
  readonly #late: number;
  #now = 0;
  #waiting: { at: number; call: () => void }[] = [];

  constructor(late: number) {
    this.#late = late;
  }

  now(): number {
    return this.#now;
  }

  wake(after: number, call: () => void): () => void {
    const entry = { at: this.#now + after, call };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry);
    };
  }

  /** Lets everybody think, then jumps; until it is done. */
  async run(done: () => boolean): Promise<void> {
    for (let jumps = 0; !done(); jumps++) {
      if (jumps > 20_000) throw new Error('the match does not come to an end');
      await new Promise((resolve) => setImmediate(resolve));
      this.#waiting.sort((one, other) => one.at - other.at);
      const next = this.#waiting.shift();
      if (next === undefined) continue;
      this.#now = Math.max(this.#now, next.at + this.#late);
      next.call();
    }
  }
}

async function playedAtTable(seats: number, late: number): Promise<Update<SpaceBuilderTypes>> {
  const clock = new JumpingClock(late);
  const bots = seatsOf(seats).map((seat) => ({ seat, bot: levelOf(seat), thinking: 1 }));
  const table = {
    options: {},
    seats,
    seed: 'ab'.repeat(32) as Seed,
    log: [],
    bots,
    botSeed: 'cd'.repeat(32) as Seed,
  };
  const host = await openTable(box, table, {
    clock,
    onFailure: (error) => {
      throw error;
    },
  });
  let latest: Update<SpaceBuilderTypes> | undefined;
  await host.join('spectator', (update) => {
    latest = update;
  });
  await clock.run(() => latest !== undefined && latest.result !== null);
  host.close();
  return latest as Update<SpaceBuilderTypes>;
}

const levelOf = (seat: Seat): string => ['newcomer', 'expert', 'practised'][seat] ?? 'child';

test('bots at a table play a match to the end, each at its own pace', async () => {
  const { view, result } = await playedAtTable(3, 0);
  expect(result?.places[1]).toBe(1);
  const boards = view.round?.check?.boards ?? [];
  expect(boards[0]?.finish).toBeGreaterThan(5000);
});

test('a table that is held up slows the bots down, and no more', async () => {
  const { view } = await playedAtTable(2, 150);
  const [time] = view.players.map((player) => player.time / (view.round?.number ?? 1));
  expect(time).toBeGreaterThan(10_000);
  expect(time).toBeLessThan(60_000);
});
