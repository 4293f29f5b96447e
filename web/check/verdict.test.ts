import { Match, recordText, type Seed, writeRecord } from '@starboard/engine';
import { shelf } from '@starboard/games';
import { expect, test } from 'vitest';
import { judge } from './verdict.ts';

async function recorded(): Promise<string> {
  const box = await shelf['space-base']?.();
  if (box === undefined) throw new Error('Space Base is not on the shelf');
  const opening = { options: {}, seats: 2, seed: 'ab'.repeat(32) as Seed };
  const match = Match.start(box.game, opening);
  for (let step = 0; step < 12; step++) {
    const [seat] = box.game.actors(match.state);
    if (seat === undefined) break;
    const [action] = box.game.legal(match.state, seat);
    match.act(seat, action);
  }
  return recordText(await writeRecord(match, [{ name: 'Ada' }, { name: 'Bob' }]));
}

test('a record as it was made holds', async () => {
  expect(await judge(await recorded())).toMatchObject({
    holds: true,
    record: { players: [{ name: 'Ada' }, { name: 'Bob' }] },
  });
});

test('an entry that was changed is named, and so is a player who was', async () => {
  const text = await recorded();
  const lines = text.split('\n');
  const third = lines.findIndex((line) => line.includes('"seq":3'));
  const without = lines.toSpliced(third, 1).join('\n');
  expect(await judge(without)).toMatchObject({ holds: false, entry: 3 });
  expect(await judge(text.replace('Ada', 'Eve'))).toMatchObject({ holds: false, entry: 0 });
});

test('what is no record at all is refused, not crashed on', async () => {
  const refusal = { code: 'record.foreign' };
  expect(await judge('a letter')).toMatchObject({ holds: false, entry: null, refusal });
  expect(await judge('{"format": "something"}')).toMatchObject({ holds: false });
});

test('a record that other rules made is not judged by ours', async () => {
  const other = (await recorded()).replace('"rules": 1', '"rules": 0');
  const refusal = { code: 'record.rules', facts: { made: 0, here: 1 } };
  expect(await judge(other)).toMatchObject({ holds: false, refusal });
});
