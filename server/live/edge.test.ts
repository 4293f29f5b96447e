import { once } from 'node:events';
import { type Line, RemoteHost } from '@starboard/client';
import type { Saying, TableNews } from '@starboard/client/protocol';
import { Random, type Seat, type Seed } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { HandClock } from '../../engine/third-game/hand-clock.ts';
import { watch } from '../../engine/third-game/host-conformance.ts';
import type { Salvage } from '../../engine/third-game/salvage.ts';
import { nonsense } from '../../tools/crowd/nonsense.ts';
import { liveAddress } from '../../tools/crowd/visitor.ts';
import { type Guest, guest } from '../api/visitors.conformance.ts';
import { USUAL_HABITS } from '../play/attendant.ts';
import { layMatch } from '../play/club.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { putPerson, putTable } from '../storage/rows.conformance.ts';
import type { TableId } from '../storage/schema.ts';
import { say } from './chat.ts';
import { PATIENT, rawSocket } from './raw-socket.conformance.ts';
import { type Venue, venuesOn } from './venue.conformance.ts';

const ada = 0 as Seat;
const bo = 1 as Seat;

forEachStorage('the edge', (open) => {
  const { openVenue, lineTo } = venuesOn(open);

  async function twoAt(venue: Venue, change = {}): Promise<{ table: TableId; people: Guest[] }> {
    const people = [await guest(venue, 'Ada'), await guest(venue, 'Bo')];
    const table = await layMatch(venue.house.database, {
      seats: 2,
      people: people.map(({ is }) => is.id as never),
      ...change,
    });
    return { table, people };
  }

  describe('what cannot be done says why', () => {
    test.each([
      [{ id: 7, call: 'join', table: 'nowhere' }, 'table.unknown'],
      [{ id: 7, call: 'act', table: 'nowhere', action: {}, after: 0 }, 'table.not-joined'],
      [{ id: 7, call: 'fly' }, 'request.malformed'],
      [{ id: 7, call: 'join' }, 'request.malformed'],
      [{ id: 7, call: 'join', table: 'x', extra: 1 }, 'request.malformed'],
      [{ id: 7, call: 'say', table: 'x' }, 'request.malformed'],
      [{ id: 7, call: 'say', table: 'x', text: 'hello' }, 'person.needed'],
    ])('%j', async (message, code) => {
      const { socket, answer } = await rawSocket(await openVenue());
      socket.send(JSON.stringify(message));
      expect(await answer(7)).toMatchObject({ refused: { code } });
      socket.terminate();
    });

    test("a seat that is another's, and one that is not there", async () => {
      const venue = await openVenue();
      const { table, people } = await twoAt(venue);
      const line = lineTo(venue, people[0]?.cookie);
      await expect(line.follow(table, {}, bo)).rejects.toMatchObject({ code: 'seat.another' });
      await expect(line.follow(table, {}, 9 as Seat)).rejects.toMatchObject({
        code: 'seat.unknown',
      });
    });

    test('a version of the protocol that is not spoken here', async () => {
      const { address } = await openVenue();
      const socket = new WebSocket(liveAddress(address).replace('v=1', 'v=99'));
      const [data] = await once(socket, 'message');
      expect(JSON.parse(String(data))).toMatchObject({
        refused: { code: 'protocol.unknown' },
      });
      expect((await once(socket, 'close'))[0]).toBe(4001);
    });

    test('a page of another site, and a request that wants no WebSocket', async () => {
      const { address } = await openVenue();
      const socket = new WebSocket(liveAddress(address), { origin: 'https://elsewhere.example' });
      const [, response] = await once(socket, 'unexpected-response');
      expect(response.statusCode).toBe(403);
      const plain = await fetch(`${address}/api/live`);
      expect([plain.status, await plain.json()]).toEqual([
        426,
        expect.objectContaining({ code: 'request.upgrade' }),
      ]);
    });
  });

  test("a message that is too large ends the line, and nobody else's", async () => {
    const venue = await openVenue();
    const [large, other] = [await rawSocket(venue), await rawSocket(venue)];
    large.socket.on('error', () => {});
    large.socket.send('x'.repeat(20_000));
    expect((await once(large.socket, 'close'))[0]).toBe(1009);
    other.socket.send(JSON.stringify({ id: 1, call: 'watch-lobby' }));
    expect(await other.answer(1)).toMatchObject({ value: null });
    other.socket.terminate();
  });

  test('ten thousand malformed messages are each answered, and a table beside them plays on', async () => {
    const venue = await openVenue();
    const { table, people } = await twoAt(venue, { options: { rounds: 8 } });
    const hosts = people.map(({ cookie }) => new RemoteHost<Salvage>(lineTo(venue, cookie), table));
    const [mine, theirs] = [
      await watch(hosts[0] as never, ada),
      await watch(hosts[1] as never, bo),
    ];
    const random = new Random('ba'.repeat(32) as Seed);
    const sockets = await Promise.all([1, 2, 3, 4].map(() => rawSocket(venue)));
    let sent = 0;
    for (let round = 1; round <= 8; round++) {
      for (let number = 0; number < 1250; number++) {
        sockets[number % 4]?.socket.send(nonsense(random, table));
        sent += 1;
      }
      await mine.act({ send: round }, mine.latest().seq);
      await theirs.act({ send: round }, theirs.latest().seq);
      await mine.until(({ seq }) => seq === 2 * round);
      await theirs.until(({ seq }) => seq === 2 * round);
    }
    expect(sent).toBe(10_000);
    expect(mine.latest().result).not.toBeNull();
    const heard = () => sockets.reduce((sum, { answers }) => sum + answers().length, 0);
    await expect.poll(heard, PATIENT).toBe(10_000);
    for (const { socket } of sockets) socket.terminate();
  });

  test('spectators see and hear everything later, by as much as the table has chosen', async () => {
    const clock = new HandClock();
    const venue = await openVenue({ play: { clock } });
    const { table, people } = await twoAt(venue, { delay: 400 });
    const mine = await watch(new RemoteHost<Salvage>(lineTo(venue, people[0]?.cookie), table), ada);
    const theirs = await watch(
      new RemoteHost<Salvage>(lineTo(venue, people[1]?.cookie), table),
      bo,
    );
    const outside = await watch(new RemoteHost<Salvage>(lineTo(venue), table), 'spectator');
    await mine.act({ send: 2 }, 0);
    await theirs.act({ send: 1 }, 0);
    await clock.pass(399);
    const late = await watch(new RemoteHost<Salvage>(lineTo(venue), table), 'spectator');
    expect([outside.latest().seq, late.latest().seq]).toEqual([0, 0]);
    expect(await late.history(2)).toEqual(await mine.history(0));
    await clock.pass(1);
    await outside.until(({ seq }) => seq === 2);
    await late.until(({ seq }) => seq === 2);
    expect(await late.history(2)).toMatchObject([{ seq: 0 }, { seq: 2 }]);
  });

  test('whoever only looks on hears what is said as late as he sees what happens', async () => {
    const clock = new HandClock();
    const venue = await openVenue({ play: { clock }, now: () => clock.now() });
    const { table, people } = await twoAt(venue, { delay: 400 });
    const [player, talker] = people.map(({ cookie }) => lineTo(venue, cookie)) as [Line, Line];
    const onlooker = lineTo(venue, (await guest(venue, 'Cy')).cookie);
    const heard: Record<'player' | 'onlooker', string[]> = { player: [], onlooker: [] };
    const listen = (who: keyof typeof heard) => ({
      said: (said: readonly Saying[]) => heard[who].push(...said.map(({ phrase }) => `${phrase}`)),
    });
    const say = async (phrase: string) => {
      await talker.ask({ call: 'say', table, phrase });
      await expect.poll(() => heard.player.at(-1), PATIENT).toBe(phrase);
    };
    await player.follow(table, listen('player'));
    await onlooker.follow(table, listen('onlooker'));
    await say('hello');
    await clock.pass(300);
    await say('good-luck');
    await clock.pass(99);
    const late = lineTo(venue, (await guest(venue, 'Di')).cookie);
    await late.follow(table, listen('onlooker'));
    expect(heard.onlooker).toEqual([]);
    await clock.pass(1);
    await expect.poll(() => heard.onlooker, PATIENT).toEqual(['hello', 'hello']);
    await clock.pass(300);
    await expect.poll(() => heard.onlooker.slice(2), PATIENT).toEqual(['good-luck', 'good-luck']);
  });

  test('before a match everyone who has come hears at once what is said', async () => {
    const venue = await openVenue();
    const [host, other] = [await guest(venue, 'Ada'), await guest(venue, 'Bo')];
    const { id: table } = await host.open({ game: 'salvage', seats: 2, delay: 600_000 });
    const heard: Saying[] = [];
    await lineTo(venue, other.cookie).follow(table, { said: (said) => heard.push(...said) });
    await lineTo(venue, host.cookie).ask({ call: 'say', table, phrase: 'hello' });
    await expect.poll(() => heard, PATIENT).toMatchObject([{ phrase: 'hello' }]);
  });

  test('spectators do not learn the end before they see it', async () => {
    const venue = await openVenue();
    const { table, people } = await twoAt(venue, { delay: 1500, options: { rounds: 1 } });
    const [mine, theirs] = people.map(({ cookie }) => lineTo(venue, cookie)) as [Line, Line];
    const heard: Record<'player' | 'spectator', TableNews[]> = { player: [], spectator: [] };
    await mine.follow(table, { news: (news) => heard.player.push(news) });
    await theirs.follow(table, {});
    await lineTo(venue).follow(table, { news: (news) => heard.spectator.push(news) });
    await mine.ask({ call: 'act', table, action: { send: 1 }, after: 0 });
    await theirs.ask({ call: 'act', table, action: { send: 1 }, after: 0 });
    await expect.poll(() => heard.player.at(-1)?.stage, PATIENT).toBe('over');
    expect(heard.player.at(-1)?.seats.map(({ place }) => place)).not.toContain(null);
    await expect.poll(() => heard.spectator.at(-1)?.stage, PATIENT).toBe('over');
    const { endedAt } = heard.player.at(-1) as TableNews;
    expect(Date.now() - (endedAt as number)).toBeGreaterThanOrEqual(1500);
    for (const { stage, seats } of heard.spectator.slice(0, -1)) {
      expect(stage).toBe('playing');
      expect(seats).toMatchObject([
        { place: null, score: null },
        { place: null, score: null },
      ]);
    }
  });

  test('nor by who goes when all is decided', async () => {
    const clock = new HandClock();
    const venue = await openVenue({ play: { clock }, now: () => clock.now() });
    const { table, people } = await twoAt(venue, { delay: 400, options: { rounds: 1 } });
    const [mine, theirs] = people.map(({ cookie }) => lineTo(venue, cookie)) as [Line, Line];
    const [ada] = people as [(typeof people)[number]];
    const onlooker = await guest(venue, 'Cy');
    await mine.follow(table, {});
    const go = await theirs.follow(table, {});
    await mine.ask({ call: 'act', table, action: { send: 1 }, after: 0 });
    await theirs.ask({ call: 'act', table, action: { send: 1 }, after: 0 });
    await expect.poll(async () => (await ada.table(table)).stage, PATIENT).toBe('over');
    go();
    const here = async (who: typeof ada) => (await who.table(table)).seats.map((seat) => seat.here);
    await expect.poll(() => here(ada), PATIENT).toEqual([true, false]);
    expect(await here(onlooker)).toEqual([true, true]);
    await clock.pass(400);
    expect(await here(onlooker)).toEqual([true, false]);
  });

  test('people talk in phrases, freely or not at all, and only who has a name hears it', async () => {
    const venue = await openVenue();
    const { table, people } = await twoAt(venue);
    const said: Saying[] = [];
    const [mine, theirs] = people.map(({ cookie }) => lineTo(venue, cookie)) as [Line, Line];
    await mine.follow(table, {});
    await theirs.follow(table, { said: (sayings) => said.push(...sayings) });
    const strangers: Saying[] = [];
    await lineTo(venue).follow(table, { said: (sayings) => strangers.push(...sayings) });
    await mine.ask({ call: 'say', table, phrase: 'hello' });
    await expect.poll(() => said, PATIENT).toHaveLength(1);
    expect(said[0]).toMatchObject({ number: 1, name: 'Ada', seat: 0, phrase: 'hello' });
    const text = { call: 'say', table, text: 'anything' } as const;
    await expect(mine.ask(text)).rejects.toMatchObject({ code: 'chat.phrases' });
    const unknown = { call: 'say', table, phrase: 'nonsense' } as const;
    await expect(mine.ask(unknown)).rejects.toMatchObject({ code: 'phrase.unknown' });
    const settle = (chat: 'free' | 'off') =>
      venue.house.database.updateTable('tables').set({ chat }).where('id', '=', table).execute();
    await settle('free');
    await mine.ask({ ...text, text: ' any\u0000thing ' });
    await expect.poll(() => said.at(-1)?.text, PATIENT).toBe('any thing');
    await settle('off');
    await expect(mine.ask(text)).rejects.toMatchObject({ code: 'chat.off' });
    expect(strangers).toEqual([]);
  });

  test('what was said long ago at a table is not kept', async () => {
    const { house } = await openVenue();
    const person = await putPerson(house.database);
    const table = await putTable(house.database, { host: person, chat: 'free' });
    const said = { table_id: table, at: 0, person, name: 'Ada', phrase: null, text: 'Ahoy' };
    const numbers = Array.from({ length: 510 }, (_, index) => index + 1);
    await house.database
      .insertInto('sayings')
      .values(numbers.map((number) => ({ ...said, number })))
      .execute();
    await say(house, table, { id: person, name: 'Ada' }, { text: 'Ahoy' });
    const kept = await house.database.selectFrom('sayings').select('number').execute();
    expect(kept).toHaveLength(500);
    expect(Math.max(...kept.map(({ number }) => number))).toBe(511);
  });

  test('nobody makes a match longer than any is, by doing and taking back', async () => {
    const venue = await openVenue({ live: { mostEntries: 6 } });
    const { table, people } = await twoAt(venue, { options: { rounds: 8 } });
    const line = lineTo(venue, people[0]?.cookie);
    const mine = await watch(new RemoteHost<Salvage>(line, table), ada);
    let seq = 0;
    while (seq < 6) {
      await mine.act({ send: 1 }, seq);
      ({ seq } = await mine.undo());
    }
    const refused = { code: 'match.too-long' };
    await expect(mine.act({ send: 1 }, seq)).rejects.toMatchObject(refused);
    // Nor does whoever comes back over another line each time.
    const again = new RemoteHost<Salvage>(lineTo(venue, people[0]?.cookie), table);
    const back = await watch(again, ada);
    await expect(back.act({ send: 1 }, seq)).rejects.toMatchObject(refused);
    expect((await venue.house.log.load(table))?.entries).toHaveLength(6);
  });

  test('whoever waits at an open table sees others come, and the match begin', async () => {
    const venue = await openVenue();
    const [host, other] = [await guest(venue, 'Ada'), await guest(venue, 'Bo')];
    const { id } = await host.open({ game: 'salvage', seats: 2, access: 'public' });
    const lobby: (readonly TableNews[])[] = [];
    lineTo(venue).watchLobby((tables) => lobby.push(tables));
    const news: TableNews[] = [];
    const updates: unknown[] = [];
    await lineTo(venue, host.cookie).follow(id, {
      news: (table) => news.push(table),
      update: ({ update }) => updates.push(update),
    });
    await expect.poll(() => lobby.at(-1)?.length, PATIENT).toBe(1);
    expect(news.at(-1)).toMatchObject({
      stage: 'open',
      you: 0,
      seats: [{ here: true }, { name: null }],
    });
    await other.sit(id, 1);
    await expect.poll(() => news.at(-1)?.seats[1]?.name, PATIENT).toBe('Bo');
    expect(updates).toEqual([]);
    await host.start(id);
    await expect
      .poll(() => updates[0], PATIENT)
      .toMatchObject({ seq: 0, choices: [{}, {}, {}, {}, {}] });
    await expect.poll(() => news.at(-1)?.stage, PATIENT).toBe('playing');
    await expect.poll(() => lobby.at(-1)?.length, PATIENT).toBe(0);
  });

  test('whoever waits at a table that is taken away is told so, and does not follow it any more', async () => {
    const venue = await openVenue();
    const [host, waiting] = [await guest(venue, 'Ada'), await guest(venue, 'Bo')];
    const { id: table } = await host.open({ game: 'salvage', seats: 2, access: 'public' });
    await waiting.sit(table, 1);
    const line = lineTo(venue, waiting.cookie);
    const gone: unknown[] = [];
    await line.follow(table, { gone: (why) => gone.push(why) });
    await host.close(table);
    await expect.poll(() => gone, PATIENT).toMatchObject([{ code: 'table.unknown' }]);
    const act = line.ask({ call: 'act', table, action: { send: 1 }, after: 0 });
    await expect(act).rejects.toMatchObject({ code: 'table.not-joined' });
  });

  test('the lobby is told anew now and then: a table whose people have gone goes without a word', async () => {
    const clock = new HandClock();
    const venue = await openVenue({ play: { clock } });
    const host = await guest(venue, 'Ada');
    await host.open({ game: 'salvage', seats: 2, access: 'public' });
    const lobby: (readonly TableNews[])[] = [];
    lineTo(venue).watchLobby((tables) => lobby.push(tables));
    await expect.poll(() => lobby.at(-1)?.length, PATIENT).toBe(1);
    await venue.house.database.updateTable('people').set({ seen_at: 0 }).execute();
    await clock.pass(60_000);
    await expect.poll(() => lobby.at(-1)?.length, PATIENT).toBe(0);
    await clock.pass(60_000);
    expect(lobby.filter(({ length }) => length === 0)).toHaveLength(1);
  });

  test('whoever could not be told of the lobby, because it could not be read, is told a little later, and once', async () => {
    const clock = new HandClock();
    const logged: string[] = [];
    const venue = await openVenue({ play: { clock }, logged: (line) => logged.push(line) });
    const host = await guest(venue, 'Ada');
    const { id } = await host.open({ game: 'salvage', seats: 2, access: 'public' });
    const { database } = venue.house;
    const { options } = await database
      .selectFrom('tables')
      .select('options')
      .executeTakeFirstOrThrow();
    const write = (options: string) => database.updateTable('tables').set({ options }).execute();
    const told = { before: [] as string[][], after: [] as string[][] };
    const watching = (when: keyof typeof told) =>
      lineTo(venue).watchLobby((tables) => told[when].push(tables.map((table) => table.id)));
    watching('before');
    await expect.poll(() => told.before.at(-1), PATIENT).toEqual([id]);
    await write('{');
    watching('after');
    await expect.poll(() => logged.join(), PATIENT).toContain('something failed');
    await write(options);
    const after = async () => [await clock.pass(30_000), told.after.at(-1)][1];
    await expect.poll(after, PATIENT).toEqual([id]);
    const times = told.after.length;
    await clock.pass(60_000);
    expect(told.after).toHaveLength(times);
  });

  test('a line that is cut says so, comes back by itself, and what was asked meanwhile is answered', async () => {
    const venue = await openVenue();
    const { table, people } = await twoAt(venue);
    const sockets: WebSocket[] = [];
    const line = lineTo(venue, people[0]?.cookie, { onSocket: (socket) => sockets.push(socket) });
    const states: string[] = [];
    line.onState((state) => states.push(state));
    const mine = await watch(new RemoteHost<Salvage>(line, table), ada);
    const theirs = await watch(
      new RemoteHost<Salvage>(lineTo(venue, people[1]?.cookie), table),
      bo,
    );
    sockets.at(-1)?.terminate();
    await expect.poll(() => line.state, PATIENT).toBe('lost');
    const receipt = mine.act({ send: 3 }, 0);
    await theirs.act({ send: 1 }, 0);
    expect(await receipt).toMatchObject({ doubled: false });
    await mine.until(({ seq }) => seq === 2);
    expect(states).toEqual(['open', 'lost', 'open']);
    const told = mine.updates
      .flatMap(({ events }) => events)
      .filter(({ kind }) => kind === 'taken');
    expect(told).toHaveLength(1);
  });

  test('a server that ends in good order tells everyone when to come back', async () => {
    const venue = await openVenue();
    const raw = await rawSocket(venue);
    await venue.app.close();
    expect(raw.told.find((told) => 'again' in told)).toEqual({ again: expect.any(Number) });
  });

  test('someone who lets his time run out has his seat back as soon as he does something', async () => {
    const venue = await openVenue({
      play: { habits: { ...USUAL_HABITS, pause: 60_000, absence: 1000 } },
    });
    const { table, people } = await twoAt(venue, { pace: { kind: 'live', seconds: 0.2 } });
    const news: TableNews[] = [];
    const line = lineTo(venue, people[0]?.cookie);
    const mine = await watch(new RemoteHost<Salvage>(line, table), ada);
    await line.follow(table, { news: (table) => news.push(table) }, ada);
    await expect.poll(() => news.at(-1)?.seats[0]?.heldBy, PATIENT).toBe('bold');
    await mine.act({ send: 1 }, mine.latest().seq);
    await expect.poll(() => news.at(-1)?.seats[0]?.heldBy, PATIENT).toBe(null);
  });
});
