/** `starboard simulate`: many games by bots, and who won how often. */

import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { type AnyBox, BadInput, findBot } from '@starboard/engine';
import { findBox } from '../box.ts';
import { type Command, readArguments, readJson, readNumber } from '../command.ts';
import { playOnCores } from './cores.ts';
import type { SimulationPlan, Thinking } from './plan.ts';
import { Progress } from './progress.ts';
import { reportOf } from './report.ts';
import { summarise } from './summary.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many games by bots, and see who wins how often',
  help: `
Usage: starboard simulate GAME [OPTIONS]

Plays games on all cores. GAME is the name of a game, or the path of a module
that exports a box: { game, bots }. The same arguments give the same games.

  --players N         how many play (default: as many as bots, at least two)
  --games G           how many games (default: 100)
  --seed S            any text; another seed gives other games (default: 1)
  --bots A,B,…        the bots; fewer than players take turns (default: random)
  --options JSON      options of the game, such as a variant
  --thoughts N        how many thoughts a bot may have about one decision
                      (default: 100)
  --milliseconds N    how long it may think instead; no longer repeatable
  --fixed-seats       every bot keeps its seat; else they move on one a game
  --cores N           how many cores to use (default: all)
  --json              the figures as JSON on stdout; the rest goes to stderr

Examples:
  starboard simulate space-base --players 4 --games 1000
  starboard simulate space-base --bots lieutenant,cadet --games 400 --seed paper
  starboard simulate ./my-game.ts --players 3 --json > figures.json
`,
  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      players: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'random' },
      options: { type: 'string' },
      thoughts: { type: 'string' },
      milliseconds: { type: 'string' },
      'fixed-seats': { type: 'boolean', default: false },
      cores: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    const game = positionals[0] as string;
    const box = await findBox(game);
    const bots = seatBots(box, values.bots, values.players);
    const plan: SimulationPlan = {
      game,
      options: readJson('options', values.options),
      bots,
      games: readNumber('games', values.games, { least: 1, most: 10_000_000, otherwise: 100 }),
      seed: values.seed,
      thinking: readThinking(values.thoughts, values.milliseconds),
      rotate: !values['fixed-seats'],
    };
    box.game.readOptions(plan.options, bots.length);
    const cores = readNumber('cores', values.cores, {
      least: 1,
      most: 1024,
      otherwise: availableParallelism(),
    });
    await carryOut(plan, cores, values.json);
    return 0;
  },
};

async function carryOut(plan: SimulationPlan, cores: number, json: boolean): Promise<void> {
  const progress = new Progress(plan.games);
  const start = performance.now();
  const games = await playOnCores(plan, cores, (done) => progress.show(done));
  const seconds = (performance.now() - start) / 1000;
  progress.end();
  const summary = summarise(plan, games);
  process.stderr.write(reportOf(summary, seconds, Math.min(cores, plan.games)));
  if (json) {
    const figures = { ...summary, seconds, gamesPerSecond: plan.games / seconds };
    process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  }
}

/** A bot for every seat, in the order given, starting over when they run out. */
export function seatBots(
  box: AnyBox,
  given: string,
  players: string | undefined,
): readonly string[] {
  const names = given.split(',').map((name) => name.trim());
  for (const name of names) findBot(box, name);
  const { min, max } = box.game.seats;
  const seats = readNumber('players', players, {
    least: min,
    most: max,
    // Two make a game, also where one can play alone.
    otherwise: Math.min(max, Math.max(min, 2, names.length)),
  });
  if (names.length > seats) {
    throw new BadInput('arguments.bots', `${names.length} bots for ${seats} seats are too many`);
  }
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] as string);
}

function readThinking(thoughts: string | undefined, milliseconds: string | undefined): Thinking {
  if (thoughts !== undefined && milliseconds !== undefined) {
    throw new BadInput('arguments.thinking', '--thoughts and --milliseconds exclude each other');
  }
  const bounds = { least: 0, most: 10_000_000, otherwise: 100 };
  return milliseconds === undefined
    ? { thoughts: readNumber('thoughts', thoughts, bounds) }
    : { milliseconds: readNumber('milliseconds', milliseconds, bounds) };
}
