/** Quick play over real HTTP: people who only want to play find each other. */

import { describe, expect, test } from 'vitest';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { BOTS_AFTER } from './bots.ts';
import { companyOn } from './company.conformance.ts';

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
