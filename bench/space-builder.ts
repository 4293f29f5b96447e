/** How fast Space Builder's rules are without anybody thinking: whole games of four replayed from what bots did, and the decision at the end of a round. */

import { performance } from 'node:perf_hooks';
import { Random, type Seat, seedOf } from '@starboard/engine';
import {
  type Action,
  PACES,
  type Pace,
  type State,
  simulateGame,
  spaceBuilder,
} from '@starboard/space-builder';

const GAMES = 200;
const SEATS = 4;
const REPEATS = 20;

interface Done {
  readonly seat: Seat;
  readonly action: Action;
}

const root = new Random(seedOf('bench'));
const options = spaceBuilder.readOptions({}, SEATS);

/** A game of practised bots: where it began, and all that was done. */
function recorded(number: number): {
  begin: State;
  done: Done[];
  ends: (Done & { before: State })[];
} {
  const done: Done[] = [];
  const ends: (Done & { before: State })[] = [];
  let before: State | undefined;
  let begin: State | undefined;
  const practised = Array.from({ length: SEATS }, () => PACES[2] as Pace);
  simulateGame(options, practised, root.split(number), (state, seat, action) => {
    begin ??= spaceBuilder.setup(options, SEATS, root.split(number).split('chance'));
    done.push({ seat, action });
    const ended = before?.stage.kind === 'building' && state.stage.kind !== 'building';
    if (before !== undefined && ended) ends.push({ seat, action, before });
    before = spaceBuilder.clone(state);
  });
  return { begin: begin as State, done, ends };
}

const games = Array.from({ length: GAMES }, (_, number) => recorded(number));

/** Milliseconds for one of many, over states that are made beforehand. */
function measured(states: readonly State[], play: (state: State, index: number) => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const fresh = states.map(spaceBuilder.clone);
    const start = performance.now();
    fresh.forEach(play);
    least = Math.min(least, (performance.now() - start) / states.length);
  }
  return least;
}

const game = measured(
  games.map(({ begin }) => begin),
  (state, index) => {
    for (const { seat, action } of games[index]?.done ?? [])
      spaceBuilder.apply(state, seat, action, root);
  },
);
const ends = games.flatMap((one) => one.ends);
const end = measured(
  ends.map(({ before }) => before),
  (state, index) => {
    const { seat, action } = ends[index] as Done;
    spaceBuilder.apply(state, seat, action, root);
  },
);
const copy = measured(
  ends.map(({ before }) => before),
  (state) => spaceBuilder.clone(state),
);
const actions = games.reduce((sum, { done }) => sum + done.length, 0) / GAMES;

console.table([
  {
    what: `a game of four (${actions.toFixed(0)} actions)`,
    took: `${game.toFixed(3)} ms`,
    limit: '1 ms',
  },
  {
    what: 'the decision at the end of a round',
    took: `${(end * 1000).toFixed(1)} µs`,
    limit: '50 µs',
  },
  { what: 'a copy of a state late in a round', took: `${(copy * 1000).toFixed(1)} µs`, limit: '' },
]);
