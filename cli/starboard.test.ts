import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const salvage = 'engine/third-game/salvage.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starboard-cli-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the real command in a process of its own. */
function starboard(...args: string[]): Promise<Ended> {
  return run(process.execPath, ['cli/starboard.mjs', ...args]);
}

function run(command: string, args: string[], input = ''): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(command, args, { cwd: root }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
    child.stdin?.end(input);
  });
}

describe('simulate', () => {
  test('npx starboard simulate plays the third game and says who won how often', async () => {
    const args = ['simulate', salvage, '--players', '3', '--games', '60', '--bots', 'bold,random'];
    const { code, stdout, stderr } = await run('npx', ['starboard', ...args]);
    expect(code).toBe(0);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/60 games of 3 players/);
    expect(stderr).toMatch(/bold +120 +\d+\.\d % +\d+\.\d % – \d+\.\d %/);
    expect(stderr).toMatch(/actions +15\.00 +15\.0 +15\.0/);
    expect(stderr).toMatch(/games a second on \d+ core/);
  });

  test('--json puts the figures on stdout and nothing else', async () => {
    const { stdout } = await starboard('simulate', salvage, '--games', '40', '--json');
    const figures = JSON.parse(stdout);
    expect(figures).toMatchObject({ games: 40, players: 2, seed: '1' });
    expect(figures.bots[0].played).toBe(80);
    expect(figures.seats[0].wins.share + figures.seats[1].wins.share).toBeCloseTo(1);
    expect(figures.gamesPerSecond).toBeGreaterThan(0);
  });

  test('the same seed gives the same figures on one core and on three, another seed others', async () => {
    const figures = async (seed: string, cores: string) => {
      const args = ['--games', '50', '--bots', 'bold,random', '--json', '--seed', seed];
      const { stdout } = await starboard('simulate', salvage, ...args, '--cores', cores);
      const { seconds: _, gamesPerSecond: __, ...rest } = JSON.parse(stdout);
      return rest;
    };
    const one = await figures('a', '1');
    expect(await figures('a', '3')).toEqual(one);
    expect((await figures('b', '3')).bots).not.toEqual(one.bots);
  });

  test('the search beats random play, and the interval clears the middle', async () => {
    const args = ['--games', '100', '--bots', 'monte-carlo,random', '--thoughts', '60', '--json'];
    const { stdout } = await starboard('simulate', salvage, ...args);
    const [search, random] = JSON.parse(stdout).bots;
    expect(search.wins.low).toBeGreaterThan(0.5);
    expect(random.wins.high).toBeLessThan(0.5);
  });

  test('options reach the game', async () => {
    const { stdout } = await starboard(
      'simulate',
      salvage,
      '--games',
      '5',
      '--json',
      '--options',
      '{"rounds": 2}',
    );
    expect(JSON.parse(stdout).actions).toEqual({ mean: 4, least: 4, most: 4 });
  });
});

test.each(['space-base', 'space-builder'])(
  '%s is simulated, recorded and verified',
  async (game) => {
    const file = join(folder, `${game}.json`);
    const { stdout } = await starboard(
      'simulate',
      game,
      '--games',
      '4',
      '--players',
      '3',
      '--json',
    );
    expect(JSON.parse(stdout)).toMatchObject({ game, games: 4 });
    expect((await starboard('record', game, '--players', '3', '--out', file)).code).toBe(0);
    expect((await starboard('verify', file)).stderr).toContain(`The record holds: ${game}`);
  },
);

describe('record and verify', () => {
  const file = () => join(folder, 'match.json');

  beforeAll(async () => {
    const args = ['--players', '3', '--words', 'red,blue', '--out', file()];
    expect((await starboard('record', salvage, ...args)).code).toBe(0);
  });

  test('a record holds, its dice proven', async () => {
    const { code, stdout, stderr } = await starboard('verify', file(), '--game', salvage, '--json');
    expect(code).toBe(0);
    expect(stderr).toContain('The record holds: salvage (rules 1), 15 entries');
    expect(stderr).toContain('Its chance is proven');
    expect(JSON.parse(stdout)).toMatchObject({ holds: true, chance: 'proven', entries: 15 });
  });

  test('a forged record does not hold: exit code 1, the first bad entry named', async () => {
    const record = JSON.parse(await readFile(file(), 'utf8'));
    record.log[6].action.send = (record.log[6].action.send % 5) + 1;
    await writeFile(join(folder, 'forged.json'), JSON.stringify(record));
    const { code, stderr } = await starboard(
      'verify',
      join(folder, 'forged.json'),
      '--game',
      salvage,
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(/^starboard: the record does not hold: entry 7\b.*\n$/);
  });

  test('the same arguments give the same record, also through a pipe', async () => {
    const args = ['record', salvage, '--players', '3', '--words', 'red,blue'];
    const { stdout } = await starboard(...args);
    expect(stdout).toBe(await readFile(file(), 'utf8'));
    const piped = await run(
      process.execPath,
      ['cli/starboard.mjs', 'verify', '-', '--game', salvage],
      stdout,
    );
    expect(piped.code).toBe(0);
  });
});

describe('maps', () => {
  test('lists the printed maps with how hard they are', async () => {
    const { stdout, stderr } = await starboard('maps', '--direction', '2', '--json');
    expect(JSON.parse(stdout)).toHaveLength(20);
    expect(stderr).toMatch(/M20( +[1-8][AB][↑→↓←]){8} +★+ [\d.]+ +★+ [\d.]+/);
  });

  test('makes a set that can be listed and drawn', async () => {
    const file = join(folder, 'autumn.json');
    await starboard('maps', 'generate', '--seed', 'autumn', '--out', file);
    expect((await starboard('maps', '--set', file)).stderr).toContain('G20');
    const { stdout } = await starboard('maps', 'draw', 'G03', '--set', file);
    expect(stdout).toMatch(/^<svg .*aria-label="G03".*<\/svg>\n$/s);
    const upright = await starboard('maps', 'draw', 'M07');
    const turned = await starboard('maps', 'draw', 'M07', '--direction', '1');
    expect(upright.stdout).not.toBe(turned.stdout);
  });
});

describe('bench', () => {
  test('measures the rules, and compares them with peers', async () => {
    const { code, stdout, stderr } = await starboard('bench', salvage, '--seconds', '1', '--json');
    expect(code).toBe(0);
    expect(stderr).toMatch(/games a second +[\d,.]+/);
    expect(stderr).toMatch(/boardgame\.io, moves change the draft +[\d,.]+/);
    const figures = JSON.parse(stdout);
    expect(figures.actionsPerGame).toBe(20);
    expect(figures.stateBytes.mean).toBeGreaterThan(50);
    expect(figures.contest).toHaveLength(5);
    const [ours, ...others] = figures.contest;
    expect(ours.timesSlower).toEqual({ median: 1, least: 1, most: 1 });
    for (const other of others) expect(other.timesSlower.median).toBeGreaterThan(0);
  });

  test('without the peer it says so, and measures the rest', async () => {
    const hook = `import { registerHooks } from 'node:module';
      registerHooks({ resolve: (name, context, next) =>
        next(name.startsWith('boardgame.io') ? 'not-installed' : name, context) });`;
    const args = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`];
    const bench = ['cli/starboard.mjs', 'bench', salvage, '--seconds', '1', '--json'];
    const { code, stdout, stderr } = await run(process.execPath, [...args, ...bench]);
    expect(code).toBe(0);
    expect(stderr).toContain('boardgame.io is not installed');
    expect(JSON.parse(stdout).contest.map(({ name }: { name: string }) => name)).toEqual([
      'engine',
      'match: events, log, undo',
    ]);
  });
});

test('--help tells what there is, with examples, for the whole and for every command', async () => {
  const { code, stdout } = await starboard('--help');
  expect(code).toBe(0);
  const names = ['serve', 'backup', 'restore', 'simulate', 'record', 'verify', 'bench', 'maps'];
  for (const name of names) expect(stdout).toContain(`  ${name}`);
  for (const name of names) {
    const help = await starboard(name, '--help');
    expect(help.code).toBe(0);
    expect(help.stdout).toContain(`Usage: starboard ${name}`);
    expect(help.stdout).toMatch(/^Examples?:/m);
  }
});

describe('bad input: one clear line, exit code 2', () => {
  test.each<[string, string[], RegExp]>([
    [
      'an unknown command',
      ['play'],
      /no command "play"; there are serve, backup, restore, simulate, record, verify, bench, maps/,
    ],
    ['no game', ['simulate'], /GAME is missing/],
    ['an unknown game', ['simulate', 'chess'], /no game "chess"/],
    ['a name every object has', ['simulate', 'constructor'], /no game "constructor"/],
    ['a module that is not there', ['simulate', './nowhere.ts'], /no file \.\/nowhere\.ts/],
    ['a module without a box', ['simulate', './engine/seat.ts'], /does not export a box/],
    ['too many players', ['simulate', salvage, '--players', '9'], /--players: .* 2 to 6, not "9"/],
    ['a number that is none', ['simulate', salvage, '--games', 'ten'], /--games: .* not "ten"/],
    ['no games at all', ['simulate', salvage, '--games', '0'], /--games/],
    ['an unknown bot', ['simulate', salvage, '--bots', 'hal'], /no bot "hal"; it has bold, random/],
    [
      'more bots than seats',
      ['simulate', salvage, '--players', '2', '--bots', 'bold,bold,bold'],
      /3 bots for 2 seats/,
    ],
    ['options that are not JSON', ['simulate', salvage, '--options', '{'], /--options: .*JSON/],
    ['options the game refuses', ['simulate', salvage, '--options', '{"rounds":99}'], /rounds/],
    ['an unknown option', ['simulate', salvage, '--fast'], /Unknown option '--fast'/],
    ['an argument too many', ['simulate', salvage, 'x'], /"x" is one argument too many/],
    [
      'two ways to think',
      ['simulate', salvage, '--thoughts', '1', '--milliseconds', '1'],
      /exclude each other/,
    ],
    ['a file that is not there', ['verify', 'nowhere.json'], /nowhere\.json cannot be read/],
    ['a file that is not JSON', ['verify', 'README.md'], /README\.md is not JSON/],
    ['a place nobody can write', ['record', salvage, '--out', '/proc/x/y'], /cannot be written/],
    ['a map that is not there', ['maps', 'draw', 'X1'], /no map "X1"; there are M01 to M20/],
    ['half a turn too many', ['maps', '--direction', '4'], /--direction: .* 0 to 3/],
    ['a set that is none', ['maps', '--set', 'package.json'], /set of maps/],
    ['a name nobody can type', ['maps', 'generate', '--prefix', '<b>'], /--prefix/],
    ['a word too many', ['record', salvage, '--words', 'a,b,c'], /3 words for 2 players/],
    ['a word too long', ['record', salvage, '--words', 'x'.repeat(101)], /at most 100/],
  ])('%s', async (_, args, complaint) => {
    const { code, stdout, stderr } = await starboard(...args);
    expect(stderr).toMatch(complaint);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});
