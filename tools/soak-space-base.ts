/**
 * Long runs of Space Base by random play, for the night and for doubters:
 * every state of every game is held to the invariants, then bad actions are
 * thrown at the rules. `node tools/soak-space-base.ts [games] [bad actions] [seed]`
 */

import { Random, seedOf } from '@starboard/engine';
import { fuzzGame } from '@starboard/engine/checks';
import game from '@starboard/space-base';
import { playByChance } from '../games/space-base/rules/invariants.ts';
import { VARIANTS } from '../games/space-base/rules/options.ts';

const [games = '100000', tries = '1000000', seed = 'soak'] = process.argv.slice(2);
const root = new Random(seedOf(seed));
const tables = VARIANTS.flatMap((variant) => [2, 3, 4, 5].map((seats) => ({ variant, seats })));

for (const { variant, seats } of tables) {
  const options = game.readOptions({ variant }, seats);
  const share = Math.ceil(Number(games) / tables.length);
  const wonBy = { vp: 0, ability: 0 };
  let rounds = 0;
  for (let number = 0; number < share; number++) {
    const state = playByChance(game, options, seats, root.split(`${variant} ${seats} ${number}`));
    wonBy[state.winner === -1 ? 'vp' : 'ability']++;
    rounds += state.round;
  }
  const length = (rounds / share).toFixed(1);
  console.log(
    `${variant}, ${seats} players: ${share} games hold, ${length} rounds, ${wonBy.ability} won by an ability`,
  );
}

for (const { variant, seats } of tables) {
  const plan = { seats, options: { variant }, tries: Math.ceil(Number(tries) / tables.length) };
  const report = fuzzGame(game, plan, root.split(`fuzz ${variant} ${seats}`));
  console.log(`${variant}, ${seats} players: ${JSON.stringify(report)}`);
}
