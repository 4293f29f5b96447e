/** Whoever has changed seats, or has none any more, looks and acts from where he is now, whatever he asked for before. */

import type { TableUpdate } from '@starboard/client/protocol';
import type { Seat, Update } from '@starboard/engine';
import { expect, test } from 'vitest';
import { HandClock } from '../../engine/third-game/hand-clock.ts';
import type { Salvage } from '../../engine/third-game/salvage.ts';
import { type Guest, guest } from '../api/visitors.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import type { TableId } from '../storage/schema.ts';
import { PATIENT } from './raw-socket.conformance.ts';
import { type Venue, venuesOn } from './venue.conformance.ts';

forEachStorage('who changes seats', (open) => {
  const { openVenue, lineTo } = venuesOn(open);

  /** A line to a table that was joined from a seat while nobody had begun. */
  async function joinAs(venue: Venue, { cookie }: Guest, table: string, seat: number) {
    const updates: Update<Salvage>[] = [];
    const line = lineTo(venue, cookie);
    const update = (told: TableUpdate): void =>
      void updates.push(told.update as unknown as Update<Salvage>);
    await line.follow(table, { update }, seat as Seat);
    return { line, updates, latest: () => updates.at(-1) };
  }

  /** Who did what, as it was written. */
  async function written({ house }: Venue, table: string) {
    const entries = (await house.log.load(table as TableId))?.entries ?? [];
    return entries.map(({ entry }) => entry);
  }

  test('sees his new seat and not the old one, and what he does is done there', async () => {
    const venue = await openVenue();
    const [hilda, ada, bob] = [
      await guest(venue, 'Hilda'),
      await guest(venue, 'Ada'),
      await guest(venue, 'Bob'),
    ];
    const { id: table } = await hilda.open({ game: 'salvage', seats: 2, sits: false });
    await ada.sit(table, 0);
    const hers = await joinAs(venue, ada, table, 0);
    await ada.sit(table, 1);
    await bob.sit(table, 0);
    const his = await joinAs(venue, bob, table, 0);
    await hilda.start(table);
    await expect.poll(() => hers.latest()?.seq, PATIENT).toBe(0);

    await his.line.ask({ call: 'act', table, action: { send: 2 }, after: 0 });
    await expect.poll(() => hers.latest()?.seq, PATIENT).toBe(1);
    expect(his.latest()).toMatchObject({ view: { chosen: [2, 0] }, choices: [] });
    expect(hers.latest()).toMatchObject({ view: { chosen: [0, 0] }, undoable: false });
    expect(hers.latest()?.choices).toHaveLength(5);
    const told = hers.updates.flatMap(({ events }) => events);
    const heard = await hers.line.ask<unknown>({ call: 'history', table, upTo: 1 });
    expect(JSON.stringify([told, heard])).not.toContain('crew');

    await hers.line.ask({ call: 'instruct', table, order: { always: 'largest' } });
    await expect
      .poll(() => written(venue, table), PATIENT)
      .toMatchObject([
        { seat: 0, action: { send: 2 } },
        { seat: 1, order: { always: 'largest' } },
        { seat: 1, action: { send: 5 } },
      ]);
  });

  test('takes nothing back that somebody else did on his old seat', async () => {
    const venue = await openVenue();
    const [ada, bob] = [await guest(venue, 'Ada'), await guest(venue, 'Bob')];
    const { id: table } = await ada.open({ game: 'salvage', seats: 2 });
    const hers = await joinAs(venue, ada, table, 0);
    await ada.sit(table, 1);
    await bob.sit(table, 0);
    const his = await joinAs(venue, bob, table, 0);
    await ada.start(table);
    await expect.poll(() => his.latest()?.seq, PATIENT).toBe(0);
    await his.line.ask({ call: 'act', table, action: { send: 2 }, after: 0 });
    const undo = hers.line.ask({ call: 'undo', table, after: 1 });
    await expect(undo).rejects.toMatchObject({ code: 'undo.nothing' });
    await hers.line.ask({ call: 'act', table, action: { send: 4 }, after: 0 });
    expect(await written(venue, table)).toMatchObject([
      { seat: 0, action: { send: 2 } },
      { seat: 1, action: { send: 4 } },
    ]);
  });

  test('and was shown out by the host, looks on like anyone, as late as the table has chosen', async () => {
    const clock = new HandClock();
    const venue = await openVenue({ play: { clock } });
    const [hilda, ada, bob] = [
      await guest(venue, 'Hilda'),
      await guest(venue, 'Ada'),
      await guest(venue, 'Bob'),
    ];
    const { id: table } = await hilda.open({ game: 'salvage', seats: 2, delay: 10_000 });
    await ada.sit(table, 1);
    const hers = await joinAs(venue, ada, table, 1);
    await hilda.clearSeat(table, 1);
    await bob.sit(table, 1);
    const his = await joinAs(venue, bob, table, 1);
    await hilda.start(table);
    await expect.poll(() => hers.latest()?.seq, PATIENT).toBe(0);
    await his.line.ask({ call: 'act', table, action: { send: 2 }, after: 0 });
    await expect.poll(() => his.latest()?.seq, PATIENT).toBe(1);
    expect(hers.updates).toMatchObject([{ seq: 0, choices: [], view: { chosen: [0, 0] } }]);
    for (const call of [
      { call: 'act', table, action: { send: 1 }, after: 1 },
      { call: 'undo', table, after: 1 },
      { call: 'instruct', table, order: { always: 'largest' } },
      { call: 'imagine', table, seed: '7'.repeat(64) },
    ]) {
      await expect(hers.line.ask(call as never)).rejects.toMatchObject({ code: 'seat.none' });
    }
    expect(await hers.line.ask({ call: 'history', table, upTo: 1 })).toMatchObject([{ seq: 0 }]);
    await clock.pass(10_000);
    await expect.poll(() => hers.latest()?.seq, PATIENT).toBe(1);
    expect(hers.latest()).toMatchObject({ choices: [], view: { chosen: [0, 0] } });
  });

  test('because the seats that nobody had were taken away, plays on with everyone else', async () => {
    const venue = await openVenue();
    const [ada, bob] = [await guest(venue, 'Ada'), await guest(venue, 'Bob')];
    const { id: table } = await bob.open({ game: 'salvage', seats: 4 });
    await ada.sit(table, 3);
    const hers = await joinAs(venue, ada, table, 3);
    const his = await joinAs(venue, bob, table, 0);
    await bob.takeSeatsAway(table);
    await bob.start(table);
    await expect.poll(() => hers.latest()?.seq, PATIENT).toBe(0);
    await his.line.ask({ call: 'act', table, action: { send: 1 }, after: 0 });
    await hers.line.ask({ call: 'act', table, action: { send: 2 }, after: 0 });
    await expect.poll(() => his.latest()?.seq, PATIENT).toBe(2);
    expect(await written(venue, table)).toMatchObject([{ seat: 0 }, { seat: 1 }]);
  });
});
