/** `starboard verify`: replays a record, and checks its dice. */

import { BadRecord, type ReadRecord, readRecord } from '@starboard/engine';
import { findBox, findGame } from './box.ts';
import { type Command, readArguments } from './command.ts';
import { readJsonFile } from './input.ts';
import { figure, tableOf } from './table.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'replay the record of a match, and check its dice',
  help: `
Usage: starboard verify FILE [OPTIONS]

Replays a record entry by entry and checks that every action was legal, that
nothing was changed afterwards, that the result is right, and, where the record
says how its seed came about, that the dice follow from the secret committed to
before the match and the players' words. FILE - reads from stdin.

  --game MODULE       a module that exports a box, for a game of your own
  --json              what was found as JSON on stdout; the rest goes to stderr

Exit code 0: the record holds. 1: it does not, and the first bad entry is named.
2: it could not be read.

Examples:
  starboard verify match.json
  starboard record space-base | starboard verify -
`,
  async run(args) {
    const { values, positionals } = readArguments(args, ['FILE'], {
      game: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    const own = values.game === undefined ? undefined : await findBox(values.game);
    const given = await readJsonFile(positionals[0] as string);
    try {
      const read = await readRecord(given, (name) => findGame(name, own));
      process.stderr.write(finding(read));
      if (values.json) process.stdout.write(`${JSON.stringify(figures(read), null, 2)}\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error;
      const { code, message, facts } = error;
      process.stderr.write(`starboard: the record does not hold: ${message}\n`);
      if (values.json) {
        process.stdout.write(`${JSON.stringify({ holds: false, code, ...facts }, null, 2)}\n`);
      }
      return 1;
    }
  },
};

function figures({ record }: ReadRecord): object {
  const { game, rules, players, result, log, chance } = record;
  return {
    holds: true,
    game,
    rules,
    players,
    result,
    entries: log.length,
    chance: chance === null ? 'not sealed' : 'proven',
  };
}

function finding({ record }: ReadRecord): string {
  const { game, rules, players, result, log, chance } = record;
  const rows = players.map(({ name }, seat) => [
    `${seat + 1}. ${name}`,
    result === null ? '–' : String(result.places[seat]),
    result === null ? '–' : String(result.scores[seat]),
  ]);
  const dice =
    chance === null
      ? 'Its chance was not sealed: the dice follow from the seed, but nobody can tell how the seed was chosen.'
      : "Its chance is proven: the seed follows from the secret committed to and the players' words.";
  const state = result === null ? 'It was not over yet.' : 'Its result is right.';
  return `The record holds: ${game} (rules ${rules}), ${figure(log.length)} entries. ${state}\n${dice}\n\n${tableOf([['player', 'place', 'score'], ...rows])}\n`;
}
