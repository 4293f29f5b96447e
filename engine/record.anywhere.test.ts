import { beforeAll, expect, test } from 'vitest';
import { commit, mixSeed } from './chance.ts';
import type { AnyGame, GameTypes } from './game.ts';
import { Match } from './match.ts';
import { readSeed, type Seed } from './random.ts';
import { type MatchRecord, openingOf, readRecord, recordText, writeRecord } from './record.ts';
import type { Seat } from './seat.ts';
import { salvage } from './third-game/salvage.ts';

const secret = readSeed('11'.repeat(32));
const words = ['fair', 'square'];
const players = [{ name: 'Ada' }, { name: 'Bo', bot: 'random' }];
const find = async (name: string): Promise<AnyGame | undefined> =>
  name === salvage.name ? salvage : undefined;

let seed: Seed;
let record: MatchRecord;

beforeAll(async () => {
  seed = mixSeed(secret, words);
  const match = Match.start(salvage, { seats: 2, seed, options: { rounds: 3 } });
  match.act(0 as Seat, { send: 1 });
  match.undo(0 as Seat);
  match.instruct(1 as Seat, { always: 'largest' });
  for (const send of [1, 2, 3]) {
    match.followOrder();
    match.act(0 as Seat, { send });
  }
  record = await writeRecord(match, players, { commitment: commit(secret), secret, words });
});

/** The record as it comes out of a file, with one thing changed by hand. */
function forged(change: (record: Writable) => void): unknown {
  const copy = JSON.parse(JSON.stringify(record));
  change(copy);
  return copy;
}
// biome-ignore lint/suspicious/noExplicitAny: a forger does not care for types.
type Writable = any;

async function faultIn(given: unknown): Promise<{ code: string; facts: object; message: string }> {
  return readRecord(given, find).then(
    () => ({ code: 'accepted', facts: {}, message: '' }),
    (error) => error,
  );
}

test('a record read from its file gives the same match, chance checked', async () => {
  const { match, record: read } = await readRecord(JSON.parse(JSON.stringify(record)), find);
  expect(match.result).toEqual(record.result);
  expect(match.log).toHaveLength(record.log.length);
  expect(read).toEqual(record);
});

test('a match is taken up from its record at any point, and goes on to the same end', async () => {
  const { match } = await readRecord(JSON.parse(JSON.stringify(record)), find);
  for (let point = 0; point <= record.log.length; point++) {
    const resumed = Match.resume<GameTypes>(salvage, openingOf(record), record.log.slice(0, point));
    expect(resumed.seq).toBe(point);
    for (const entry of record.log.slice(point)) resumed.replay(entry);
    expect(resumed.state).toEqual(match.state);
  }
});

test('a record is made while the match is under way, and can be gone on from', async () => {
  const match = Match.start(salvage, { seats: 2, seed });
  match.act(1 as Seat, { send: 4 });
  const underWay = await writeRecord(match, players);
  expect(underWay.result).toBeNull();
  const resumed = await readRecord(JSON.parse(JSON.stringify(underWay)), find);
  expect(resumed.match.act(0 as Seat, { send: 1 }).entry.seq).toBe(2);
});

test.each<[string, (record: Writable) => void, string, number]>([
  [
    'another legal action',
    (r) => {
      r.log[4].action = { send: 2 };
    },
    'record.altered',
    5,
  ],
  [
    'an illegal action',
    (r) => {
      r.log[4].action = { send: 9 };
    },
    'record.illegal',
    5,
  ],
  [
    'an action of another seat',
    (r) => {
      r.log[4].seat = 1;
    },
    'record.illegal',
    5,
  ],
  [
    'a seat that is not there',
    (r) => {
      r.log[0].seat = 7;
    },
    'record.illegal',
    1,
  ],
  [
    'a seat that is no number',
    (r) => {
      r.log[2].seat = 'Ada';
    },
    'record.malformed',
    3,
  ],
  [
    'a changed mark',
    (r) => {
      r.log[6].mark = '0'.repeat(16);
    },
    'record.altered',
    7,
  ],
  [
    'an entry left out',
    (r) => {
      r.log.splice(3, 1);
    },
    'record.illegal',
    4,
  ],
  [
    'an entry that is no entry',
    (r) => {
      r.log[3] = null;
    },
    'record.malformed',
    4,
  ],
  [
    'an entry that is two things',
    (r) => {
      r.log[0].undo = 1;
    },
    'record.malformed',
    1,
  ],
  [
    'an entry without an action',
    (r) => {
      delete r.log[0].action;
    },
    'record.malformed',
    1,
  ],
  [
    'an order nobody gave',
    (r) => {
      r.log[3].seat = 0;
    },
    'record.illegal',
    4,
  ],
  [
    'another option',
    (r) => {
      r.options.rounds = 4;
    },
    'record.altered',
    0,
  ],
  [
    'a bad option',
    (r) => {
      r.options.rounds = 0;
    },
    'record.illegal',
    0,
  ],
  [
    'another player',
    (r) => {
      r.players[0].name = 'Eve';
    },
    'record.altered',
    0,
  ],
  [
    'a player too many',
    (r) => {
      r.players = 'abcdefghi'.split('').map((name) => ({ name }));
    },
    'record.illegal',
    0,
  ],
  [
    'another seed',
    (r) => {
      r.seed = '22'.repeat(32);
    },
    'record.illegal',
    0,
  ],
  [
    'another secret',
    (r) => {
      r.chance.secret = '22'.repeat(32);
    },
    'record.illegal',
    0,
  ],
  [
    'another word',
    (r) => {
      r.chance.words[0] = 'foul';
    },
    'record.illegal',
    0,
  ],
  [
    'chance that nobody can check any more',
    (r) => {
      r.chance = null;
    },
    'record.altered',
    0,
  ],
])('%s is found out, and the first bad entry named', async (_, change, code, entry) => {
  const fault = await faultIn(forged(change));
  expect({ code: fault.code, entry: (fault.facts as { entry?: number }).entry }).toEqual({
    code,
    entry,
  });
  expect(fault.message).toContain(entry === 0 ? 'the opening' : `entry ${entry}`);
});

test.each<[string, unknown, string]>([
  ['no record at all', 'hello', 'record.foreign'],
  ['nothing', null, 'record.foreign'],
  ['another format', { format: 'pgn' }, 'record.foreign'],
])('%s is refused', async (_, given, code) => {
  expect((await faultIn(given)).code).toBe(code);
});

test('another game, other rules, a newer format and a false result are told apart', async () => {
  expect(
    (
      await faultIn(
        forged((r) => {
          r.game = 'chess';
        }),
      )
    ).code,
  ).toBe('record.game');
  expect(
    (
      await faultIn(
        forged((r) => {
          r.rules = 2;
        }),
      )
    ).code,
  ).toBe('record.rules');
  expect(
    (
      await faultIn(
        forged((r) => {
          r.version = 2;
        }),
      )
    ).code,
  ).toBe('record.version');
  expect(
    (
      await faultIn(
        forged((r) => {
          r.result.scores[0] += 1;
        }),
      )
    ).code,
  ).toBe('record.result');
  expect(
    (
      await faultIn(
        forged((r) => {
          r.result = null;
        }),
      )
    ).code,
  ).toBe('record.result');
});

test.each<[string, (record: Writable) => void, string]>([
  ['a player without a name', (r) => delete r.players[1].name, 'players.1.name'],
  ['a seed that is none', (r) => Object.assign(r, { seed: 'luck' }), 'seed'],
  ['an entry without a number', (r) => delete r.log[2].seq, 'log.2'],
])('%s: the place is named', async (_, change, place) => {
  expect(await faultIn(forged(change))).toMatchObject({
    code: 'record.malformed',
    facts: { place },
  });
});

test('what is illegal in it is listed with its own code', async () => {
  const forgery = forged((r) => Object.assign(r.players, 'abcdefghi'.split('').map(named)));
  expect(await faultIn(forgery)).toMatchObject({
    code: 'record.illegal',
    facts: { entry: 0, problems: [{ code: 'match.seats', facts: { min: 2 } }] },
  });
});

const named = (name: string) => ({ name });

test('as a file, a record is small enough to e-mail, with an entry a line', () => {
  const text = recordText(record);
  expect(JSON.parse(text)).toEqual(record);
  expect(text.length).toBeLessThan(2000);
  expect(text.split('\n').filter((line) => line.includes('"mark"'))).toHaveLength(
    record.log.length,
  );
});
