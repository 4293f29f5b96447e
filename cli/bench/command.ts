/** `starboard bench`: how fast the rules of a game are on this machine. */

import { benchRules, findContestants, type Standing } from '@starboard/bench';
import { findBox } from '../box.ts';
import { type Command, readArguments, readJson, readNumber } from '../command.ts';
import { type BenchPlan, readPlan } from './plan.ts';
import { contestReport, rulesReport } from './report.ts';
import { compare } from './threads.ts';

export const bench: Command = {
  name: 'bench',
  summary: 'measure how fast the rules of a game are',
  help: `
Usage: starboard bench GAME [OPTIONS]

Plays whole games by random legal play on one core, and measures what a state
and its copies cost. Then plays the same games as a match and behind other
engines, as far as they are installed and the game needs no clock, and says how
many times slower they are. Seconds are those of the processor, so that other
work on the machine does not count.

  --players N         how many play (default: 4, or as near as the game allows)
  --seconds N         how long to measure each (default: 5)
  --seed S            any text (default: 1)
  --options JSON      options of the game, such as a variant
  --json              the figures as JSON on stdout; the rest goes to stderr

Examples:
  starboard bench space-base
  starboard bench ./my-game.ts --players 2 --seconds 10
`,
  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      players: { type: 'string' },
      seconds: { type: 'string' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    const name = positionals[0] as string;
    const { game } = await findBox(name);
    const { min, max } = game.seats;
    const plan: BenchPlan = {
      game: name,
      options: readJson('options', values.options),
      seats: readNumber('players', values.players, {
        least: min,
        most: max,
        otherwise: Math.min(max, Math.max(min, 4)),
      }),
      seed: values.seed,
      seconds: readNumber('seconds', values.seconds, { least: 1, most: 3600, otherwise: 5 }),
    };
    const rules = benchRules(await readPlan(plan));
    process.stderr.write(`${game.name}, ${plan.seats} players, random legal play, one core\n\n`);
    process.stderr.write(`${rulesReport(rules)}\n\n`);
    const contest = game.time === undefined ? await sideBySide(plan) : [];
    if (values.json) process.stdout.write(`${JSON.stringify({ ...rules, contest }, null, 2)}\n`);
    return 0;
  },
};

async function sideBySide(plan: BenchPlan): Promise<readonly Standing[]> {
  const contestants = await findContestants();
  const names = contestants.map(({ name }) => name);
  const standings = await compare(names, plan);
  process.stderr.write(`${contestReport(standings)}\n`);
  if (contestants.every(({ peer }) => peer === undefined)) {
    process.stderr.write('boardgame.io is not installed, so it is left out\n');
  }
  return standings;
}
