/** `starboard record`: one match by bots, written down so that anyone can check it. */

import {
  BadInput,
  type Bot,
  commit,
  findBot,
  type GameTypes,
  Match,
  mixSeed,
  Random,
  recordText,
  seedOf,
  thoughts,
  writeRecord,
} from '@starboard/engine';
import { findBox } from './box.ts';
import { type Command, readArguments, readJson, readNumber } from './command.ts';
import { write } from './output.ts';
import { seatBots } from './simulate/command.ts';

export const record: Command = {
  name: 'record',
  summary: 'play one match by bots, and write its record',
  help: `
Usage: starboard record GAME [OPTIONS]

Plays one match and writes its record: options, players, seed and every action,
with the chance sealed as at a table, so that "starboard verify" can check it.
The same arguments give the same record.

  --players N         how many play (default: as many as bots, at least two)
  --seed S            any text; another seed gives another match (default: 1)
  --words A,B,…       the players' words, which the dice depend on too
  --bots A,B,…        the bots; fewer than players take turns (default: random)
  --options JSON      options of the game, such as a variant
  --thoughts N        how many thoughts a bot may have about one decision
                      (default: 100)
  --out FILE          where to write it (default: stdout)

Examples:
  starboard record space-base --players 2 --seed tuesday --out match.json
  starboard record space-base --bots captain,cadet --words red,blue > match.json
`,
  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      players: { type: 'string' },
      seed: { type: 'string', default: '1' },
      words: { type: 'string', default: '' },
      bots: { type: 'string', default: 'random' },
      options: { type: 'string' },
      thoughts: { type: 'string' },
      out: { type: 'string' },
    });
    const box = await findBox(positionals[0] as string);
    const names = seatBots(box, values.bots, values.players);
    const words = seatWords(values.words, names.length);
    const budget = readNumber('thoughts', values.thoughts, {
      least: 0,
      most: 10_000_000,
      otherwise: 100,
    });
    const secret = seedOf(values.seed);
    const match = Match.start<GameTypes>(box.game, {
      options: readJson('options', values.options),
      seats: names.length,
      seed: mixSeed(secret, words),
    });
    const bots = names.map((name) => findBot<GameTypes>(box, name));
    playMatch(match, bots, new Random(seedOf(`bots of ${values.seed}`)), budget);
    const players = names.map((bot) => ({ name: bot, bot }));
    const chance = { commitment: commit(secret), secret, words };
    const text = recordText(await writeRecord(match, players, chance));
    await write(values.out, text, 'the record');
    return 0;
  },
};

/** Plays a match to its end, each bot seeing no more than its seat may. */
function playMatch(
  match: Match<GameTypes>,
  bots: readonly Bot<GameTypes>[],
  random: Random,
  budget: number,
): void {
  const minds = bots.map((_, seat) => random.split(seat));
  for (let [seat] = match.actors; seat !== undefined; [seat] = match.actors) {
    const mind = minds[seat] as Random;
    const state = match.imagine(seat, mind);
    const situation = { game: match.game, seat, state, legal: match.legal(seat) };
    match.act(seat, (bots[seat] as Bot<GameTypes>).choose(situation, mind, thoughts(budget)));
  }
}

function seatWords(given: string, seats: number): string[] {
  const words = given === '' ? [] : given.split(',');
  if (words.length > seats) {
    throw new BadInput(
      'arguments.words',
      `${words.length} words for ${seats} players are too many`,
    );
  }
  return Array.from({ length: seats }, (_, seat) => words[seat] ?? '');
}
