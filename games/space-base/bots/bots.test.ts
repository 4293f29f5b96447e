import { type Bot, playGame, Random, type Seat, type Seed, thoughts } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import game, { box } from '../index.ts';
import { position } from '../rules/position.ts';
import type { SpaceBaseTypes } from '../rules/types.ts';

const root = new Random('6c'.repeat(32) as Seed);
const [cadet, lieutenant, captain] = box.bots as [SpaceBaseBot, SpaceBaseBot, SpaceBaseBot];
type SpaceBaseBot = Bot<SpaceBaseTypes>;

/** How often the first bot wins, both taking every second seat, each shuffle played with seats changed. */
function winsOf(one: SpaceBaseBot, other: SpaceBaseBot, players: number, games: number): number {
  let wins = 0;
  for (let number = 0; number < games; number++) {
    const seats = Array.from({ length: players }, (_, seat) =>
      (seat + number) % 2 === 0 ? one : other,
    );
    const random = root.split(`${players} ${number >> 1}`);
    const { result } = playGame(game, game.readOptions({}, players), seats, random, () =>
      thoughts(100),
    );
    if (seats[result.places.indexOf(1)] === one) wins++;
  }
  return wins / games;
}

describe('bots', () => {
  test('a lieutenant beats a cadet, with two players and with four', () => {
    expect(winsOf(lieutenant, cadet, 2, 40)).toBeGreaterThan(0.9);
    expect(winsOf(lieutenant, cadet, 4, 40)).toBeGreaterThan(0.9);
  });

  test('a captain beats a lieutenant, with two players and with four', () => {
    expect(winsOf(captain, lieutenant, 2, 100)).toBeGreaterThan(0.5);
    expect(winsOf(captain, lieutenant, 4, 60)).toBeGreaterThan(0.5);
  });

  test('captains need about as many rounds as people do', () => {
    const rounds = (players: number) => {
      let sum = 0;
      for (let number = 0; number < 20; number++) {
        const seats = Array.from({ length: players }, () => captain);
        const random = root.split(`length ${players} ${number}`);
        sum += playGame(game, game.readOptions({}, players), seats, random, () => thoughts(100))
          .state.round;
      }
      return sum / 20;
    };
    expect(Math.abs(rounds(2) - 20.9)).toBeLessThan(2);
    expect(Math.abs(rounds(4) - 12.9)).toBeLessThan(2);
  });

  test.each([cadet, lieutenant, captain])('$name goes by nothing its seat cannot see', (bot) => {
    const table = position({
      step: 'between',
      seats: [{ credits: 12, income: 3, vp: 4 }, { vp: 9 }],
    });
    const choices = new Set<string>();
    for (let number = 0; number < 10; number++) {
      const state = table.game.redeal(table.state, 0 as Seat, root.split(number));
      const situation = { game: table.game, seat: 0 as Seat, state, legal: table.legal(0) };
      choices.add(JSON.stringify(bot.choose(situation, root.split('mind'), thoughts(1))));
    }
    expect(choices.size).toBe(1);
  });

  test('a cadet leaves nothing that is free', () => {
    const table = position({
      dice: [4, 4],
      seats: [{ stationed: { 4: 'colony-04', 8: 'l3-s08-1' } }],
    });
    for (let number = 0; number < 20; number++) {
      const copy = game.clone(table.state);
      const legal = table.game.legal(copy, 0 as Seat);
      const situation = { game: table.game, seat: 0 as Seat, state: copy, legal };
      expect(cadet.choose(situation, root.split(number), thoughts(1))).toEqual({
        do: 'allocate',
        sectors: [8],
      });
    }
  });

  test('a captain takes a win when there is one', () => {
    const table = position({
      seats: [{ vp: 3, stationed: { 12: 'l3-s12-1' }, cubes: { 'l3-s12-1': 5 } }, { vp: 39 }],
    });
    const situation = {
      game: table.game,
      seat: 0 as Seat,
      state: table.state,
      legal: table.legal(0),
    };
    expect(captain.choose(situation, root, thoughts(1))).toMatchObject({
      do: 'use',
      card: table.card('l3-s12-1'),
    });
  });
});
