import type { Update } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { HandClock } from '../../engine/third-game/hand-clock.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { putPerson } from '../storage/rows.conformance.ts';
import type { TableId } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { Clocks } from './clocks.ts';
import { clubsOn, layMatch, seat } from './club.conformance.ts';
import type { LiveMatch } from './live-match.ts';
import type { OpenTable } from './open-table.ts';

const HOUR = 3_600_000;

/** Resolves when a match has come to where a test wants it. */
function reached(live: LiveMatch, holds: (update: Update<never>) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (holds(live.logged.sight.updateFor('spectator') as Update<never>)) resolve();
    };
    live.logged.sight.onChange(look);
    look();
  });
}

const over = (live: LiveMatch) => reached(live, ({ result }) => result !== null);

function liveOf({ live }: OpenTable): LiveMatch {
  if (live === undefined) throw new Error('the match has not begun');
  return live;
}

async function stageOf(storage: Storage, table: TableId): Promise<string> {
  const { stage } = await storage
    .selectFrom('tables')
    .select('stage')
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  return stage;
}

async function heldBy(storage: Storage, table: TableId): Promise<(string | null)[]> {
  const rows = await storage
    .selectFrom('seats')
    .select('held_by')
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute();
  return rows.map(({ held_by }) => held_by);
}

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}

forEachStorage('a table in care', (open) => {
  const openClub = clubsOn(open);

  describe('bots', () => {
    test('are found by whichever process has nothing better to do, and play to the end', async () => {
      const club = await openClub();
      const table = await layMatch(club.storage, { bots: { 0: 'bold', 1: 'random', 2: 'bold' } });
      club.play.start();
      await until(async () => (await stageOf(club.storage, table)) === 'over');
      expect((await club.log.load(table))?.entries).toHaveLength(9);
      expect(await club.log.unattended(Date.now() + HOUR, Date.now(), 10)).toEqual([]);
      expect(club.failures).toEqual([]);
    });

    test('that think for ever are ended, and those that break down play something legal', async () => {
      const club = await openClub({ thinking: { time: 1, patience: 200 } });
      const bots = { 0: 'endless', 1: 'broken' };
      const table = await layMatch(club.storage, { seats: 2, bots, options: { rounds: 1 } });
      const live = liveOf(await club.play.follow(table));
      await over(live);
      expect(live.match.log).toHaveLength(2);
      expect(club.failures).toHaveLength(2);
    });

    test('however slow do not delay a person at another table, and the queue can be seen', async () => {
      const club = await openClub({ thinking: { threads: 1, patience: HOUR } });
      const slow = await layMatch(club.storage, { seats: 2, bots: { 0: 'endless', 1: 'bold' } });
      await club.play.follow(slow);
      await until(() => club.play.thinking.queue === 1);
      const table = await layMatch(club.storage);
      const live = liveOf(await club.play.follow(table));
      const now = { at: Date.now(), roundTrip: 0 };
      for (const number of [0, 1, 2]) await live.act(seat(number), { send: 1 }, number, now);
      expect(live.match.seq).toBe(3);
      expect(club.play.thinking.queue).toBe(1);
    });

    test('however slow do not delay the bots of another table', async () => {
      const club = await openClub({ thinking: { threads: 2, patience: HOUR } });
      const slow = await layMatch(club.storage, { seats: 2, bots: { 0: 'endless', 1: 'endless' } });
      await club.play.follow(slow);
      await until(() => club.play.thinking.queue === 1);
      const table = await layMatch(club.storage, { seats: 2, bots: { 0: 'bold', 1: 'bold' } });
      await over(liveOf(await club.play.follow(table)));
      expect(club.play.thinking.queue).toBe(1);
    });
  });

  describe('a match that cannot be played', () => {
    const bots = { 0: 'bold', 1: 'bold' };
    const broken = [{ seq: 1, seat: seat(0), action: { send: 99 } }];

    test('by the rules of today says so, and keeps no other waiting', async () => {
      const club = await openClub();
      const old = await layMatch(club.storage, { seats: 2, bots });
      await club.storage.updateTable('tables').set({ rules: 0 }).execute();
      const tables = await Promise.all(
        [1, 2].map(() => layMatch(club.storage, { seats: 2, bots })),
      );
      club.play.start();
      for (const table of tables) {
        await until(async () => (await stageOf(club.storage, table)) === 'over');
      }
      const facts = { made: 0, here: 1 };
      expect(club.failures).toMatchObject([{ code: 'match.rules', facts }]);
      await expect(club.play.follow(old)).rejects.toMatchObject({ code: 'match.rules', facts });
      expect(await stageOf(club.storage, old)).toBe('playing');
    });

    test('because its log is broken is tried once, and not again and again before all others', async () => {
      const club = await openClub({ keeper: { lease: 30 } });
      for (let number = 0; number < 60; number++) {
        await layMatch(club.storage, { seats: 2, bots, log: broken });
      }
      const table = await layMatch(club.storage, { seats: 2, bots });
      club.play.start();
      await until(async () => (await stageOf(club.storage, table)) === 'over');
      expect(club.failures).toHaveLength(60);
    });
  });

  describe('a clock that runs out', () => {
    const pace = { kind: 'live', seconds: 0.05 } as const;

    test('gives the seat to a bot until its person is back', async () => {
      const club = await openClub({ habits: { pause: 20 } });
      const person = await putPerson(club.storage);
      const laid = {
        seats: 2,
        people: [person],
        bots: { 1: 'bold' },
        options: { rounds: 8 },
        pace,
      };
      const table = await layMatch(club.storage, laid);
      const open = await club.play.follow(table);
      const live = liveOf(open);
      await reached(live, ({ seq }) => seq >= 6);
      const [fair] = await heldBy(club.storage, table);
      expect(fair).not.toBeNull();
      await club.play.comeBack(open, seat(0));
      expect(open.terms?.seats[0]?.heldBy).toBeNull();
      // His clock runs again from here, and out again, and the bot comes again.
      await over(live);
      expect(club.failures).toEqual([]);
    });
  });

  test('nobody is stuck because someone left a relaxed table, unless nobody waits', async () => {
    const club = await openClub({ habits: { absence: 50 } });
    const people = [await putPerson(club.storage), await putPerson(club.storage)];
    const table = await layMatch(club.storage, { seats: 2, people, options: { rounds: 1 } });
    const open = await club.play.follow(table);
    const live = liveOf(open);
    await until(() => club.play.counts.kept === 1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await heldBy(club.storage, table)).toEqual([null, null]);
    const leave = club.play.presence.enter(table, { person: people[0] as never, viewer: seat(0) });
    await until(async () => (await heldBy(club.storage, table))[1] !== null);
    expect((await heldBy(club.storage, table))[0]).toBeNull();
    await reached(live, ({ actors }) => actors.length === 1);
    expect(live.match.actors).toEqual([0]);
    leave();
  });

  /** Bells ring a little too early, as they do, and a moment goes by with every look at it. */
  function restless(hand: HandClock, early: number) {
    let looks = 0;
    return {
      now: () => hand.now() + looks++,
      wake: (after: number, call: () => void) => hand.wake(Math.max(0, after - early), call),
    };
  }

  test('BU-6.2: a countdown that ends while the table is looked at ends, at whichever look', async () => {
    for (let early = 1; early <= 16; early++) {
      const hand = new HandClock();
      const clock = restless(hand, early);
      const club = await openClub({ clock });
      const table = await layMatch(club.storage, { game: 'space-builder', options: {}, seats: 2 });
      const live = liveOf(await club.play.follow(table));
      await until(() => club.play.counts.kept === 1);
      for (const player of [seat(0), seat(1)]) {
        const arrived = { at: clock.now(), roundTrip: 0 };
        await live.act(player, { kind: 'ready' }, live.match.seq, arrived);
      }
      for (let waited = 0; waited < 20 && live.match.seq === 2; waited++) await hand.pass(200);
      expect(live.match.log.at(-1), `bells ring ${early} ms early`).toMatchObject({
        action: { kind: 'reveal' },
      });
    }
  });

  test('keeps its clocks while its process takes its time to take up others', async () => {
    const clock = new HandClock();
    const lease = 6000;
    const club = await openClub({ clock, keeper: { lease } });
    const { storage, log, play } = club;
    const kept = await layMatch(storage, { pace: { kind: 'live', seconds: 300 } });
    const live = liveOf(await play.follow(kept));
    await until(() => play.counts.kept === 1);
    const others = await Promise.all([1, 2, 3].map(() => layMatch(storage)));
    await storage.updateTable('tables').set({ wake_at: 0 }).where('id', 'in', others).execute();
    let renewals = 0;
    let renewed: Promise<unknown> = Promise.resolve();
    const renew = log.renew.bind(log);
    log.renew = (...words) => {
      const answer = renew(...words);
      renewed = answer;
      renewals += 1;
      return answer;
    };
    /** More than half of the time for which the word is given. */
    const aWhile = async () => {
      for (let step = 0; step < 6; step++) {
        await clock.pass(lease / 10);
        await renewed;
      }
    };
    let taken = 0;
    const take = log.take.bind(log);
    log.take = async (...words) => {
      await aWhile();
      taken += 1;
      return take(...words);
    };
    play.start();
    await until(() => taken === others.length);
    const before = renewals;
    await until(async () => {
      await aWhile();
      return renewals > before + 1;
    });
    await live.logged.look(() => {});
    expect(live.logged.clocks.seats.map(({ deadline }) => deadline)).toEqual([
      300_000, 300_000, 300_000,
    ]);
    expect(club.failures).toEqual([]);
  });

  test('that is taken up while the others are renewed is not dropped for that', async () => {
    const club = await openClub({ keeper: { lease: 60 } });
    const { storage, log, play } = club;
    const first = await layMatch(storage);
    await play.follow(first);
    await until(() => play.counts.kept === 1);
    const second = await layMatch(storage);
    const renew = log.renew.bind(log);
    const dropped: boolean[] = [];
    log.renew = async (...words) => {
      const answer = await renew(...words);
      if (dropped.length === 0) {
        await play.follow(second);
        await until(() => play.counts.kept === 2);
        setImmediate(() => dropped.push(play.counts.kept < 2));
      }
      return answer;
    };
    play.start();
    await until(() => dropped.length > 0);
    expect(dropped[0]).toBe(false);
  });

  describe('taken over', () => {
    /** As a process that was killed an hour ago left it, ten milliseconds into the second round. */
    async function abandoned(storage: Storage, left: number): Promise<TableId> {
      const log = [0, 1].map((number) => ({
        seq: number + 1,
        seat: seat(number),
        action: { send: 3 },
      }));
      const table = await layMatch(storage, { game: 'timed-salvage', seats: 2, log });
      const clock: Clocks = {
        watch: { number: 2, zero: left - 10 },
        seats: [0, 1].map(() => ({ asked: 2, turn: true, deadline: left + 30_000 })),
        left: null,
      };
      await storage
        .updateTable('tables')
        .set({
          clock: JSON.stringify(clock),
          wake_at: left + 25,
          pace: '{"kind":"live","seconds":30}',
        })
        .where('id', '=', table)
        .execute();
      return table;
    }

    test('after a kill a match goes on from the last sign of life', async () => {
      const club = await openClub({ process: 'new', keeper: { lease: 6000 } });
      const left = Date.now() - HOUR;
      const table = await abandoned(club.storage, left);
      await club.log.take(table, 'killed', left, left + 6000);
      const live = liveOf(await club.play.follow(table));
      await until(() => club.play.counts.kept === 1);
      const deadline = live.logged.clocks.seats[0]?.deadline ?? Number.POSITIVE_INFINITY;
      expect(deadline).toBeGreaterThan(left + HOUR);
      // Without that pause the bell would have rung for both an hour ago.
      await over(live);
      expect(live.match.log.length).toBe(6);
    });

    test('after an end in good order it goes on from there', async () => {
      const first = await openClub({ process: 'first' });
      const table = await layMatch(first.storage, { pace: { kind: 'live', seconds: 300 } });
      const live = liveOf(await first.play.follow(table));
      await until(() => first.play.counts.kept === 1);
      const [before] = live.logged.clocks.seats;
      await first.play.stop();
      await new Promise((resolve) => setTimeout(resolve, 60));
      const second = await openClub({ process: 'second' });
      const again = liveOf(await second.play.follow(table));
      await until(() => second.play.counts.kept === 1);
      const moved = (again.logged.clocks.seats[0]?.deadline ?? 0) - (before?.deadline ?? 0);
      expect(moved).toBeGreaterThanOrEqual(60);
    });

    /** A table for one against a bot, at a live pace, as a first process has it in its care. */
    async function cared(seconds: number) {
      const clock = new HandClock();
      const club = await openClub({ process: 'first', clock });
      const people = [await putPerson(club.storage)];
      const pace = { kind: 'live', seconds } as const;
      const table = await layMatch(club.storage, { seats: 2, people, bots: { 1: 'bold' }, pace });
      const live = liveOf(await club.play.follow(table));
      // The bot has done its part, and the person is waited for.
      await reached(live, ({ seq }) => seq === 1);
      return { clock, club, table };
    }

    /** When a second process, where nobody looks at the table, gave the seat to a bot that then played to the end. */
    async function heldAt(clock: HandClock, table: TableId): Promise<number> {
      const { storage, play } = await openClub({ process: 'second', clock });
      play.start();
      await until(async () => {
        await clock.pass(1000);
        return (await heldBy(storage, table))[0] !== null;
      });
      const moment = clock.now();
      await until(async () => {
        await clock.pass(1000);
        return (await stageOf(storage, table)) === 'over';
      });
      return moment;
    }

    test('a clock runs out while nobody looks on, and a process that never saw the table lets a bot sit down', async () => {
      const { clock, club, table } = await cared(300);
      club.play.unfollow(table);
      club.play.start();
      await until(() => club.play.counts.kept === 0);
      await club.play.stop();
      expect(await heldAt(clock, table)).toBeGreaterThanOrEqual(300_000);
    });

    test('a clock runs out after a kill, with all the time that was left then', async () => {
      const { table } = await cared(30);
      // Whose clock stands still does nothing more, as if it had been killed at its zero.
      const moment = await heldAt(new HandClock(), table);
      expect(moment).toBeGreaterThan(30_000);
    });

    test('not while another process has it', async () => {
      const club = await openClub({ process: 'new', keeper: { lease: 600 } });
      const table = await layMatch(club.storage, { seats: 2, bots: { 0: 'bold', 1: 'bold' } });
      const until600 = Date.now() + 600;
      await club.log.take(table, 'other', Date.now(), until600);
      club.play.start();
      const live = liveOf(await club.play.follow(table));
      await over(live);
      expect(live.logged.timeOf(1)).toBeGreaterThanOrEqual(until600);
    });
  });

  test('two processes without word of each other lose no action and double none', async () => {
    const clubs = [await openClub({ process: 'one' }), await openClub({ process: 'two' })];
    const table = await layMatch((clubs[0] as never as { storage: Storage }).storage, {
      seats: 4,
      options: { rounds: 4 },
    });
    const lives = await Promise.all(
      clubs.map(async ({ play }) => liveOf(await play.follow(table))),
    );
    const now = { at: Date.now(), roundTrip: 0 };
    for (let round = 0; round < 4; round++) {
      const after = round * 4;
      // Everybody at once, by both processes: each action is made once, and confirmed once more.
      const receipts = await Promise.all(
        [0, 1, 2, 3].flatMap((number) =>
          lives.map((live) => live.act(seat(number), { send: round + 1 }, after, now)),
        ),
      );
      expect(receipts.filter(({ doubled }) => doubled)).toHaveLength(4);
      expect(new Set(receipts.map(({ seq }) => seq)).size).toBe(4);
      for (const live of lives) await live.logged.heard();
    }
    const stored = await clubs[0]?.log.load(table);
    expect(stored?.entries).toHaveLength(16);
    for (const live of lives) expect(live.match.result).toBeDefined();
  });
});
