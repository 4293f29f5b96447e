import { describe, expect, test } from 'vitest';
import { LocalHost, Match, openTable, Random, seatBot } from '../index.ts';
import { HandClock } from '../third-game/hand-clock.ts';
import { ada, bo, hostConformance, tableOf, watch } from '../third-game/host-conformance.ts';
import { box, type Salvage, salvage } from '../third-game/salvage.ts';
import { clock } from '../third-game/serve-table.ts';
import { BELL, sending, timedSalvage } from '../third-game/timed-salvage.ts';

const surroundings = {
  clock,
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
  const host = new LocalHost<Salvage>(Match.start(salvage, tableOf()), { keep: () => kept });
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
  const host = new LocalHost<Salvage>(Match.start(salvage, tableOf()), {
    keep: async () => {
      if (full) throw new Error('the disk is full');
    },
  });
  const mine = await watch(host, ada);
  await expect(mine.act({ send: 1 }, 0)).rejects.toThrow('the disk is full');
  expect(mine.latest().seq).toBe(0);
  expect(host.match.state.chosen).toEqual([0, 0, 0]);
  full = false;
  expect(await mine.act({ send: 2 }, 0)).toEqual({ seq: 1, doubled: false });
});

test('an order that cannot be kept is reported, and whoever acted is answered for his own action', async () => {
  const failures: unknown[] = [];
  const host = new LocalHost<Salvage>(Match.start(salvage, tableOf()), {
    keep: async (entry) => {
      if ('by' in entry) throw new Error('the disk is full');
    },
    onFailure: (error) => failures.push(error),
  });
  const mine = await watch(host, ada);
  expect(await mine.instruct({ always: 'largest' })).toEqual({ seq: 1, doubled: false });
  expect(failures).toEqual([new Error('the disk is full')]);
  expect(host.match.seq).toBe(1);
  expect(await mine.act({ send: 1 }, 1)).toEqual({ seq: 2, doubled: false });
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

describe('a game against the clock', () => {
  const sent = (host: LocalHost<Salvage>) =>
    host.match.log.map((entry) => ('action' in entry ? [entry.seat, entry.action.send] : []));

  test('what falls due happens by itself, and every update says what the stopwatch shows', async () => {
    const clock = new HandClock();
    const host = new LocalHost(Match.start(timedSalvage, tableOf({ seats: 2 })), { clock });
    const mine = await watch(host, ada);
    await mine.act({ send: 3 }, 0);
    await clock.pass(BELL);
    expect(sent(host)).toEqual([
      [0, 3],
      [1, 1],
    ]);
    expect(mine.latest()).toMatchObject({ seq: 2, watch: { number: 2, elapsed: 0 } });
    await clock.pass(10);
    expect((await watch(host, bo)).latest().watch).toEqual({ number: 2, elapsed: 10 });
    host.close();
    await clock.pass(1000);
    expect(host.match.seq).toBe(2);
  });

  test('what falls due but cannot be kept is reported, and has not happened', async () => {
    const clock = new HandClock();
    const failures: unknown[] = [];
    const host = new LocalHost(Match.start(timedSalvage, tableOf({ seats: 2 })), {
      clock,
      keep: () => Promise.reject(new Error('the disk is full')),
      onFailure: (error) => failures.push(error),
    });
    await clock.pass(BELL);
    expect(failures).toEqual([new Error('the disk is full')]);
    expect(host.match.seq).toBe(0);
  });

  test('a bot holds its action back until its moment, and keeps its plan while others act', async () => {
    const clock = new HandClock();
    const bots = [
      { seat: ada, bot: 'sending', thinking: 1 },
      { seat: bo, bot: 'hasty', thinking: 1 },
    ];
    const box = {
      game: timedSalvage,
      bots: [sending(3, 1, 2), { ...sending(1, 2, 3), name: 'hasty' }],
    };
    const host = await openTable(box, tableOf({ seats: 2, bots }), { ...surroundings, clock });
    await clock.pass(5);
    expect(sent(host)).toEqual([]);
    await clock.pass(5);
    expect(sent(host)).toEqual([[1, 1]]);
    await clock.pass(20);
    expect(sent(host)).toEqual([
      [1, 1],
      [0, 3],
    ]);
    await clock.pass(100);
    expect(host.match.result).toBeDefined();
    expect(sent(host).slice(2)).toEqual([
      [0, 1],
      [1, 2],
      [0, 2],
      [1, 3],
    ]);
  });

  test('a bot that would be too late is overtaken, and goes on with the next question', async () => {
    const clock = new HandClock();
    const late = { ...sending(8, 7, 6, 5, 4, 3, 2, 1), name: 'late' };
    const bots = [ada, bo].map((seat) => ({ seat, bot: 'late', thinking: 1 }));
    const table = tableOf({ seats: 2, bots, options: { rounds: 8 } });
    const failures: unknown[] = [];
    const host = await openTable({ game: timedSalvage, bots: [late] }, table, {
      clock,
      onFailure: (error) => failures.push(error),
    });
    await clock.pass(8 * BELL * 2);
    expect(host.match.result).toBeDefined();
    expect(failures).toEqual([]);
    expect(sent(host)[0]).toEqual([0, 1]);
  });

  test('a bot that has left does not act any more, whatever it was waiting for', async () => {
    const clock = new HandClock();
    const host = new LocalHost(Match.start(timedSalvage, tableOf({ seats: 2 })), { clock });
    const bot = await seatBot(host, {
      game: timedSalvage,
      seat: ada,
      bot: sending(3),
      clock,
      random: new Random(tableOf().botSeed),
      budget: () => () => false,
      onFailure: surroundings.onFailure,
    });
    await clock.pass(20);
    await bot.leave();
    await (await watch(host, ada)).act({ send: 2 }, 0);
    await clock.pass(10);
    expect(sent(host)).toEqual([[0, 2]]);
    host.close();
  });

  test('without a clock it cannot be hosted', () => {
    expect(() => new LocalHost(Match.start(timedSalvage, tableOf()))).toThrow('against a clock');
  });
});
