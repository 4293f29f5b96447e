/** Tables over real HTTP: opening, sitting, inviting, bots, beginning, and once more. */

import type { TableNews } from '@starboard/client/protocol';
import { commit, mixSeed } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { type Guest, guest, serving, Visitor } from '../api/visitors.conformance.ts';
import { see } from '../people/seeing.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import type { PersonId, TableId } from '../storage/schema.ts';
import { BOTS_AFTER } from './bots.ts';
import { endMatch } from './end.ts';

forEachStorage('tables', (open) => {
  const held = serving(open);
  const coming = (name: string) => guest(held.server, name);
  const two = () => Promise.all([coming('Ada'), coming('Bob')]);
  const opened = (host: Guest, table: object = {}) =>
    host.open({ game: 'space-base', seats: 2, access: 'public', ...table });
  const row = (id: string) =>
    held.server.house.database
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', id as TableId)
      .executeTakeFirstOrThrow();
  const names = ({ seats }: TableNews) => seats.map(({ name }) => name);

  describe('opening a table', () => {
    test('seats its host first, and fills in what is usual', async () => {
      const ada = await coming('Ada');
      expect(await opened(ada)).toMatchObject({
        game: 'space-base',
        options: { variant: 'standard' },
        access: 'public',
        pace: { kind: 'live', seconds: 60 },
        chat: 'phrases',
        delay: 0,
        stage: 'open',
        you: 0,
        host: true,
        seats: [
          { seat: 0, person: ada.is.id, name: 'Ada', colour: 1 },
          { seat: 1, person: null, name: null },
        ],
      });
    });

    test('for others leaves the first seat empty', async () => {
      const table = await opened(await coming('Ada'), { sits: false });
      expect(table).toMatchObject({ you: null, host: true });
      expect(names(table)).toEqual([null, null]);
    });

    test('of a game whose spectators see too much is never watched sooner than the game allows (BU-6.8)', async () => {
      const ada = await coming('Ada');
      const race = { game: 'space-builder' };
      expect(await opened(ada, { ...race, delay: 0 })).toMatchObject({ delay: 30_000 });
      expect(await opened(ada, { ...race, delay: 90_000 })).toMatchObject({ delay: 90_000 });
      expect(await ada.quickPlay(race)).toMatchObject({ delay: 30_000 });
    });

    test('among friends lets them say what they like', async () => {
      const ada = await coming('Ada');
      expect(await opened(ada, { access: 'link' })).toMatchObject({ chat: 'free' });
      expect(await opened(ada, { access: 'link', chat: 'off' })).toMatchObject({ chat: 'off' });
    });

    test.each([
      ['a game that is not here', { game: 'chess' }, 'game.unknown'],
      ['a name every object has', { game: 'constructor' }, 'game.unknown'],
      ['too many seats', { seats: 6 }, 'seats.number'],
      ['a variant the game does not have', { options: { variant: 'warp' } }, 'options.malformed'],
      ['a pace without a clock', { pace: { kind: 'live' } }, 'request.malformed'],
      ['something unheard of', { stakes: 100 }, 'request.malformed'],
    ])('with %s is refused', async (_what, table, code) => {
      const ada = await coming('Ada');
      await expect(opened(ada, table)).rejects.toMatchObject({ code });
      expect(await ada.lobby()).toEqual([]);
    });

    test('commits to a secret that nobody is told', async () => {
      const ada = await coming('Ada');
      const table = await opened(ada);
      const { secret } = await row(table.id);
      expect(table.commitment).toBe(await commit(secret));
      expect(JSON.stringify([table, await ada.export()])).not.toContain(secret);
    });
  });

  describe('the lobby', () => {
    test('shows public tables, the newest first, and those of one game', async () => {
      const ada = await coming('Ada');
      const first = await opened(ada);
      held.server.clock.now += 1;
      const second = await opened(ada, { game: 'space-builder' });
      await opened(ada, { access: 'link' });
      await opened(ada, { access: 'code' });
      const stranger = new Visitor(held.server.address);
      expect((await stranger.lobby()).map(({ id }) => id)).toEqual([second.id, first.id]);
      expect((await stranger.lobby({ game: 'space-base' })).map(({ id }) => id)).toEqual([
        first.id,
      ]);
    });

    test('shows matches under way to watch', async () => {
      const ada = await coming('Ada');
      const { id } = await opened(ada);
      await ada.callBots(id);
      await ada.start(id);
      expect(await ada.lobby()).toEqual([]);
      expect(await ada.lobby({ stage: 'playing' })).toMatchObject([{ id }]);
    });
  });

  describe('the lobby, after a while', () => {
    const names = async (reader: Visitor) => (await reader.lobby()).map(({ pace }) => pace.kind);

    test('shows no table where nobody waits any more, unless it is played over days', async () => {
      const { clock, house } = held.server;
      const [ada, bob] = await two();
      await opened(ada);
      await opened(ada, { pace: { kind: 'correspondence', days: 2 } });
      expect((await names(bob)).toSorted()).toEqual(['correspondence', 'live']);
      clock.now += 6 * 60_000;
      expect(await names(bob)).toEqual(['correspondence']);
      // Whoever is connected is seen from time to time, whatever he asks.
      await see(house.database, [ada.is.id as PersonId], clock.now);
      expect((await names(bob)).toSorted()).toEqual(['correspondence', 'live']);
    });

    test('shows a table as long as anybody is there', async () => {
      const [ada, bob] = await two();
      const { id } = await opened(ada, { seats: 3 });
      await bob.sit(id, 1);
      held.server.clock.now += 6 * 60_000;
      expect(await new Visitor(held.server.address).lobby()).toEqual([]);
      await bob.me();
      expect(await new Visitor(held.server.address).lobby()).toMatchObject([{ id }]);
    });
  });

  describe('inviting', () => {
    test('a code is told to those at the table, and leads others there', async () => {
      const [ada, bob] = await two();
      const { id, code } = await opened(ada, { access: 'code' });
      expect(code).toMatch(/^[0-9A-Z]{6}$/);
      expect(await bob.table(id)).toMatchObject({ code: null });
      const typed = ` ${code?.slice(0, 3)}-${code?.slice(3).toLowerCase()}`;
      expect(await bob.tableWithCode(typed)).toMatchObject({ id, code: null });
      expect(await bob.sit(id, 1)).toMatchObject({ code });
    });

    test('a table by link alone has no code to guess', async () => {
      expect(await opened(await coming('Ada'), { access: 'link' })).toMatchObject({ code: null });
    });

    test('an unknown code or table is refused', async () => {
      const bob = await coming('Bob');
      await expect(bob.tableWithCode('222222')).rejects.toMatchObject({ code: 'code.unknown' });
      await expect(bob.table('nowhere')).rejects.toMatchObject({ code: 'table.unknown' });
    });
  });

  describe('sitting down', () => {
    test('of two who want one seat at once, one has it', async () => {
      const ada = await coming('Ada');
      const { id } = await opened(ada);
      const rivals = await Promise.all(['Bob', 'Cleo', 'Dora', 'Emil'].map(coming));
      const tries = await Promise.allSettled(rivals.map((rival) => rival.sit(id, 1)));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const lost of tries.filter((one) => one.status === 'rejected')) {
        expect(lost.reason).toMatchObject({ code: 'seat.taken', facts: { seat: 1 } });
      }
      expect(names(await ada.table(id))).not.toContain(null);
    });

    test('nobody has two seats, not even who asks for both at once', async () => {
      const [ada, bob] = await two();
      const { id } = await opened(ada, { seats: 3 });
      await Promise.all([bob.sit(id, 1), bob.sit(id, 2)]);
      expect(names(await bob.table(id)).filter((name) => name === 'Bob')).toHaveLength(1);
    });

    test('two of one colour are told apart', async () => {
      const [ada, bob] = await two();
      const { id } = await opened(ada, { seats: 3 });
      await bob.sit(id, 1);
      await ada.seatBot(id, 2);
      const colours = (await ada.table(id)).seats.map(({ colour }) => colour);
      expect(new Set(colours)).toHaveLength(3);
    });

    test('a seat that is not there is refused', async () => {
      const ada = await coming('Ada');
      const { id } = await opened(ada);
      await expect(ada.sit(id, 2)).rejects.toMatchObject({ code: 'seat.unknown' });
    });

    test('a new name is seen at once before the match', async () => {
      const ada = await coming('Ada');
      const { id } = await opened(ada);
      await ada.changeLooks({ name: 'Captain Ada' });
      expect(names(await ada.table(id))).toEqual(['Captain Ada', null]);
    });
  });

  describe('standing up', () => {
    test('before the match frees the seat, and the table goes to who stays', async () => {
      const [ada, bob] = await two();
      const { id } = await opened(ada);
      await bob.sit(id, 1);
      expect(names(await ada.standUp(id))).toEqual([null, 'Bob']);
      expect(await bob.table(id)).toMatchObject({ host: true });
      expect(await ada.table(id)).toMatchObject({ host: false, you: null });
    });

    test('during the match leaves the seat to a bot of a fair level, until its player is back', async () => {
      const [ada, bob] = await two();
      const { id } = await opened(ada);
      await bob.sit(id, 1);
      await ada.start(id);
      held.server.clock.now += 5000;
      const left = await bob.standUp(id);
      expect(left.seats[1]).toMatchObject({ name: 'Bob', heldBy: 'lieutenant' });
      expect(await row(id)).toMatchObject({ wake_at: held.server.clock.now });
      const back = await bob.sit(id, 1);
      expect(back.seats[1]).toMatchObject({ name: 'Bob', heldBy: null });
    });

    test('the host makes a seat free, of a person or a bot', async () => {
      const [ada, bob] = await two();
      const { id } = await opened(ada, { seats: 3 });
      await bob.sit(id, 1);
      await ada.seatBot(id, 2);
      await ada.clearSeat(id, 1);
      expect(names(await ada.clearSeat(id, 2))).toEqual(['Ada', null, null]);
      await expect(ada.clearSeat(id, 2)).rejects.toMatchObject({ code: 'seat.empty' });
    });
  });

  describe('bots', () => {
    test('come to a seat at a level of the game, and change it', async () => {
      const ada = await coming('Ada');
      const { id } = await opened(ada);
      expect((await ada.seatBot(id, 1)).seats[1]).toMatchObject({ bot: 'lieutenant' });
      expect((await ada.seatBot(id, 1, 'captain')).seats[1]).toMatchObject({ bot: 'captain' });
      await expect(ada.seatBot(id, 1, 'admiral')).rejects.toMatchObject({
        code: 'bot.unknown',
        facts: { bots: 'cadet, lieutenant, captain' },
      });
    });

    test('take no person’s seat', async () => {
      const [ada, bob] = await two();
      const { id } = await opened(ada);
      await bob.sit(id, 1);
      await expect(ada.seatBot(id, 1)).rejects.toMatchObject({ code: 'seat.taken' });
    });
  });

  describe('beginning', () => {
    test('needs every seat taken', async () => {
      const ada = await coming('Ada');
      const { id } = await opened(ada, { seats: 3 });
      await expect(ada.start(id)).rejects.toMatchObject({
        code: 'seats.empty',
        facts: { empty: 2 },
      });
      await ada.callBots(id);
      expect(await ada.start(id)).toMatchObject({
        stage: 'playing',
        startedAt: held.server.clock.now,
      });
      await expect(ada.start(id)).rejects.toMatchObject({ code: 'table.started' });
    });

    test('mixes the seed of the table’s secret and the players’ words', async () => {
      const [ada, bob] = await two();
      const { id } = await opened(ada);
      await ada.addWord(id, ' Ada’s word ');
      await bob.sit(id, 1, 'first thought');
      await bob.addWord(id, 'second thought');
      await ada.start(id);
      const { secret, seed, wake_at } = await row(id);
      expect(seed).toBe(await mixSeed(secret, ['Ada’s word', 'second thought']));
      expect(wake_at).toBe(held.server.clock.now);
      await expect(bob.addWord(id, 'too late')).rejects.toMatchObject({ code: 'table.started' });
    });

    test('and standing up at the same moment: either the match has everyone, or it has not begun', async () => {
      const [ada, bob] = await two();
      for (let round = 0; round < 5; round++) {
        const { id } = await opened(ada);
        await bob.sit(id, 1);
        await Promise.allSettled([ada.start(id), bob.standUp(id)]);
        const table = await ada.table(id);
        const expected = table.stage === 'playing' ? ['Ada', 'Bob'] : ['Ada', null];
        expect(names(table)).toEqual(expected);
      }
    });
  });

  describe('closing', () => {
    test('takes a table away that has not begun', async () => {
      const ada = await coming('Ada');
      const { id } = await opened(ada);
      await ada.close(id);
      await expect(ada.table(id)).rejects.toMatchObject({ code: 'table.unknown' });
      expect(await ada.lobby()).toEqual([]);
    });

    test('does not end a match', async () => {
      const ada = await coming('Ada');
      const { id } = await opened(ada);
      await ada.callBots(id);
      await ada.start(id);
      await expect(ada.close(id)).rejects.toMatchObject({ code: 'table.started' });
    });
  });

  describe('a rematch', () => {
    async function played(seats: readonly Guest[], table: object = {}): Promise<string> {
      const [host] = seats as [Guest];
      const { id } = await opened(host, { seats: seats.length + 1, ...table });
      for (const [seat, player] of seats.entries()) if (seat > 0) await player.sit(id, seat);
      await host.callBots(id);
      await host.start(id);
      const places = [...seats, 'bot'].map((_, seat) => seat + 1);
      await endMatch(held.server.house, id, { places, scores: places });
      return id;
    }

    test('is a new table with everyone one seat further on, and the same for whoever asks next', async () => {
      const [ada, bob] = await two();
      const id = await played([ada, bob], { pace: { kind: 'relaxed' }, chat: 'off' });
      const [mine, yours] = await Promise.all([ada.rematch(id), bob.rematch(id)]);
      expect(mine.id).toBe(yours.id);
      expect(mine).toMatchObject({ stage: 'open', pace: { kind: 'relaxed' }, chat: 'off' });
      expect(names(mine)).toEqual(['Bob', 'lieutenant', 'Ada']);
      expect([mine.host, yours.host]).toEqual([true, false]);
      expect(await bob.table(id)).toMatchObject({ successor: mine.id });
      const [before, after] = [await row(id), await row(mine.id)];
      expect(after.secret).not.toBe(before.secret);
    });

    test('takes each player’s handicap along', async () => {
      const [ada, bob] = await two();
      const hands = [8, 4, 6];
      const id = await played([ada, bob], { game: 'space-builder', options: { hands } });
      expect(await ada.rematch(id)).toMatchObject({ options: { hands: [4, 6, 8] } });
    });

    test('has no seat for who left, and another host if it was he', async () => {
      const [ada, bob] = await two();
      const { id } = await opened(ada, { seats: 2 });
      await bob.sit(id, 1);
      await ada.start(id);
      await ada.standUp(id);
      await endMatch(held.server.house, id, { places: [2, 1], scores: [1, 2] });
      const again = await bob.rematch(id);
      expect(names(again)).toEqual(['Bob', null]);
      expect(again.host).toBe(true);
    });

    test('waits for the end', async () => {
      const ada = await coming('Ada');
      const { id } = await opened(ada);
      await ada.callBots(id);
      await ada.start(id);
      await expect(ada.rematch(id)).rejects.toMatchObject({ code: 'match.unfinished' });
    });
  });

  describe('quick play', () => {
    const wish = { game: 'space-base' };

    test('brings two together, and begins by itself', async () => {
      const [ada, bob] = await two();
      const waiting = await ada.quickPlay(wish);
      expect(waiting).toMatchObject({ stage: 'open', access: 'public', chat: 'phrases', you: 0 });
      expect(await bob.quickPlay(wish)).toMatchObject({ id: waiting.id, stage: 'playing', you: 1 });
    });

    test('does not seat anyone at two tables', async () => {
      const ada = await coming('Ada');
      const { id } = await ada.quickPlay(wish);
      expect(await ada.quickPlay(wish)).toMatchObject({ id, you: 0 });
    });

    test.each([
      ['game', { game: 'space-builder' }],
      ['pace', { ...wish, pace: { kind: 'relaxed' } as const }],
      ['number of seats', { ...wish, seats: 3 }],
      ['variant', { ...wish, options: { variant: 'light-speed' } }],
    ])('keeps apart who wants another %s', async (_what, other) => {
      const [ada, bob] = await two();
      const { id } = await ada.quickPlay(wish);
      expect((await bob.quickPlay(other)).id).not.toBe(id);
    });

    test('seats many who come at once two by two', async () => {
      const people = await Promise.all(['Ada', 'Bob', 'Cleo', 'Dora', 'Emil', 'Finn'].map(coming));
      for (const person of people.slice(0, 2)) await person.quickPlay({ ...wish, seats: 4 });
      await Promise.all(people.slice(2).map((person) => person.quickPlay({ ...wish, seats: 4 })));
      const tables = [
        ...((await people[0]?.lobby()) ?? []),
        ...((await people[0]?.lobby({ stage: 'playing' })) ?? []),
      ];
      const seated = tables.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []));
      expect(seated.toSorted()).toEqual(people.map(({ is }) => is.id).toSorted());
    });

    test('does not wait for someone who is not there any more', async () => {
      const [ada, bob] = await two();
      const { id } = await ada.quickPlay(wish);
      held.server.clock.now += 10 * 60_000;
      expect((await bob.quickPlay(wish)).id).not.toBe(id);
    });

    test('offers bots when nobody has come for a while, to everyone who waits', async () => {
      const [ada, bob] = await two();
      const { id, botsFrom } = await ada.quickPlay({ ...wish, seats: 3 });
      expect(botsFrom).toBe(held.server.clock.now + BOTS_AFTER);
      await bob.quickPlay({ ...wish, seats: 3 });
      await expect(bob.callBots(id)).rejects.toMatchObject({ code: 'bots.too-soon' });
      held.server.clock.now += BOTS_AFTER;
      const begun = await bob.callBots(id);
      expect(begun).toMatchObject({ stage: 'playing', botsFrom: null });
      expect(names(begun)).toEqual(['Ada', 'Bob', 'lieutenant']);
    });

    test('is no way to bring bots to another’s table', async () => {
      const [ada, bob] = await two();
      const { id } = await opened(ada, { seats: 3 });
      await bob.sit(id, 1);
      await expect(bob.callBots(id)).rejects.toMatchObject({ code: 'quick.none' });
    });
  });

  test('every change is announced to the table, and to the lobby if it is public', async () => {
    const { messages } = held.server.house;
    const heard: string[] = [];
    const [ada, bob] = await two();
    const { id } = await opened(ada, { access: 'link' });
    await messages.listen(`table:${id}`, () => heard.push('table'));
    await messages.listen('lobby', () => heard.push('lobby'));
    const deeds = [
      () => bob.sit(id, 1),
      () => bob.addWord(id, 'luck'),
      () => bob.changeLooks({ name: 'Bobby' }),
      () => bob.standUp(id),
      () => ada.seatBot(id, 1),
      () => ada.start(id),
    ];
    for (const deed of deeds) await deed();
    expect(heard).toEqual(deeds.map(() => 'table'));
    heard.length = 0;
    await opened(ada);
    expect(heard).toEqual(['lobby']);
  });
});
