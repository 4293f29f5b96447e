/** Tables over real HTTP: how they are opened, found, announced and closed. */

import { commit } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { Visitor } from '../api/visitors.conformance.ts';
import { see } from '../people/seeing.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import type { PersonId } from '../storage/schema.ts';
import { companyOn } from './company.conformance.ts';

forEachStorage('tables', (open) => {
  const { held, coming, two, opened, row, names } = companyOn(open);

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

    test('is refused to whoever has too many where nothing has begun, until one is taken away', async () => {
      const ada = await coming('Ada');
      const tables = [];
      for (let table = 0; table < 30; table++) tables.push(await opened(ada));
      const refusal = { code: 'tables.unbegun', facts: { most: 30 } };
      await expect(opened(ada)).rejects.toMatchObject(refusal);
      await expect(ada.quickPlay({ game: 'space-base' })).rejects.toMatchObject(refusal);
      await ada.close(tables[0]?.id as string);
      await opened(ada);
    });

    test('is refused beyond that also to whoever asks for all of them at once', async () => {
      const ada = await coming('Ada');
      const tries = await Promise.allSettled(Array.from({ length: 45 }, () => opened(ada)));
      const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
      expect(refused).toEqual(Array.from({ length: 15 }, () => 'tables.unbegun'));
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
      expect(table.commitment).toBe(commit(secret));
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
    const paces = async (reader: Visitor) => (await reader.lobby()).map(({ pace }) => pace.kind);

    test('shows no table where nobody waits any more, unless it is played over days', async () => {
      const { clock, house } = held.server;
      const [ada, bob] = await two();
      await opened(ada);
      await opened(ada, { pace: { kind: 'correspondence', days: 2 } });
      expect((await paces(bob)).toSorted()).toEqual(['correspondence', 'live']);
      clock.now += 6 * 60_000;
      expect(await paces(bob)).toEqual(['correspondence']);
      // Whoever is connected is seen from time to time, whatever he asks.
      await see(house.database, [ada.is.id as PersonId], clock.now);
      expect((await paces(bob)).toSorted()).toEqual(['correspondence', 'live']);
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
