/** What someone has played and plays now, what he takes along, and what is left when he goes. */

import type { Seat } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { type Guest, guest, serving, Visitor } from '../api/visitors.conformance.ts';
import { seatingOf } from '../play/seating.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import type { PersonId, Schema, TableId } from '../storage/schema.ts';
import { endMatch } from '../tables/end.ts';

forEachStorage('history', (open) => {
  const held = serving(open);
  const coming = (name: string) => guest(held.server, name);

  /** A match that has begun: people first, then bots. */
  async function playing(
    people: readonly Guest[],
    bots = 0,
    access: 'link' | 'public' = 'link',
    delay = 0,
  ): Promise<string> {
    const [host] = people as [Guest];
    const seats = people.length + bots;
    const { id } = await host.open({ game: 'space-base', seats, access, delay });
    for (const [seat, person] of people.entries()) if (seat > 0) await person.sit(id, seat);
    if (bots > 0) await host.callBots(id);
    await host.start(id);
    return id;
  }

  /** The match ends with these places, by seat. */
  function over(id: string, ...places: number[]): Promise<boolean> {
    held.server.clock.now += 1000;
    return endMatch(held.server.house, id, { places, scores: places.map((place) => 50 - place) });
  }

  const standing = async (who: Guest) => (await who.person(who.is.id)).statistics;

  describe('the end of a match', () => {
    test('shows places and scores, and frees the code', async () => {
      const [ada, bob] = [await coming('Ada'), await coming('Bob')];
      const id = await playing([ada, bob]);
      expect(await over(id, 2, 1)).toBe(true);
      expect(await ada.table(id)).toMatchObject({
        stage: 'over',
        code: null,
        endedAt: held.server.clock.now,
        seats: [
          { place: 2, score: 48 },
          { place: 1, score: 49 },
        ],
      });
    });

    test('counts exactly once, however many processes see it', async () => {
      const [ada, bob] = [await coming('Ada'), await coming('Bob')];
      const id = await playing([ada, bob]);
      const ends = await Promise.all([over(id, 1, 2), over(id, 1, 2), over(id, 2, 1)]);
      expect(ends.filter(Boolean)).toHaveLength(1);
      expect(await over(id, 2, 1)).toBe(false);
      expect(await standing(ada)).toMatchObject([{ played: 1, ratings: [{ games: 1 }] }]);
    });

    test('of two matches at once of the same people counts both', async () => {
      const [ada, bob] = [await coming('Ada'), await coming('Bob')];
      const tables = await Promise.all([playing([ada, bob]), playing([bob, ada])]);
      await Promise.all(tables.map((id) => over(id, 1, 2)));
      expect(await standing(ada)).toMatchObject([{ played: 2, won: 1, ratings: [{ games: 2 }] }]);
    });
  });

  describe('statistics and ratings', () => {
    test('by game, and people and bots apart', async () => {
      const [ada, bob] = [await coming('Ada'), await coming('Bob')];
      await over(await playing([ada, bob]), 1, 2);
      await over(await playing([ada], 2), 2, 1, 3);
      const [own] = await standing(ada);
      expect(own).toMatchObject({
        game: 'space-base',
        played: 2,
        won: 1,
        averagePlace: 1.5,
        bestScore: 49,
        ratings: [
          { against: 'bots', games: 1 },
          { against: 'people', games: 1 },
        ],
      });
      const [lost] = await standing(bob);
      const points = (against: string, { ratings }: NonNullable<typeof own>) =>
        ratings.find((rating) => rating.against === against)?.points ?? 0;
      expect(points('people', own as NonNullable<typeof own>)).toBeGreaterThan(
        points('people', lost as NonNullable<typeof own>),
      );
    });

    test('who left a match has lost it, and it is none of his statistics', async () => {
      const [ada, bob] = [await coming('Ada'), await coming('Bob')];
      const id = await playing([ada, bob]);
      await bob.standUp(id);
      await over(id, 2, 1);
      expect(await standing(bob)).toEqual([]);
      const ratings = await held.server.house.database
        .selectFrom('ratings')
        .select(['person', 'mu'])
        .orderBy('mu')
        .execute();
      expect(ratings.map(({ person }) => person)).toEqual([bob.is.id, ada.is.id]);
    });

    test('4. whose seat a bot held at the end has lost as well, but who came back has not', async () => {
      const [ada, bob] = [await coming('Ada'), await coming('Bob')];
      const { house } = held.server;
      const hold = (id: string, bot: string | null) =>
        seatingOf(house).hold(id as TableId, 0 as Seat, bot);
      const points = async (who: Guest) => (await standing(who))[0]?.ratings[0]?.points ?? 0;
      const back = await playing([ada, bob]);
      await hold(back, 'lieutenant');
      await hold(back, null);
      await over(back, 1, 2);
      const [before, after] = [await points(ada), await points(bob)];
      expect(before).toBeGreaterThan(after);
      for (let time = 0; time < 2; time++) {
        const id = await playing([ada, bob]);
        await hold(id, 'lieutenant');
        await over(id, 1, 2);
      }
      expect(await points(ada)).toBeLessThan(await points(bob));
      // Unlike one who left, he has played it.
      expect(await standing(ada)).toMatchObject([{ played: 3, won: 3 }]);
    });

    test('nobody else is told more than a name, a colour, a face and how someone plays', async () => {
      const ada = await coming('Ada');
      await ada.keepName('secret-name', 'correct horse');
      const seen = await new Visitor(held.server.address).person(ada.is.id);
      expect(seen).toEqual({ id: ada.is.id, name: 'Ada', colour: 1, face: null, statistics: [] });
      await expect(ada.person('nobody')).rejects.toMatchObject({ code: 'person.unknown' });
    });
  });

  describe('games', () => {
    test('under way: those that wait for one come first', async () => {
      const [ada, bob] = [await coming('Ada'), await coming('Bob')];
      const tables = [
        await playing([ada, bob]),
        await playing([bob, ada]),
        await playing([ada, bob]),
      ];
      const clock = (turn: boolean) =>
        JSON.stringify({
          seats: [
            { deadline: null, turn: !turn },
            { deadline: null, turn },
          ],
        });
      for (const [index, id] of tables.entries()) {
        await held.server.house.database
          .updateTable('tables')
          .set({ clock: clock(index === 1) })
          .where('id', '=', id as TableId)
          .execute();
      }
      await over(tables[2] as string, 1, 2);
      const games = await ada.gamesUnderWay();
      expect(games.map(({ yourTurn }) => yourTurn)).toEqual([true, true]);
      expect((await bob.gamesUnderWay()).map(({ yourTurn }) => yourTurn)).toEqual([false, false]);
    });

    test('finished: the latest first, a page at a time, none twice and none left out', async () => {
      const ada = await coming('Ada');
      const tables: string[] = [];
      for (let game = 0; game < 5; game++) {
        const id = await playing([ada], 1);
        await over(id, 1, 2);
        tables.unshift(id);
      }
      // Two that ended in the same moment stand on either side of a page's end.
      await held.server.house.database
        .updateTable('tables')
        .set({ ended_at: held.server.clock.now - 1000 })
        .where('id', 'in', tables.slice(1, 3) as TableId[])
        .execute();
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await ada.finishedGames({
          most: 2,
          ...(after === undefined ? {} : { after }),
        });
        seen.push(...page.tables.map(({ id }) => id));
        after = page.next ?? undefined;
      } while (after !== undefined);
      expect(seen.toSorted()).toEqual(tables.toSorted());
      expect(seen[0]).toBe(tables[0]);
      expect(seen.slice(3)).toEqual(tables.slice(3));
    });

    test('of someone else: those at public tables, and those one played too', async () => {
      const [ada, bob, cleo] = [await coming('Ada'), await coming('Bob'), await coming('Cleo')];
      const hidden = await playing([ada, bob]);
      await over(hidden, 1, 2);
      const open = await playing([ada, bob], 0, 'public');
      await over(open, 2, 1);
      await playing([ada, bob], 0, 'public');
      const found = async (who: Visitor) =>
        (await who.finishedGamesOf(ada.is.id)).tables.map(({ id }) => id);
      expect(await found(bob)).toEqual([open, hidden]);
      expect(await found(cleo)).toEqual([open]);
      expect(await found(new Visitor(held.server.address))).toEqual([open]);
      await expect(cleo.finishedGamesOf('nobody')).rejects.toMatchObject({
        code: 'person.unknown',
      });
    });
  });

  test('whoever looks on later finds neither the match nor its result anywhere before he sees its end', async () => {
    const [ada, bob, cleo, dora] = [
      await coming('Ada'),
      await coming('Bob'),
      await coming('Cleo'),
      await coming('Dora'),
    ];
    await over(await playing([ada, bob, cleo]), 2, 1, 3);
    const id = await playing([ada, bob, cleo], 0, 'public', 60_000);
    await cleo.standUp(id);
    const onlookers = [new Visitor(held.server.address), cleo, dora];
    const found = async (who: Visitor) => {
      const { tables } = await who.finishedGamesOf(ada.is.id);
      const [statistics] = (await who.person(ada.is.id)).statistics;
      return { finds: tables.some((table) => table.id === id), statistics };
    };
    await over(id, 1, 2, 3);
    for (const player of [ada, bob]) {
      expect(await found(player)).toMatchObject({
        finds: true,
        statistics: { played: 2, won: 1, ratings: [{ games: 2 }] },
      });
    }
    held.server.clock.now += 59_999;
    for (const onlooker of onlookers) {
      expect(await found(onlooker)).toMatchObject({
        finds: false,
        statistics: { played: 1, won: 0, averagePlace: 2, bestScore: 48, ratings: [] },
      });
    }
    expect((await cleo.finishedGames()).tables.map((table) => table.id)).not.toContain(id);
    held.server.clock.now += 1;
    for (const onlooker of onlookers) {
      expect(await found(onlooker)).toMatchObject({
        finds: true,
        statistics: { played: 2, won: 1, ratings: [{ games: 2 }] },
      });
    }
  });

  describe('one’s data', () => {
    test('can be taken along, all of it, and no secret of anybody', async () => {
      const [ada, bob] = [await coming('Ada'), await coming('Bob')];
      await ada.keepName('ada', 'correct horse');
      const id = await playing([ada, bob]);
      await say(id, ada, 'Good luck!');
      await over(id, 1, 2);
      const opened = await ada.open({ game: 'space-builder', seats: 2, sits: false });
      const taken = await ada.export();
      expect(taken).toMatchObject({
        format: 'starboard-person',
        person: { name: 'Ada', username: 'ada' },
        seenAt: expect.any(Number),
        hosted: [{ id: opened.id, game: 'space-builder', stage: 'open' }],
        devices: [{ signedInAt: expect.any(Number) }],
        recoveryCodes: 10,
        ratings: [{ game: 'space-base', against: 'people', games: 1 }],
        tables: [{ id, seat: 0, place: 1 }],
        sayings: [{ table: id, text: 'Good luck!' }],
      });
      expect(JSON.stringify(taken)).not.toMatch(/argon2|secret|Bob/);
    });

    test('goes when its owner wants, and finished games keep someone in the seat', async () => {
      const [ada, bob] = [await coming('Ada'), await coming('Bob')];
      await ada.keepName('lovelace', 'correct horse');
      const id = await playing([ada, bob]);
      await say(id, ada, 'I am Ada from Antwerp');
      await over(id, 1, 2);
      await expect(ada.forgetMe()).rejects.toMatchObject({ code: 'password.needed' });
      await ada.forgetMe('correct horse');
      expect(ada.cookie).toBeUndefined();

      expect((await bob.table(id)).seats).toMatchObject([
        { person: null, name: '', place: 1 },
        { name: 'Bob', place: 2 },
      ]);
      expect(await standing(bob)).toMatchObject([{ played: 1 }]);
      const everything = await remembered();
      // None of them can stand in a hash or an id by chance.
      for (const trace of [ada.is.id, '"Ada"', 'lovelace', 'Antwerp']) {
        expect(everything).not.toContain(trace);
      }
    });

    test('of a player in the middle of a match goes as well; a bot plays on, and the table has another host', async () => {
      const [ada, bob] = [await coming('Ada'), await coming('Bob')];
      const id = await playing([ada, bob]);
      const open = await ada.open({ game: 'space-base', seats: 2 });
      await ada.forgetMe();
      expect(await bob.table(id)).toMatchObject({
        host: true,
        seats: [{ person: null, name: '', heldBy: 'lieutenant' }, { name: 'Bob' }],
      });
      await expect(bob.table(open.id)).rejects.toMatchObject({ code: 'table.unknown' });
      await over(id, 1, 2);
      expect(await standing(bob)).toMatchObject([{ played: 1, ratings: [] }]);
    });
  });

  async function say(id: string, { is }: Guest, text: string): Promise<void> {
    await held.server.house.database
      .insertInto('sayings')
      .values({
        table_id: id as TableId,
        number: 1,
        at: held.server.clock.now,
        person: is.id as PersonId,
        name: is.name,
        phrase: null,
        text,
      })
      .execute();
  }

  /** All that is in storage, in whatever table, as text. */
  async function remembered(): Promise<string> {
    const { database } = held.server.house;
    const tables = await database.introspection.getTables();
    expect(tables.length).toBeGreaterThan(10);
    const rows = await Promise.all(
      tables.map(({ name }) =>
        database
          .selectFrom(name as keyof Schema)
          .selectAll()
          .execute(),
      ),
    );
    return JSON.stringify(rows);
  }
});
