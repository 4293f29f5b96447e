import { expect, test } from 'vitest';
import { LocalHost, Match, openTable } from '../index.ts';
import { ada, bo, hostConformance, tableOf, watch } from '../third-game/host-conformance.ts';
import { box, type Salvage, salvage } from '../third-game/salvage.ts';

const surroundings = {
  now: () => performance.now(),
  onFailure: (error: unknown) => {
    throw error;
  },
};

hostConformance('the local host', (table) => openTable(box, table, surroundings));

test('nobody is told of an entry before it is kept', async () => {
  let release = (): void => {};
  const kept = new Promise<void>((resolve) => {
    release = resolve;
  });
  const host = new LocalHost<Salvage>(Match.start(salvage, tableOf()), () => kept);
  const [mine, theirs] = [await watch(host, ada), await watch(host, bo)];
  const receipt = mine.act({ send: 1 }, 0);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(theirs.latest().seq).toBe(0);
  release();
  await receipt;
  expect(theirs.latest().seq).toBe(1);
});

test('what cannot be kept has not happened', async () => {
  let full = true;
  const host = new LocalHost<Salvage>(Match.start(salvage, tableOf()), async () => {
    if (full) throw new Error('the disk is full');
  });
  const mine = await watch(host, ada);
  await expect(mine.act({ send: 1 }, 0)).rejects.toThrow('the disk is full');
  expect(mine.latest().seq).toBe(0);
  expect(host.match.state.chosen).toEqual([0, 0, 0]);
  full = false;
  expect(await mine.act({ send: 2 }, 0)).toEqual({ seq: 1, doubled: false });
});

test('a bot that breaks down is reported, and its seat plays on', async () => {
  const failures: unknown[] = [];
  const broken = {
    name: 'broken',
    choose: () => {
      throw new Error('no idea');
    },
  };
  const bots = [ada, bo].map((seat) => ({ seat, bot: 'broken', thinking: 1 }));
  const host = await openTable({ game: salvage, bots: [broken] }, tableOf({ seats: 2, bots }), {
    ...surroundings,
    onFailure: (error) => failures.push(error),
  });
  await (await watch(host, 'spectator')).until(({ result }) => result !== null);
  expect(failures).toHaveLength(6);
});

test('an unknown bot is refused before the table opens', async () => {
  const bots = [{ seat: ada, bot: 'deep thought', thinking: 1 }];
  await expect(openTable(box, tableOf({ bots }), surroundings)).rejects.toMatchObject({
    code: 'bot.unknown',
  });
});
