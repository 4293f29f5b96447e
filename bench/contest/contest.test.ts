import { Random, seedOf } from '@starboard/engine';
import game from '@starboard/space-base';
import { expect, test } from 'vitest';
import { boardgameIo, changing, clientOf, returning } from './boardgame-io.ts';
import { holdContest, standingsOf } from './contest.ts';
import { findContestants } from './contestants.ts';
import { playRound, type RoundPlan } from './round.ts';

const plan = {
  game,
  options: game.readOptions({}, 4),
  seats: 4,
  seed: seedOf('contest'),
};

test('all contestants play the very same games of Space Base', async () => {
  const contestants = await findContestants();
  const games = contestants.map((contestant) => [0, 1, 2].map(contestant.start(plan)));
  expect(contestants).toHaveLength(2 + boardgameIo.length);
  for (const played of games) expect(played).toEqual(games[0]);
  const [first, second] = games[0] ?? [];
  expect(first?.actions).toBeGreaterThan(100);
  expect(Math.max(...(first?.scores ?? []))).toBeGreaterThanOrEqual(40);
  expect(second).not.toEqual(first);
});

test.each([changing, returning])(
  '$name, and a roll taken back and made again falls the same',
  (way) => {
    const client = clientOf(way, plan, new Random(plan.seed));
    const roll = () => {
      client.moves.act?.(client.store.getState().G.state.active, { do: 'roll' });
      return client.store.getState().G;
    };
    const before = client.store.getState().G;
    const rolled = roll();
    expect(rolled.taken).toBeGreaterThan(before.taken);
    client.undo();
    expect(client.store.getState().G).toEqual(before);
    expect(roll()).toEqual(rolled);
  },
);

test('in every round all play the same games in turn, and the first round does not count', async () => {
  const asked: [string, RoundPlan][] = [];
  const standings = await holdContest(['one', 'other'], 10, async (name, round) => {
    asked.push([name, round]);
    const warm = round.games[0] !== 0;
    return { games: 8, actions: 800, seconds: warm ? (name === 'one' ? 1 : 4) : 1000 };
  });
  expect(asked.map(([name]) => name).slice(0, 4)).toEqual(['one', 'other', 'one', 'other']);
  for (let turn = 0; turn < asked.length; turn += 2)
    expect(asked[turn + 1]?.[1]).toEqual(asked[turn]?.[1]);
  const numbers = asked.filter(([name]) => name === 'one').flatMap(([, { games }]) => games);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(standings.map(({ timesSlower }) => timesSlower.most)).toEqual([1, 4]);
});

test('a standing is the median of the rounds, and the times slower go by the same round', () => {
  const round = (seconds: number, games: number) => ({ games, actions: games * 10, seconds });
  // The machine was busy with something else in the second round: all were half as fast.
  const standings = standingsOf(
    ['ours', 'peer'],
    [
      [round(1, 100), round(1, 4)],
      [round(2, 100), round(2, 4)],
      [round(1, 110), round(1, 4)],
    ],
  );
  expect(standings[1]).toEqual({
    name: 'peer',
    gamesPerSecond: { median: 4, least: 2, most: 4 },
    actionsPerSecond: { median: 40, least: 20, most: 40 },
    timesSlower: { median: 25, least: 25, most: 27.5 },
  });
});

test('a round is whole games, over and over until the time is up', () => {
  const played: number[] = [];
  const play = (number: number) => {
    played.push(number);
    return { actions: 5, scores: [] };
  };
  expect(playRound(play, { games: [7, 8], seconds: 0 })).toMatchObject({ games: 2, actions: 10 });
  expect(played).toEqual([7, 8]);
  const { games, actions, seconds } = playRound(play, { games: [7, 8], seconds: 0.05 });
  expect(games).toBeGreaterThan(2);
  expect(actions).toBe(5 * games);
  expect(seconds).toBeGreaterThan(0);
});
