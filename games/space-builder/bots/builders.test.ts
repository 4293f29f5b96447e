import { Match, playGame, Random, type Seat, type Seed, thoughts } from '@starboard/engine';
import { expect, test } from 'vitest';
import { box } from '../index.ts';
import { spaceBuilder } from '../rules/game.ts';
import { recordingOf } from '../rules/history.ts';
import type { State } from '../rules/state.ts';
import { BUILDERS, planRound } from './builders.ts';
import { PACES, type Pace } from './pace.ts';
import { simulateGame, tableTime } from './simulation.ts';

const root = new Random('3'.repeat(64) as Seed);
const race = (seats: number) => spaceBuilder.readOptions({}, seats);
const seated = (seats: number, pace: Pace) => Array.from({ length: seats }, () => pace);

/** How many of the games one bot of a level wins against others of another. */
function wins(seats: number, level: number, others: number, games: number): number {
  let count = 0;
  for (let number = 0; number < games; number++) {
    const place = number % seats;
    const paces = seated(seats, PACES[others] as Pace).with(place, PACES[level] as Pace);
    const { winner } = simulateGame(
      race(seats),
      paces,
      root.split(`${seats} ${level} ${others} ${number}`),
    );
    if (winner === place) count++;
  }
  return count;
}

test.each([2, 3, 4])('every level beats the one below it, with %i players', (seats) => {
  for (const level of [1, 2, 3]) {
    // Of 60 even games 30, 20 or 15 would be won; 45 and more would happen less than once in 10,000 tries.
    expect(wins(seats, level, level - 1, 60)).toBeGreaterThan(45);
  }
});

test('a game of three at the two middle levels takes about 20 minutes at a table', () => {
  for (const pace of PACES.slice(1, 3)) {
    let total = 0;
    const games = 60;
    for (let number = 0; number < games; number++) {
      total += tableTime(
        simulateGame(race(3), seated(3, pace), root.split(`${pace.name} ${number}`)),
      );
    }
    const minutes = total / games / 60_000;
    expect(minutes).toBeGreaterThan(16);
    expect(minutes).toBeLessThan(24);
  }
});

/** A round just turned up, for this many seats, with this seed. */
function turnedUp(seats: number, seed: number): State {
  const random = root.split(seed);
  const state = spaceBuilder.setup(race(seats), seats, random);
  while (state.stage.kind !== 'building') {
    const [seat] = spaceBuilder.actors(state) as [Seat];
    spaceBuilder.apply(state, seat, random.pick(spaceBuilder.legal(state, seat)), random);
  }
  return state;
}

test('a better level is faster, errs less, and all of them err and mend at times', () => {
  const seat = 0 as Seat;
  const measured = PACES.map((pace) => {
    let [time, faults, mended, boards] = [0, 0, 0, 0];
    for (let seed = 0; seed < 300; seed++) {
      const state = turnedUp(1, seed);
      const deeds = planRound(pace, state, seat, root.split(`${pace.name} ${seed}`));
      for (const deed of deeds) spaceBuilder.apply(state, seat, deed, root);
      time += deeds.at(-1)?.at ?? 0;
      faults += state.round?.check?.boards[0]?.faults ?? 0;
      const placed = deeds.filter(({ kind }) => kind === 'place').length;
      const taken = deeds.filter(({ kind }) => kind === 'take').length;
      if (placed > 4 || taken > 0) mended++;
      boards++;
    }
    return { time: time / boards, faults: faults / boards, mended };
  });
  for (const [index, { time, faults, mended }] of measured.entries()) {
    expect(faults).toBeGreaterThan(0);
    expect(mended).toBeGreaterThan(0);
    if (index === 0) continue;
    expect(time).toBeLessThan(measured[index - 1]?.time ?? 0);
    expect(faults).toBeLessThan(measured[index - 1]?.faults ?? 0);
  }
});

test('haste makes a hand faster and more careless', () => {
  const measure = (rivalHand: number) => {
    let [time, faults] = [0, 0];
    for (let seed = 0; seed < 200; seed++) {
      const state = turnedUp(2, seed);
      state.players[1]?.buildings.push(...([5, 6, 7, 8] as const).slice(0, rivalHand - 4));
      const deeds = planRound(PACES[0] as Pace, state, 0 as Seat, root.split(seed));
      for (const deed of deeds) spaceBuilder.apply(state, 0 as Seat, deed, root);
      time += deeds.at(-1)?.at ?? 0;
      spaceBuilder.apply(state, 1 as Seat, { kind: 'stop', at: 10_000_000 }, root);
      faults += state.round?.check?.boards[0]?.faults ?? 0;
    }
    return { time, faults };
  };
  const [calm, hurried] = [measure(4), measure(8)];
  expect(hurried.time).toBeLessThan(calm.time);
  expect(hurried.faults).toBeGreaterThan(calm.faults);
});

test('a bot makes the same round again from the same chance, and another from another', () => {
  const state = turnedUp(2, 1);
  const deeds = (seed: number) => planRound(PACES[1] as Pace, state, 1 as Seat, root.split(seed));
  expect(deeds(1)).toEqual(deeds(1));
  expect(deeds(1)).not.toEqual(deeds(2));
});

/** A game in which somebody decides whom to ask next, whatever time it is. */
function playAsked(random: Random, next: (actors: readonly Seat[]) => Seat): State {
  const chance = random.split('chance');
  const state = spaceBuilder.setup(race(4), 4, chance);
  for (
    let actors = spaceBuilder.actors(state);
    actors.length > 0;
    actors = spaceBuilder.actors(state)
  ) {
    const seat = next(actors);
    const mind = random.split(`bot ${seat}`);
    const legal = spaceBuilder.legal(state, seat);
    const situation = {
      game: spaceBuilder,
      seat,
      state: spaceBuilder.redeal(state, seat, mind),
      legal,
    };
    const bot = BUILDERS[seat] as (typeof BUILDERS)[number];
    spaceBuilder.apply(state, seat, bot.choose(situation, mind, thoughts(1)), chance);
  }
  return state;
}

test('asked in whatever order, bots play the same game as in order of time', () => {
  for (let number = 0; number < 5; number++) {
    const random = root.split(number);
    const inTime = simulateGame(race(4), PACES, random);
    const dice = root.split(`order ${number}`);
    const orders = [
      (actors: readonly Seat[]) => actors[0] as Seat,
      (actors: readonly Seat[]) => actors.at(-1) as Seat,
      (actors: readonly Seat[]) => dice.pick(actors),
    ];
    for (const order of orders) {
      const state = playAsked(random, order);
      expect(state.stage).toEqual({ kind: 'over', winner: inTime.winner });
      expect(state.round?.number).toBe(inTime.rounds.length);
      expect(state.round?.check).toEqual(inTime.rounds.at(-1)?.check);
    }
  }
});

test('the play loop of any game plays the same game too, with rounds planned ahead or action by action', () => {
  const oneByOne = BUILDERS.map(({ name, choose }) => ({ name, choose }));
  const random = root.split('loop');
  const inTime = simulateGame(race(4), PACES, random);
  for (const bots of [BUILDERS, oneByOne]) {
    const { state } = playGame(spaceBuilder, race(4), bots, random, () => thoughts(1));
    expect(state.stage).toEqual({ kind: 'over', winner: inTime.winner });
    expect(state.round?.check).toEqual(inTime.rounds.at(-1)?.check);
  }
});

test('a bot whose table is taken up again with other chance goes on from its board', () => {
  const match = Match.start(spaceBuilder, { seats: 2, seed: '4'.repeat(64) as Seed });
  for (let turn = 0; match.result === undefined; turn++) {
    const [seat] = match.actors as [Seat];
    const [bot] = BUILDERS as [(typeof BUILDERS)[number]];
    const legal = match.legal(seat);
    const imagined = match.imagine(seat, root.split(turn));
    const situation = { game: spaceBuilder, seat, state: imagined, legal };
    match.act(seat, bot.choose(situation, root.split(`other ${turn}`), thoughts(1)));
    expect(turn).toBeLessThan(3000);
  }
  expect(match.result?.scores).toContain(5);
});

test('a round of a bot can be recorded and raced against', () => {
  const state = turnedUp(1, 5);
  for (const deed of planRound(PACES[2] as Pace, state, 0 as Seat, root)) {
    spaceBuilder.apply(state, 0 as Seat, deed, root);
  }
  const rivals = [recordingOf(state, 0 as Seat, 'practised')];
  expect(spaceBuilder.readOptions({ play: { kind: 'ghosts', rivals } }, 1).play).toEqual({
    kind: 'ghosts',
    rivals,
  });
});

test('the bots come with the game, weakest first', () => {
  expect(box.bots.map(({ name }) => name)).toEqual(['child', 'newcomer', 'practised', 'expert']);
});
