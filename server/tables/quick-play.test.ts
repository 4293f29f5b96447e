/** Quick play over real HTTP: people who only want to play find each other. */

import { describe, expect, test } from 'vitest';
import { guest } from '../api/visitors.conformance.ts';
import { venuesOn } from '../live/venue.conformance.ts';
import { MemoryMessages } from '../messages/memory.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { BOTS_AFTER } from './bots.ts';
import { companyOn } from './company.conformance.ts';

forEachStorage('quick play among people with lines', (open) => {
  const { openVenue, lineTo } = venuesOn(open);
  const wish = { game: 'space-base' };

  /** Two processes; Ada has waited for some time, with a line to the first. */
  async function waiting() {
    const messages = new MemoryMessages((error) => {
      throw error;
    });
    const one = await openVenue({ messages, play: { process: 'one' } });
    const two = await openVenue({ messages, play: { process: 'two' } });
    const ada = await guest(one, 'Ada');
    const { id } = await ada.quickPlay(wish);
    const line = lineTo(one, ada.cookie);
    await line.follow(id, { news: () => {} });
    const opened_at = Date.now() - 60_000;
    await one.house.database.updateTable('tables').set({ opened_at }).execute();
    return { two, ada, id, line };
  }

  test('finds who is there, with whatever process', async () => {
    const { two, id } = await waiting();
    const bob = await guest(two, 'Bob');
    expect(await bob.quickPlay(wish)).toMatchObject({ id, stage: 'playing' });
  });

  test('brings together two who come at the very same moment, each to another process', async () => {
    const [here, there] = [await openVenue(), await openVenue()];
    for (let time = 0; time < 8; time++) {
      const pair = await Promise.all([guest(here), guest(there)]);
      const tables = await Promise.all(pair.map((person) => person.quickPlay(wish)));
      const [one, other] = await Promise.all(
        tables.map(({ id }) => pair[0].table(id).catch(() => null)),
      );
      expect([one?.id, one?.stage]).toEqual([other?.id, 'playing']);
    }
  });

  test('fills one table after the other when many come at once, each to another process', async () => {
    const venues = await Promise.all(Array.from({ length: 6 }, () => openVenue()));
    for (let time = 0; time < 8; time++) {
      const people = await Promise.all(venues.map((venue) => guest(venue)));
      await Promise.all(people.map((person) => person.quickPlay({ ...wish, seats: 3 })));
      expect(await people[0]?.lobby()).toEqual([]);
    }
  });

  test('leads to nobody whose page is closed; he may come back to his table', async () => {
    const { two, ada, id, line } = await waiting();
    const here = async () => (await ada.table(id)).seats[0]?.here;
    await expect.poll(here, { timeout: 300_000 }).toBe(true);
    line.close();
    await expect.poll(here, { timeout: 300_000 }).toBe(false);
    const bob = await guest(two, 'Bob');
    expect((await bob.quickPlay(wish)).id).not.toBe(id);
    expect((await ada.quickPlay(wish)).id).toBe(id);
  });
});

forEachStorage('tables', (open) => {
  const { held, coming, two, opened, names } = companyOn(open);

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

    test('brings together two who come at the very same moment', async () => {
      for (let time = 0; time < 8; time++) {
        const pair = await two();
        const tables = await Promise.all(pair.map((person) => person.quickPlay(wish)));
        const [one, other] = await Promise.all(
          tables.map(({ id }) => pair[0].table(id).catch(() => null)),
        );
        expect([one?.id, one?.stage]).toEqual([other?.id, 'playing']);
      }
    });

    test('does not wait for someone who is not there any more', async () => {
      const [ada, bob] = await two();
      const { id } = await ada.quickPlay(wish);
      held.server.clock.now += 10 * 60_000;
      expect((await bob.quickPlay(wish)).id).not.toBe(id);
    });

    test('fills one table after the other when many come at the very same moment', async () => {
      for (let time = 0; time < 4; time++) {
        const names = Array.from({ length: 12 }, (_, number) => `Player ${number}`);
        const people = await Promise.all(names.map(coming));
        await Promise.all(people.map((person) => person.quickPlay({ ...wish, seats: 3 })));
        expect(await people[0]?.lobby()).toEqual([]);
      }
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
});
