import { Random, type Seat, type Seed, type Viewer } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import game from '../index.ts';
import type { State } from './state.ts';

const [here, there] = [0 as Seat, 1 as Seat];

function setUp(variant: string): State {
  return game.setup(game.readOptions({ variant }, 3), 3, new Random('4a'.repeat(32) as Seed));
}

describe('what a viewer may know', () => {
  test('nobody sees a deck, only how many cards are left', () => {
    const state = setUp('standard');
    for (const viewer of [here, there, 'spectator'] as Viewer[]) {
      expect(game.view(state, viewer).decks).toEqual([48 - 6 - 3, 42, 30]);
    }
  });

  test('a redeal draws the decks anew, and keeps all that is seen', () => {
    const state = setUp('standard');
    const redealt = game.redeal(state, here, new Random('4b'.repeat(32) as Seed));
    expect(game.view(redealt, here)).toEqual(game.view(state, here));
    expect(redealt.decks).not.toEqual(state.decks);
    for (const level of [0, 1, 2] as const) {
      expect(new Set(redealt.decks[level])).toEqual(new Set(state.decks[level]));
    }
  });

  test('in the light-speed set-up it draws the others’ hands and choices anew, and keeps the viewer’s', () => {
    const state = setUp('light-speed');
    for (const seat of [here, there]) {
      const [action] = game.legal(state, seat);
      game.apply(
        state,
        seat,
        action as NonNullable<typeof action>,
        new Random('4c'.repeat(32) as Seed),
      );
    }
    const choices = new Set<string>();
    for (let number = 0; number < 20; number++) {
      const redealt = game.redeal(state, here, new Random('4d'.repeat(32) as Seed).split(number));
      expect(redealt.consoles[here]).toEqual(state.consoles[here]);
      expect(redealt.consoles[there]?.hand).not.toEqual(state.consoles[there]?.hand);
      const { hand = [], picked = [] } = redealt.consoles[there] ?? {};
      expect(picked.every((card) => hand.includes(card))).toBe(true);
      choices.add(String(picked));
    }
    expect(choices.size).toBeGreaterThan(10);
  });
});

describe('undo', () => {
  test('a refill and a reveal cannot be unlearned', () => {
    expect(game.seals?.({ kind: 'refilled', level: 1, place: 0, card: 20 as never })).toBe(true);
    expect(game.seals?.({ kind: 'revealed', seat: here, cards: [], cost: 0 })).toBe(true);
    expect(game.seals?.({ kind: 'passed', seat: here })).toBe(false);
  });
});
