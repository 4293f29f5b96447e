import { describe, expect, test } from 'vitest';
import type { Bot } from './bots/bot.ts';
import {
  type Game,
  IllegalAction,
  playGame,
  playOut,
  Random,
  randomBot,
  readSeed,
  type Seat,
  thoughts,
} from './index.ts';
import { type Salvage, salvage } from './third-game/salvage.ts';
import { sending, timedSalvage } from './third-game/timed-salvage.ts';

const random = () => new Random(readSeed('03'.repeat(32)));
const player = randomBot as unknown as Bot<Salvage>;
const play = (bots: readonly Bot<Salvage>[]) =>
  playGame(salvage, { rounds: 4 }, bots, random(), () => thoughts(0));

test('a game is played to its end, and the same chance gives the same game', () => {
  const played = play([player, player, player]);
  expect(played.actions).toBe(12);
  expect(played.result).toEqual(salvage.result(played.state));
  expect(play([player, player, player])).toEqual(played);
});

test('another bot in a seat meets the same wrecks in the same order', () => {
  const seen: number[][] = [[], []];
  const watching = (wrecks: number[]): Bot<Salvage> => ({
    name: 'watching',
    choose({ state, legal }) {
      wrecks.push(state.wreck);
      return (wrecks === seen[0] ? legal[0] : legal.at(-1)) as Salvage['action'];
    },
  });
  play([watching(seen[0] as number[]), player]);
  play([watching(seen[1] as number[]), player]);
  expect(seen[0]).toEqual(seen[1]);
});

test('a bot is shown a redealt state, never the real one', () => {
  const peeking: Bot<Salvage> = {
    name: 'peeking',
    choose({ state, legal }) {
      state.pile.length = 0;
      state.hands = [];
      return legal[0] as Salvage['action'];
    },
  };
  expect(play([peeking, player]).result.scores).toHaveLength(2);
});

test('playing out ends any state', () => {
  const state = salvage.setup({ rounds: 5 }, 4, random());
  salvage.apply(state, 2 as Seat, { send: 3 }, random());
  expect(playOut(salvage, state, random()).places).toHaveLength(4);
});

test('a game that asks nobody but has no result is an error, not a hang', () => {
  const stuck: Game<Salvage> = { ...salvage, actors: () => [] };
  expect(() => playOut(stuck, stuck.setup({ rounds: 1 }, 2, random()), random())).toThrow(
    'asks nobody any more, but has no result',
  );
});

describe('a game against the clock', () => {
  const order: string[] = [];
  const watched: Game<Salvage> = {
    ...timedSalvage,
    apply(state, seat, action, ...rest) {
      order.push(`${seat} sends ${action.send}`);
      timedSalvage.apply(state, seat, action, ...rest);
    },
  };

  test('the earliest happens first, and what falls due happens by itself', () => {
    order.length = 0;
    const bots = [sending(3, 1), sending(1, 3), sending(4, 2)];
    playGame(watched, { rounds: 4 }, bots, random(), () => thoughts(0));
    expect(order.slice(0, 6)).toEqual([
      '1 sends 1',
      '0 sends 3',
      '2 sends 1', // the crew of 4 would have come after the bell
      '0 sends 1',
      '2 sends 2',
      '1 sends 3',
    ]);
  });

  test('who plans ahead is not asked again while his plan lasts', () => {
    const asked: number[] = [];
    const ahead = (bot: Bot<Salvage>): Bot<Salvage> => ({
      ...bot,
      plan({ state, legal }) {
        asked.push(state.round);
        return legal;
      },
    });
    const sent = (game: Game<Salvage>) => {
      order.length = 0;
      asked.length = 0;
      playGame(game, { rounds: 3 }, [ahead(sending()), sending(2, 1, 3)], random(), () =>
        thoughts(0),
      );
      return order.filter((line) => line.startsWith('0'));
    };
    const onOneStopwatch = { ...timedSalvage.time, watch: () => 1 } as typeof timedSalvage.time;
    expect(sent({ ...watched, time: onOneStopwatch } as Game<Salvage>)).toEqual([
      '0 sends 1',
      '0 sends 2',
      '0 sends 3',
    ]);
    expect(asked).toEqual([1]);
    sent(watched);
    expect(asked).toEqual([1, 2, 3]);
  });

  test('a plan that has become impossible is made anew', () => {
    // Nobody may send what somebody has sent before him in this round.
    const jealous: Game<Salvage> = {
      ...timedSalvage,
      legal: (state, seat) =>
        salvage.legal(state, seat).filter(({ send }) => !state.chosen.includes(send)),
      apply(state, seat, action, ...rest) {
        if (state.chosen.includes(action.send)) throw new IllegalAction('taken', 'taken');
        timedSalvage.apply(state, seat, action, ...rest);
      },
    };
    const { result } = playGame(
      jealous,
      { rounds: 2 },
      [sending(1, 2), sending(1, 1)],
      random(),
      () => thoughts(0),
    );
    expect(result.scores).toHaveLength(2);
  });
});
