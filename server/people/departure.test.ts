/** Someone is forgotten while he, or somebody with him, does something in another window: it happens before or after, never half. */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { Refusal } from '@starboard/engine';
import { shelf } from '@starboard/games';
import { expect, test } from 'vitest';
import { playDaily } from '../daily/try.ts';
import type { House } from '../house.ts';
import { say } from '../live/chat.ts';
import { StoredLog } from '../log/stored-log.ts';
import { MemoryMessages } from '../messages/memory.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import type { TableId } from '../storage/schema.ts';
import { closeTable } from '../tables/closing.ts';
import { endMatch } from '../tables/end.ts';
import { NOBODY_HERE } from '../tables/news.ts';
import { openTable } from '../tables/opening.ts';
import { quickPlay } from '../tables/quick-play.ts';
import { rematch } from '../tables/rematch.ts';
import { sit, standUp } from '../tables/seats.ts';
import { start } from '../tables/start.ts';
import { forget } from './departure.ts';
import { welcome } from './guest.ts';
import type { Person } from './person.ts';

/** Ada is to be forgotten; the table has three seats, and its host is Bob unless it is hers alone. */
interface Scene {
  readonly house: House;
  readonly ada: Person;
  readonly bob: Person;
  readonly cy: Person;
  readonly table: TableId;
}

type Stage = 'hers alone' | 'without her' | 'with her' | 'full' | 'playing' | 'over';

const RACES: readonly [string, Stage, (scene: Scene) => Promise<unknown>][] = [
  ['she sits down', 'without her', ({ house, ada, table }) => sit(house, ada, table, 1)],
  ['she takes another seat', 'with her', ({ house, ada, table }) => sit(house, ada, table, 2)],
  ['she opens a table', 'without her', ({ house, ada }) => openTable(house, ada, AGREED, true)],
  [
    'she plays the match of the day',
    'without her',
    ({ house, ada }) => playDaily(house, ada, 'space-builder'),
  ],
  [
    'she looks for quick play',
    'without her',
    ({ house, ada }) => quickPlay(house, NOBODY_HERE, ada, WISH),
  ],
  [
    'somebody sits down at her table',
    'hers alone',
    ({ house, bob, table }) => sit(house, bob, table, 1),
  ],
  [
    'she closes her table',
    'hers alone',
    ({ house, ada, table }) => closeTable(house, ada.id, table),
  ],
  ['the match begins', 'full', ({ house, bob, table }) => start(house, bob.id, table)],
  [
    'she says something',
    'playing',
    ({ house, ada, table }) => say(house, table, ada, { text: 'Ada was here' }),
  ],
  ['she stands up', 'playing', ({ house, ada, table }) => standUp(house, ada.id, table)],
  ['the match ends and is rated', 'playing', ({ house, table }) => endMatch(house, table, RESULT)],
  ['somebody wants a rematch', 'over', ({ house, bob, table }) => rematch(house, bob.id, table)],
  ['she asks for it twice', 'with her', ({ house, ada }) => forget(house, ada.id)],
  ['she wants a rematch', 'over', ({ house, ada, table }) => rematch(house, ada.id, table)],
];

const AGREED = {
  game: 'space-base',
  options: {},
  seats: 3,
  access: 'public',
  pace: { kind: 'relaxed' },
  chat: 'free',
  delay: 0,
  quick: false,
} as const;
const WISH = { game: 'space-base', options: {}, seats: 3, pace: { kind: 'relaxed' } } as const;
const RESULT = { places: [1, 2, 3], scores: [3, 2, 1] };

forEachStorage('a departure', (open) => {
  test.each(RACES)('while %s', async (_what, stage, deed) => {
    const house = await houseOn(open);
    for (let round = 0; round < ROUNDS; round++) {
      const scene = await sceneAt(stage, house);
      const late = async (turns: number, work: () => Promise<unknown>) => {
        for (let turn = 0; turn < turns; turn++) await nextTurn();
        return work();
      };
      const [gone, done] = await Promise.allSettled([
        late(Math.max(0, ROUNDS / 2 - round), () => forget(house, scene.ada.id)),
        late(Math.max(0, round - ROUNDS / 2), () => deed(scene)),
      ]);
      expect(gone).toMatchObject({ status: 'fulfilled' });
      if (done.status === 'rejected') expect(done.reason).toBeInstanceOf(Refusal);
      await expectForgotten(scene);
      await house.database.deleteFrom('tables').execute();
    }
  });
});

const ROUNDS = 16;

async function houseOn(open: Parameters<Parameters<typeof forEachStorage>[1]>[0]): Promise<House> {
  const database = await open();
  const messages = new MemoryMessages((error) => {
    throw error;
  });
  return { database, log: new StoredLog(database), messages, shelf, now: Date.now };
}

async function sceneAt(stage: Stage, house: House): Promise<Scene> {
  const [ada, bob, cy] = (await Promise.all(
    ['Ada', 'Bob', 'Cy'].map(async (name) => {
      const { person } = await welcome(house, { name, colour: 1, language: 'en' });
      return person;
    }),
  )) as [Person, Person, Person];
  const { table } = await openTable(house, stage === 'hers alone' ? ada : bob, AGREED, true);
  const scene = { house, ada, bob, cy, table: table.id };
  if (stage === 'hers alone' || stage === 'without her') return scene;
  await sit(house, ada, table.id, 1);
  if (stage === 'with her') return scene;
  await sit(house, cy, table.id, 2);
  if (stage === 'full') return scene;
  await start(house, bob.id, table.id);
  if (stage === 'over') await endMatch(house, table.id, RESULT);
  return scene;
}

/** Nothing of her is left, every table can go on, and what the others have is theirs. */
async function expectForgotten({ house, ada, bob, table: first }: Scene): Promise<void> {
  const { database } = house;
  const people = await database.selectFrom('people').select('id').execute();
  expect(people.map(({ id }) => id)).not.toContain(ada.id);
  const seats = await database.selectFrom('seats').selectAll().execute();
  const sayings = await database.selectFrom('sayings').selectAll().execute();
  expect([...seats, ...sayings].filter(({ name }) => name === 'Ada')).toEqual([]);
  expect(sayings.filter(({ text }) => text !== null)).toEqual([]);
  const tables = await database.selectFrom('tables').selectAll().execute();
  for (const { id, stage, host } of tables) {
    const taken = seats.filter(({ table_id, name }) => table_id === id && name !== null);
    if (stage === 'playing') {
      const unplayed = taken.filter((seat) => (seat.person ?? seat.bot ?? seat.held_by) === null);
      expect(unplayed).toEqual([]);
    }
    if (stage === 'open') {
      // Whoever waits there has a host, and no seat is kept for nobody.
      if (taken.length > 0) expect(host).not.toBeNull();
      expect(taken.filter(({ name }) => name === '')).toEqual([]);
    }
    if (stage === 'over' && id === first) {
      const ratings = await database
        .selectFrom('ratings')
        .select('games')
        .where('person', '=', bob.id)
        .execute();
      expect(ratings).toEqual([{ games: 1 }]);
    }
  }
}
