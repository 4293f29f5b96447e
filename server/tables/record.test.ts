/** What is left of a match: its record, which anyone can check. */

import { commit, Match, Random, readRecord, type Seed } from '@starboard/engine';
import { expect, test } from 'vitest';
import { guest, serving, Visitor } from '../api/visitors.conformance.ts';
import { takeFrom } from '../house.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import type { TableId } from '../storage/schema.ts';
import { endMatch } from './end.ts';

forEachStorage('a record', (open) => {
  const held = serving(open);

  /** Plays a match that has begun to its end, with whatever is legal. */
  async function playOut(id: string): Promise<void> {
    const { house } = held.server;
    const stored = await house.log.load(id as TableId);
    if (stored === undefined) throw new Error('the match has not begun');
    const { game } = await takeFrom(house.shelf, stored.game);
    const match = Match.start(game, stored);
    const chance = new Random('7'.repeat(64) as Seed);
    while (match.result === undefined) {
      const seat = chance.pick(match.actors);
      const { entry } = match.act(seat, chance.pick(match.legal(seat)));
      await house.log.append(id as TableId, { entry, at: 0 }, { clock: {}, wakeAt: null });
    }
    await endMatch(house, id, match.result);
  }

  test('of a whole match holds, and shows the secret that was committed to', async () => {
    const ada = await guest(held.server, 'Ada');
    const { id, commitment } = await ada.open({ game: 'space-base', seats: 2 });
    await ada.addWord(id, 'my own luck');
    await ada.seatBot(id, 1, 'cadet');
    await ada.start(id);
    await expect(ada.record(id)).rejects.toMatchObject({ code: 'match.unfinished' });
    await playOut(id);

    const given = await new Visitor(held.server.address).record(id);
    const { record, match } = await readRecord(given, async (name) => {
      return (await takeFrom(held.server.house.shelf, name)).game;
    });
    expect(match.result).toBeDefined();
    expect(record.players).toEqual([{ name: 'Ada' }, { name: 'cadet', bot: 'cadet' }]);
    expect(record.chance).toMatchObject({ commitment, words: ['my own luck', ''] });
    expect(commit(record.chance?.secret as Seed)).toBe(commitment);
  });

  test('of a table that is not there, or by rules that are no longer here, is refused', async () => {
    const ada = await guest(held.server, 'Ada');
    await expect(ada.record('nowhere')).rejects.toMatchObject({ code: 'table.unknown' });
    const { id } = await ada.open({ game: 'space-base', seats: 2 });
    await ada.callBots(id);
    await ada.start(id);
    await endMatch(held.server.house, id, { places: [1, 2], scores: [2, 1] });
    await held.server.house.database
      .updateTable('tables')
      .set({ rules: 0 })
      .where('id', '=', id as TableId)
      .execute();
    await expect(ada.record(id)).rejects.toMatchObject({
      code: 'record.rules',
      facts: { made: 0 },
    });
  });
});
