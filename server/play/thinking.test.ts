import { Match, type Seat, type Seed } from '@starboard/engine';
import { afterEach, expect, test } from 'vitest';
import { tableOf } from '../../engine/third-game/host-conformance.ts';
import { salvage } from '../../engine/third-game/salvage.ts';
import type { TableId } from '../storage/schema.ts';
import { TRIAL_THINKING } from './club.conformance.ts';
import { Thinking } from './thinking.ts';

const [one, two, three] = ['one', 'two', 'three'] as TableId[] as [TableId, TableId, TableId];

let thinking: Thinking;
afterEach(() => thinking.close());

function asked(bot: string) {
  const { state } = Match.start(salvage, tableOf({ seats: 2 }));
  return { game: 'salvage', bot, seat: 0 as Seat, state, seed: '5e'.repeat(32) as Seed };
}

test('tables whose bots have to be ended never have all threads together', async () => {
  thinking = new Thinking({ ...TRIAL_THINKING, threads: 2, time: 1, patience: 300 });
  const endless = (table: TableId) => thinking.choose(table, asked('endless')).catch(() => 'ended');
  expect(await Promise.all([endless(one), endless(two)])).toEqual(['ended', 'ended']);
  const again = [endless(one), endless(two)];
  expect(thinking.queue).toBe(1);
  const quick = thinking.choose(three, asked('bold')).catch(() => {});
  expect(thinking.queue).toBe(1);
  await Promise.all([...again, quick]);
  expect(thinking.queue).toBe(0);
});

test('several bots of one table think at once where there are more threads', async () => {
  thinking = new Thinking({ ...TRIAL_THINKING, threads: 3 });
  const thoughts = [1, 2, 3].map(() => thinking.choose(one, asked('bold')));
  expect(thinking.queue).toBe(1);
  expect(await Promise.all(thoughts)).toHaveLength(3);
});
