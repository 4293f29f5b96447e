import { expect, test } from 'vitest';
import { SLOTS, TURNS } from '../maps/map.ts';
import { readAction } from './action.ts';
import { spaceBuilder } from './game.ts';
import { A, B, C, D, refusal, sit } from './table.ts';

test('BU-3.1: the top map is turned up for all, in one of the four directions, each about equally often', () => {
  const table = sit(3);
  const top = table.state.pile.at(-1);
  table.reveal();
  const seen = table.seats.map((seat) => spaceBuilder.view(table.state, seat).round);
  for (const round of seen) {
    expect([round?.map.id, round?.direction]).toEqual([top?.map, top?.direction]);
  }
  const often = [0, 0, 0, 0];
  for (let seed = 0; seed < 50; seed++) {
    for (const { direction } of sit(2, {}, seed).state.pile) (often[direction] as number)++;
  }
  // 250 of 1000 are expected; beyond ± 60 would happen once in 10,000 tries.
  for (const times of often) expect(Math.abs(times - 250)).toBeLessThan(60);
});

test('BU-3.2: nothing a player can do turns the map or a board', () => {
  const table = sit(2).reveal(3);
  expect(refusal(() => readAction({ kind: 'turn-map', direction: 0, at: 1 }))).toBe(
    'action.malformed',
  );
  const kinds = new Set(spaceBuilder.legal(table.state, A).map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(['flip', 'place', 'turn']);
  table.city(A, 10).tap(A, 20);
  expect(spaceBuilder.view(table.state, A).round?.direction).toBe(3);
});

test('BU-3.3: all build at the same time, each on his own board; frozen buildings are left out', () => {
  const table = sit(4).reveal();
  expect(spaceBuilder.actors(table.state)).toEqual([A, B, C, D]);
  for (const seat of [D, B, A, C]) table.act(seat, { kind: 'place', building: 2, slot: 5, at: 9 });
  const frozen = () => table.act(A, { kind: 'place', building: 5, slot: 1, at: 10 });
  expect(refusal(frozen)).toBe('build.frozen BU-3.3');
});

test('BU-1.4, BU-3.4: a player may place, move, turn, flip and take back as often as he likes', () => {
  const table = sit(2).reveal();
  table
    .act(A, { kind: 'place', building: 1, slot: 8, at: 1 })
    .act(A, { kind: 'place', building: 1, slot: 3, at: 2 })
    .act(A, { kind: 'flip', building: 1, side: 'B', at: 3 });
  for (const turn of [1, 3, 2, 0, 3] as const)
    table.act(A, { kind: 'turn', building: 1, turn, at: 4 });
  const card = () => table.round.builders[A]?.cards[0];
  expect(card()).toEqual({ building: 1, slot: 3, turn: 3, side: 'B' });
  table.act(A, { kind: 'take', building: 1, at: 5 });
  expect(card()).toEqual({ building: 1, slot: null, turn: 3, side: 'B' });
});

test('BU-3.4: a slot takes one building', () => {
  const table = sit(2).reveal().act(A, { kind: 'place', building: 1, slot: 3, at: 1 });
  const again = () => table.act(A, { kind: 'place', building: 2, slot: 3, at: 2 });
  expect(refusal(again)).toBe('build.taken BU-3.4');
});

test('BU-3.5: a tap counts only with the whole hand on the board', () => {
  const table = sit(2).reveal().city(A, 1, { 3: 'unbuilt' });
  expect(refusal(() => table.tap(A, 2))).toBe('tap.hand BU-3.5');
  expect(refusal(() => sit(2).reveal().tap(A, 0))).toBe('tap.hand BU-3.5');
});

test('BU-3.5: a tap is final', () => {
  const table = sit(3).reveal().city(A, 1).tap(A, 2);
  expect(spaceBuilder.actors(table.state)).toEqual([B, C]);
  expect(refusal(() => table.act(A, { kind: 'take', building: 1, at: 3 }))).toBe(
    'build.tapped BU-3.5',
  );
  expect(refusal(() => table.tap(A, 3))).toBe('build.tapped BU-3.5');
});

test('BU-3.6: with two players the first tap ends the round', () => {
  const table = sit(2).reveal().city(B, 1).tap(B, 700);
  expect(table.round.stop?.at).toBe(700);
  const late = () => table.act(A, { kind: 'place', building: 1, slot: 1, at: 700 });
  expect(refusal(late)).toBe('round.over BU-3.6');
});

test.each([3, 4])(
  'BU-3.6: with %i players the others go on until the second-to-last tap',
  (seats) => {
    const table = sit(seats).reveal();
    const finishers = table.seats.slice(0, -1);
    for (const seat of finishers) {
      expect(table.round.stop).toBeNull();
      table.city(seat, 100).tap(seat, 200 + seat);
    }
    expect(table.round.stop?.at).toBe(200 + seats - 2);
    expect(refusal(() => sit(seats).reveal().act(A, { kind: 'stop', at: 1 }))).toBe(
      'stop.early BU-3.6',
    );
  },
);

test('BU-3.7: the last board counts as it stands, and a card in the air is not built', () => {
  const table = sit(2).reveal().city(B, 10, { 4: 'unbuilt' });
  table.act(B, { kind: 'take', building: 3, at: 20 }); // in the air
  table.city(A, 1).tap(A, 30).handsOff();
  const last = table.check.boards[1];
  expect(last?.verdicts.map(({ wrong }) => wrong)).toEqual([[], [], ['unbuilt'], ['unbuilt']]);
});

test('BU-3.8: at the start of every round each building lies in the hand, side A up, not turned', () => {
  const table = sit(2);
  for (let round = 0; round < 3; round++) {
    table.reveal();
    for (const card of table.round.builders.flatMap(({ cards }) => cards)) {
      expect(card).toMatchObject({ slot: null, turn: 0, side: 'A' });
    }
    table.city(A, 5).tap(A, 6).handsOff();
  }
});

test('what is offered reaches every way a building can stand, and a tap', () => {
  const table = sit(2).reveal();
  const offered = (kind: string) =>
    spaceBuilder.legal(table.state, A).filter((action) => action.kind === kind);
  expect(offered('place')).toHaveLength(4 * SLOTS.length);
  for (const turn of [1, 2, 3, 0] as const) {
    expect(offered('turn')).toContainEqual({ kind: 'turn', building: 1, turn, at: 0 });
    table.act(A, { kind: 'turn', building: 1, turn, at: 0 });
  }
  expect(TURNS).toHaveLength(4);
  expect(offered('flip')).toHaveLength(4);
  table.city(A, 0);
  expect(spaceBuilder.legal(table.state, A)).toEqual([
    { kind: 'take', building: 1, at: 0 },
    { kind: 'tap', at: 0 },
  ]);
});

test('the same happens whether or not anybody listens', () => {
  const [heard, unheard] = [sit(2).reveal(), sit(2).reveal()];
  const place = { kind: 'place', building: 1, slot: 4, at: 3 } as const;
  heard.act(A, place);
  spaceBuilder.apply(unheard.state, A, place, unheard.random);
  expect(unheard.state).toEqual(heard.state);
  expect(unheard.round.builders[A]?.cards[0]?.slot).toBe(4);
});

test('a preview shows how the building would stand, and changes nothing', () => {
  const { state } = sit(2).reveal();
  const preview = spaceBuilder.preview?.(state, A, { kind: 'place', building: 2, slot: 6, at: 1 });
  expect(preview).toEqual({ building: 2, slot: 6, turn: 0, side: 'A' });
  expect(state.round?.builders[A]?.cards[1]?.slot).toBeNull();
  expect(spaceBuilder.preview?.(state, A, { kind: 'tap', at: 1 })).toBeNull();
});
