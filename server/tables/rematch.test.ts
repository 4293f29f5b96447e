/** A rematch over real HTTP: the same people once more. */

import type { Seat } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import type { Guest } from '../api/visitors.conformance.ts';
import { seatingOf } from '../play/seating.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import type { TableId } from '../storage/schema.ts';
import { companyOn } from './company.conformance.ts';
import { endMatch } from './end.ts';

forEachStorage('tables', (open) => {
  const { held, coming, two, opened, row, names } = companyOn(open);

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

    test('has another host than one who vanished, whose seat a bot held at the end', async () => {
      const [ada, bob] = await two();
      const { id } = await opened(ada, { seats: 2 });
      await bob.sit(id, 1);
      await ada.start(id);
      const { house } = held.server;
      await seatingOf(house).hold(id as TableId, 0 as Seat, 'lieutenant');
      await endMatch(house, id, { places: [2, 1], scores: [1, 2] });
      const again = await bob.rematch(id);
      expect(names(again)).toEqual(['Bob', 'Ada']);
      expect(again.host).toBe(true);
    });

    test('waits for the end', async () => {
      const ada = await coming('Ada');
      const { id } = await opened(ada);
      await ada.callBots(id);
      await ada.start(id);
      await expect(ada.rematch(id)).rejects.toMatchObject({ code: 'match.unfinished' });
    });

    test('tells a host who only looks on of no end that he has not seen yet', async () => {
      const [ada, bob] = await two();
      const { id } = await opened(ada, { sits: false, delay: 60_000 });
      await bob.sit(id, 0);
      await ada.callBots(id);
      await ada.start(id);
      await endMatch(held.server.house, id, { places: [1, 2], scores: [2, 1] });
      held.server.clock.now += 59_999;
      await expect(ada.rematch(id)).rejects.toMatchObject({ code: 'match.unfinished' });
      held.server.clock.now += 1;
      expect((await ada.rematch(id)).id).toBe((await bob.rematch(id)).id);
    });
  });
});
