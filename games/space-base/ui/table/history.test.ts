/** What the log tells and the end adds up, and what is struck out of it. */

import {
  historyFor,
  LocalHost,
  Match,
  Random,
  type Seat,
  type Seed,
  type Update,
} from '@starboard/engine';
import game, { type SpaceBaseTypes } from '@starboard/space-base';
import { expect, test } from 'vitest';
import { eventsOf, type History, pagesBefore, turnPage } from './history.ts';

const SEED = '7'.repeat(64) as Seed;

test('what a player takes back is struck out, and the rest stays', async () => {
  const host = new LocalHost(Match.start(game, { seats: 2, seed: SEED }));
  let history: History = [];
  const lines = await Promise.all(
    [0, 1].map((seat) =>
      host.join(seat as Seat, (update) => {
        if (seat === 0) history = turnPage(history, update);
      }),
    ),
  );
  const act = (seat: Seat) => lines[seat]?.act(host.match.legal(seat)[0] as never, host.match.seq);
  await act(host.match.state.active);
  const rolled = eventsOf(history).length;
  const [first] = host.match.actors;
  await act(first as Seat);
  expect(eventsOf(history).length).toBeGreaterThan(rolled);
  await lines[first as Seat]?.undo();
  expect(eventsOf(history)).toHaveLength(rolled);
  expect(eventsOf(history).map(({ kind }) => kind)).toContain('rolled');
  const [undone] = history.at(-1)?.undone ?? [];
  expect(undone?.seat).toBe(first);
  expect(undone?.events[0]).toMatchObject({ seat: first });
});

test('nothing but what was taken back is struck out: whoever was there throughout knows what one who comes later is told', async () => {
  const seats = 2;
  const host = new LocalHost(Match.start(game, { seats, seed: SEED }));
  const { match } = host;
  let history: History = [];
  let silent = 0;
  const listen = (update: Update<SpaceBaseTypes>): void => {
    history = turnPage(history, update);
    if (update.events.length === 0 && update.undone.length === 0) silent += 1;
  };
  const lines = [await host.join(0 as Seat, listen), await host.join(1 as Seat, () => {})];
  const mind = new Random('8'.repeat(64) as Seed);
  let undone = 0;
  while (match.result === undefined) {
    const [seat] = match.actors as [Seat];
    await lines[seat]?.act(mind.pick(match.legal(seat)), match.seq);
    if (match.result === undefined && match.canUndo(seat) && mind.below(4) === 0) {
      await lines[seat]?.undo();
      undone += 1;
    }
  }
  expect(Math.min(silent, undone)).toBeGreaterThan(5);
  const told = pagesBefore(historyFor(match, 0 as Seat, match.seq), seats);
  expect(eventsOf(history)).toEqual(eventsOf(told));
});

test('what is told of before adds up to what lies on the table', async () => {
  const seats = 3;
  const match = Match.start(game, { seats, seed: SEED });
  const mind = new Random('8'.repeat(64) as Seed);
  while (match.result === undefined) {
    const [seat] = match.actors as [Seat];
    match.act(seat, mind.pick(match.legal(seat)));
  }
  const pages = pagesBefore(historyFor(match, 'spectator', match.seq), seats);
  expect(pages.at(-1)?.vp).toEqual(match.state.consoles.map(({ vp }) => vp));
  expect(pages.at(-1)?.round).toBe(match.state.round);
});
