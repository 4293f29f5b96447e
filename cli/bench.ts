/** `starboard bench`: how fast the rules of a game are on this machine. */

import { benchRules, type RulesFigures } from '@starboard/bench';
import { seedOf } from '@starboard/engine';
import { findBox } from './box.ts';
import { type Command, readArguments, readJson, readNumber } from './command.ts';
import { figure, tableOf } from './table.ts';

export const bench: Command = {
  name: 'bench',
  summary: 'measure how fast the rules of a game are',
  help: `
Usage: starboard bench GAME [OPTIONS]

Plays whole games by random legal play on one core, and measures what a state
and its copies cost.

  --players N         how many play (default: 4, or as near as the game allows)
  --seconds N         how long to measure (default: 5)
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
    const { game } = await findBox(positionals[0] as string);
    const { min, max } = game.seats;
    const seats = readNumber('players', values.players, {
      least: min,
      most: max,
      otherwise: Math.min(max, Math.max(min, 4)),
    });
    const figures = benchRules({
      game,
      options: game.readOptions(readJson('options', values.options), seats),
      seats,
      seed: await seedOf(values.seed),
      seconds: readNumber('seconds', values.seconds, { least: 1, most: 3600, otherwise: 5 }),
    });
    process.stderr.write(`${game.name}, ${seats} players, random legal play, one core\n\n`);
    process.stderr.write(`${reportOf(figures)}\n`);
    if (values.json) process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
    return 0;
  },
};

function reportOf(figures: RulesFigures): string {
  return tableOf([
    ['games a second', figure(figures.gamesPerSecond, 1)],
    ['actions a second', figure(figures.actionsPerSecond)],
    ['actions a game', figure(figures.actionsPerGame, 1)],
    ['a clone', `${figure(figures.cloneMicroseconds, 2)} µs`],
    ['a state as JSON', `${figure(figures.stateBytes.mean)} bytes`],
    ['the largest seen', `${figure(figures.stateBytes.largest)} bytes`],
  ]);
}
