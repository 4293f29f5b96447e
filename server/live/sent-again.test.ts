/** Space Builder over a line that is cut after the server wrote, and before the word of it came. */

import { RemoteHost } from '@starboard/client';
import type { Receipt, Seat, Update } from '@starboard/engine';
import { type Action, placementOf, type SpaceBuilderTypes } from '@starboard/space-builder';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { guest } from '../api/visitors.conformance.ts';
import { layMatch } from '../play/club.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { type Venue, venuesOn } from './venue.conformance.ts';

const ada = 0 as Seat;
const bo = 1 as Seat;
const PATIENT = { timeout: 300_000 };

/** Both are ready, and the map has come up. */
const BUILDING = [
  { seq: 1, seat: ada, action: { kind: 'ready' } },
  { seq: 2, seat: bo, action: { kind: 'ready' } },
  { seq: 3, seat: ada, action: { kind: 'reveal', at: 3000 } },
];

const MOVES = ['place', 'take', 'flip'];

type Sight = Update<SpaceBuilderTypes>;

forEachStorage('an action with a time of its own', (open) => {
  const { openVenue, lineTo } = venuesOn(open);

  async function begin(venue: Venue) {
    const people = [await guest(venue, 'Ada'), await guest(venue, 'Bo')];
    const table = await layMatch(venue.house.database, {
      game: 'space-builder',
      options: {},
      seats: 2,
      people: people.map(({ is }) => is.id as never),
      log: BUILDING,
      at: Date.now(),
    });
    const sockets: WebSocket[] = [];
    const onSocket = (socket: WebSocket): void => void sockets.push(socket);
    const cookie = people[0]?.cookie;
    const line = lineTo(venue, cookie, { onSocket });
    const updates: Sight[] = [];
    const host = new RemoteHost<SpaceBuilderTypes>(line, table);
    const seat = await host.join(ada, (update) => updates.push(update));
    /** What she did with her buildings, as the log has it. */
    const done = async () => {
      const stored = await venue.house.log.load(table);
      const actions = stored?.entries.flatMap(({ entry }) =>
        'action' in entry ? [entry.action] : [],
      );
      return (actions as Action[]).filter(({ kind }) => MOVES.includes(kind));
    };
    return { table, cookie, seat, updates, done, socket: () => sockets.at(-1) as WebSocket };
  }

  test('is known again when it is sent again, however often the same is done (BU-6.3)', async () => {
    const venue = await openVenue();
    const { seat, updates, done, socket } = await begin(venue);
    const { view, seq } = updates[0] as Sight;
    const { round } = view;
    if (round === null) throw new Error('the round has not begun');
    const [first, second] = round.builders[ada]?.cards ?? [];
    if (first === undefined || second === undefined) throw new Error('there is nothing to build');
    // So early that it is not believed, and the log has another time.
    const at = 10;
    const place = (card: typeof first): Action => {
      const { slot } = placementOf(round.map, card.building);
      return { kind: 'place', building: card.building, slot, at };
    };
    const take: Action = { kind: 'take', building: first.building, at };
    const moves = [place(first), take, place(first), place(second)];

    // The client hears nothing more, while the server still hears the client.
    socket().removeAllListeners('message');
    const receipts = moves.map((action) => seat.act(action, seq));
    await expect.poll(async () => (await done()).length, PATIENT).toBe(moves.length);
    socket().terminate();
    for (const { doubled } of await Promise.all(receipts)) expect(doubled).toBe(true);
    expect((await done()).map(({ kind }) => kind)).toEqual(moves.map(({ kind }) => kind));

    // What is done now is new, although it is the same.
    expect(await seat.act(take, seq)).toMatchObject({ doubled: false });
    expect(await done()).toHaveLength(moves.length + 1);
  });

  test('is known again by another process, and under its own name alone', async () => {
    const venue = await openVenue();
    const { table, cookie, updates, done } = await begin(venue);
    const { view, seq } = updates[0] as Sight;
    const building = view.round?.builders[ada]?.cards?.[0]?.building;
    const act = async (at: Venue, side: string, sent: string): Promise<Receipt> => {
      const line = lineTo(at, cookie);
      await line.follow(table, {});
      const action = { kind: 'flip', building, side, at: 10 };
      return line.ask({ call: 'act', table, action, after: seq, sent });
    };
    const other = await openVenue({ play: { process: 'another' } });
    const receipt = await act(venue, 'B', 'x-1');
    expect(receipt.doubled).toBe(false);
    expect(await act(other, 'B', 'x-1')).toEqual({ ...receipt, doubled: true });
    expect(await act(other, 'A', 'x-2')).toMatchObject({ doubled: false });
    expect(await done()).toHaveLength(2);
  });
});
