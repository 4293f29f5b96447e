import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { guest } from '../api/visitors.conformance.ts';
import { layMatch } from '../play/club.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { PATIENT, rawSocket } from './raw-socket.conformance.ts';
import { type Venue, venuesOn } from './venue.conformance.ts';

async function metricsOf({ address }: Venue): Promise<string> {
  return (await fetch(`${address}/metrics`)).text();
}

forEachStorage('at /metrics', (open) => {
  const { openVenue } = venuesOn(open);

  /** Ada, who is to play with Bo, and says what she wants with her own hands. */
  async function adaAtATable(venue: Venue) {
    const people = [await guest(venue, 'Ada'), await guest(venue, 'Bo')] as const;
    const table = await layMatch(venue.house.database, {
      seats: 2,
      people: people.map(({ is }) => is.id as never),
    });
    const raw = await rawSocket(venue, '', { cookie: people[0].cookie });
    const ask = (id: number, call: object) =>
      raw.socket.send(JSON.stringify({ id, table, ...call }));
    return { ...raw, ask };
  }

  test('one reads what goes on, and what became of all that people do', async () => {
    const venue = await openVenue();
    const { socket, ask, answer } = await adaAtATable(venue);
    ask(1, { call: 'join' });
    ask(2, { call: 'act', action: { send: 1 }, after: 0 });
    ask(3, { call: 'act', action: { send: 1 }, after: 0 });
    ask(4, { call: 'undo', after: 1 });
    ask(5, { call: 'undo', after: 2 });
    ask(6, { call: 'instruct', order: 'fly' });
    await answer(6);
    const text = await metricsOf(venue);
    for (const line of [
      'starboard_sockets 1',
      'starboard_tables 1',
      'starboard_bot_queue 0',
      'starboard_actions_total{game="salvage",call="act",outcome="written"} 1',
      'starboard_actions_total{game="salvage",call="act",outcome="doubled"} 1',
      'starboard_actions_total{game="salvage",call="undo",outcome="written"} 1',
      'starboard_actions_total{game="salvage",call="undo",outcome="refused"} 1',
      'starboard_actions_total{game="salvage",call="instruct",outcome="refused"} 1',
      'starboard_acknowledgement_seconds_count 3',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
    socket.terminate();
  });

  test('an acknowledgement has taken as long as whoever waits for it has waited', async () => {
    const venue = await openVenue();
    const { socket, ask, answer } = await adaAtATable(venue);
    const { log } = venue.house;
    const load = log.load.bind(log);
    const held = Promise.withResolvers<void>();
    log.load = async (table) => {
      await held.promise;
      return load(table);
    };
    ask(1, { call: 'join' });
    ask(2, { call: 'act', action: { send: 1 }, after: 0 });
    await expect
      .poll(() => metricsOf(venue), PATIENT)
      .toContain('starboard_messages_total{outcome="accepted"} 2\n');
    await pause(200);
    held.resolve();
    expect(await answer(2)).toMatchObject({ value: { seq: 1 } });
    expect(await metricsOf(venue)).toContain(
      'starboard_acknowledgement_seconds_bucket{le="0.1"} 0\n',
    );
    socket.terminate();
  });

  test('every measure of a line is seen', async () => {
    const venue = await openVenue({ live: { beat: 20 } });
    const { socket } = await rawSocket(venue);
    await expect
      .poll(() => metricsOf(venue), PATIENT)
      .toMatch(/starboard_round_trip_seconds_count ([4-9]|\d\d)/);
    socket.terminate();
  });
});
