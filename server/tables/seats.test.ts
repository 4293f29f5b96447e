/** Seats over real HTTP: sitting down and standing up, bots, and the beginning of a match. */

import { mixSeed } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { companyOn } from './company.conformance.ts';

forEachStorage('seats', (open) => {
  const { held, coming, two, opened, row, names } = companyOn(open);

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

    test('a new name or face is seen at once before the match', async () => {
      const ada = await coming('Ada');
      const { id } = await opened(ada);
      await ada.changeLooks({ name: 'Captain Ada' });
      await ada.changeLooks({ face: 'moa' });
      const { seats } = await ada.table(id);
      expect(seats[0]).toMatchObject({ name: 'Captain Ada', face: 'moa' });
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
      expect(left.seats[1]).toMatchObject({ name: 'Bob', heldBy: 'lieutenant', left: true });
      expect(await row(id)).toMatchObject({ wake_at: held.server.clock.now });
      const back = await bob.sit(id, 1);
      expect(back.seats[1]).toMatchObject({ name: 'Bob', heldBy: null, left: false });
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

    test('those who have come are enough: the empty seats go, and what was agreed for a player stays his', async () => {
      const [ada, bob] = await two();
      const hands = [4, 5, 6, 7];
      const options = { hands, upright: [false, true, false, true] };
      const { id } = await opened(ada, { game: 'space-builder', seats: 4, options });
      await bob.sit(id, 2, 'luck');
      await expect(bob.takeSeatsAway(id)).rejects.toMatchObject({ code: 'deed.forbidden' });
      expect(names(await ada.takeSeatsAway(id))).toEqual(['Ada', 'Bob']);
      expect(await bob.table(id)).toMatchObject({ you: 1, stage: 'open' });
      expect(JSON.parse((await row(id)).options)).toMatchObject({
        hands: [4, 6],
        upright: [false, false],
      });
      await ada.start(id);
      const { secret, seed } = await row(id);
      expect(seed).toBe(mixSeed(secret, ['', 'luck']));
      await expect(ada.takeSeatsAway(id)).rejects.toMatchObject({ code: 'table.started' });
    });

    test('one alone is not enough, and keeps his table as it is', async () => {
      const ada = await coming('Ada');
      const base = await opened(ada, { seats: 3 });
      await expect(ada.takeSeatsAway(base.id)).rejects.toMatchObject({ code: 'seats.number' });
      const race = await opened(ada, { game: 'space-builder', seats: 3 });
      await expect(ada.takeSeatsAway(race.id)).rejects.toMatchObject({ code: 'options.seats' });
      expect(names(await ada.table(race.id))).toEqual(['Ada', null, null]);
    });

    test('mixes the seed of the table’s secret and the players’ words', async () => {
      const [ada, bob] = await two();
      const { id } = await opened(ada);
      await ada.addWord(id, ' Ada’s word ');
      await bob.sit(id, 1, 'first thought');
      await bob.addWord(id, 'second thought');
      await ada.start(id);
      const { secret, seed, wake_at } = await row(id);
      expect(seed).toBe(mixSeed(secret, ['Ada’s word', 'second thought']));
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
});
