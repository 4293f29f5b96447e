/**
 * Long runs of Space Builder, for the night and for doubters: games of bots,
 * held to the invariants whenever a round has been checked, games by chance,
 * held to them after every action, and bad actions thrown at the rules.
 * `node tools/soak-space-builder.ts [games of bots] [games by chance] [bad actions] [seed]`
 */

import { Random, seedOf } from '@starboard/engine';
import { fuzzGame } from '@starboard/engine/checks';
import { PACES, simulateGame, spaceBuilder } from '@starboard/space-builder';
import { faultOf, playByChance } from '../games/space-builder/rules/invariants.ts';

const [ofBots = '100000', byChance = '3000', tries = '1000000', seed = 'soak'] =
  process.argv.slice(2);
const root = new Random(seedOf(seed));

for (const seats of [2, 3, 4]) {
  const options = spaceBuilder.readOptions({}, seats);
  const rounds: number[] = [];
  for (let number = 0; number < Number(ofBots) / 3; number++) {
    const paces = Array.from(
      { length: seats },
      (_, seat) => PACES[(number + seat * (number % 3)) % 4],
    );
    const random = root.split(`bots ${seats} ${number}`);
    const game = simulateGame(options, paces as typeof PACES, random, (state) => {
      if (state.stage.kind === 'building') return;
      const fault = faultOf(state);
      if (fault !== undefined)
        throw new Error(`game ${number}: ${fault} in ${JSON.stringify(state)}`);
    });
    rounds.push(game.rounds.length);
  }
  report(`${seats} bots`, rounds);
}

for (const seats of [2, 3, 4]) {
  const options = spaceBuilder.readOptions({}, seats);
  const rounds: number[] = [];
  for (let number = 0; number < Number(byChance) / 3; number++) {
    const state = playByChance(options, seats, root.split(`chance ${seats} ${number}`));
    rounds.push(state.round?.number ?? 0);
  }
  report(`${seats} by chance`, rounds);
}

for (const seats of [2, 3, 4]) {
  const plan = { seats, tries: Math.ceil(Number(tries) / 3) };
  const answers = fuzzGame(spaceBuilder, plan, root.split(`fuzz ${seats}`));
  console.log(`${seats} players, bad actions: ${JSON.stringify(answers)}`);
}

function report(who: string, rounds: readonly number[]): void {
  const mean = rounds.reduce((sum, count) => sum + count, 0) / rounds.length;
  const sorted = rounds.toSorted((one, other) => one - other);
  console.log(
    `${who}: ${rounds.length} games hold, ${sorted[0]} to ${sorted.at(-1)} rounds, ${mean.toFixed(1)} on average`,
  );
}
