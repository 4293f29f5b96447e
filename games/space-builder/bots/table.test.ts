/** Bots at a real table: a host with a stopwatch, where everything takes its time. */

import { openTable, type Seat, type Seed, seatsOf, type Update } from '@starboard/engine';
import { expect, test } from 'vitest';
import { HandClock } from '../../../engine/third-game/hand-clock.ts';
import { box } from '../index.ts';
import type { SpaceBuilderTypes } from '../rules/types.ts';

async function playedAtTable(seats: number, late: number): Promise<Update<SpaceBuilderTypes>> {
  const clock = new HandClock(() => late);
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
  for (let minutes = 0; minutes < MOST_MINUTES && !latest?.result; minutes++) {
    await clock.pass(60_000);
  }
  host.close();
  return latest as Update<SpaceBuilderTypes>;
}

/** No match takes as long; one that does has no result. */
const MOST_MINUTES = 600;

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
