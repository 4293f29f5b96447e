import type { Seat, Viewer } from '@starboard/engine';
import { expect, test } from 'vitest';
import type { Event } from './event.ts';
import { spaceBuilder } from './game.ts';
import { A, B, C, sit } from './table.ts';

test('BU-3.9: during a round others see how many buildings a player has placed, and no more', () => {
  const table = sit(3).reveal().city(A, 40, { 2: 'unbuilt' });
  for (const viewer of [B, C]) {
    expect(spaceBuilder.view(table.state, viewer).round?.builders[A]).toEqual({
      built: 3,
      tap: null,
      stopped: false,
      cards: null,
      history: null,
      progress: null,
    });
  }
  const own = spaceBuilder.view(table.state, A).round?.builders[A];
  expect(own?.cards).toEqual(table.round.builders[A]?.cards);
});

test('BU-6.8: one who looks on sees every board as it is built, and a redeal for him leaves them', () => {
  const table = sit(3).reveal().city(A, 40, { 2: 'unbuilt' }).city(C, 50, { 1: 'turn' });
  const boards = table.round.builders.map(({ cards }) => cards);
  const seen = spaceBuilder.view(table.state, 'spectator').round?.builders;
  expect(seen?.map(({ cards }) => cards)).toEqual(boards);
  expect(seen?.map(({ history }) => history)).toEqual([null, null, null]);
  const guess = spaceBuilder.redeal(table.state, 'spectator', table.random);
  expect(guess.round?.builders.map(({ cards }) => cards)).toEqual(boards);
});

test('BU-3.9: two rounds that differ only in where others build look the same', () => {
  const seen = (slot: 1 | 8, turn: 1 | 2) => {
    const table = sit(2).reveal().act(A, { kind: 'turn', building: 3, turn, at: 7 });
    return spaceBuilder.view(table.act(A, { kind: 'place', building: 3, slot, at: 9 }).state, B);
  };
  expect(seen(1, 1)).toEqual(seen(8, 2));
});

test('BU-3.9: others are told of a new count, not of a move', () => {
  const heard: { event: Event; audience: readonly Seat[] | undefined }[] = [];
  const { state, random } = sit(2).reveal();
  spaceBuilder.apply(
    state,
    A,
    { kind: 'flip', building: 1, side: 'B', at: 1 },
    random,
    (event, audience) => heard.push({ event, audience }),
  );
  spaceBuilder.apply(
    state,
    A,
    { kind: 'place', building: 1, slot: 4, at: 2 },
    random,
    (event, audience) => heard.push({ event, audience }),
  );
  const forEverybody = heard.filter(({ audience }) => audience === undefined);
  expect(forEverybody.map(({ event }) => event)).toEqual([{ kind: 'built', seat: A, built: 1 }]);
  expect(
    heard.filter(({ audience }) => audience !== undefined).map(({ audience }) => audience),
  ).toEqual([[A], [A]]);
});

test('after the check everything is open to everybody', () => {
  const table = sit(3)
    .reveal()
    .city(C, 3, { 1: 'turn' })
    .city(A, 5)
    .tap(A, 6)
    .city(B, 5)
    .tap(B, 7)
    .handsOff();
  const views = ([A, B, C, 'spectator'] as Viewer[]).map(
    (viewer) => spaceBuilder.view(table.state, viewer).round,
  );
  for (const round of views) {
    expect(round?.builders.map(({ cards }) => cards)).toEqual(
      table.round.builders.map(({ cards }) => cards),
    );
    expect(round?.check).toEqual(table.check);
  }
});

test('the coming maps and directions are in no view: other piles look the same', () => {
  const table = sit(2).roundFor(A);
  for (const viewer of [A, B, 'spectator'] as const) {
    const guess = spaceBuilder.redeal(table.state, viewer, table.random);
    expect(guess.pile).not.toEqual(table.state.pile);
    expect(guess.pile.map(({ map }) => map).toSorted()).toEqual(
      table.state.pile.map(({ map }) => map).toSorted(),
    );
    expect(spaceBuilder.view(guess, viewer)).toEqual(spaceBuilder.view(table.state, viewer));
  }
});

test('a redeal keeps the own board and guesses the others anew, with as many buildings', () => {
  const table = sit(3).reveal().city(A, 5).city(B, 6, { 1: 'unbuilt' }).tap(A, 9);
  const arrangements = new Set<string>();
  for (let tries = 0; tries < 20; tries++) {
    const guess = spaceBuilder.redeal(table.state, B, table.random).round;
    expect(guess?.builders[B]).toEqual(table.round.builders[B]);
    expect(guess?.builders[A]?.tap).toEqual(table.round.builders[A]?.tap);
    expect(guess?.builders[A]?.cards.filter(({ slot }) => slot !== null)).toHaveLength(4);
    arrangements.add(JSON.stringify(guess?.builders[A]?.cards));
  }
  expect(arrangements.size).toBe(20);
});
