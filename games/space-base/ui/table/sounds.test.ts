/** What happens is heard, each thing once and only what concerns those who listen. */

import type { Seat } from '@starboard/engine';
import type { Event } from '@starboard/space-base';
import { expect, test } from 'vitest';
import { soundsOf } from './sounds.ts';

const [ME, RIVAL] = [0, 1] as Seat[] as [Seat, Seat];

function heard(...events: object[]): string[] {
  return soundsOf(events as Event[], [ME]).map(({ sound }) => sound);
}

test('dice, docking, a colony, the last round and the end are heard by everybody', () => {
  expect(heard({ kind: 'rolled', seat: RIVAL })).toEqual(['dice']);
  expect(heard({ kind: 'bought', seat: RIVAL })).toEqual(['dock']);
  expect(heard({ kind: 'settled', seat: RIVAL })).toEqual(['colony']);
  expect(heard({ kind: 'finalRound', seat: RIVAL })).toEqual(['lastRound']);
  expect(heard({ kind: 'won', seat: RIVAL })).toEqual(['win']);
});

test('gains, charges, a ship sent out and the turn are heard by whom they belong to', () => {
  const collected = { kind: 'collected', credits: 2, income: 0, vp: 1 };
  const all = [collected, { kind: 'charged' }, { kind: 'deployed' }, { kind: 'turn' }];
  const of = (seat: Seat) => all.map((event) => ({ ...event, seat }));
  expect(heard(...of(RIVAL))).toEqual([]);
  expect(heard(...of(ME))).toEqual(['charge', 'deploy', 'turn', 'credit', 'influence']);
});

test('many gains at once make a chord and no more', () => {
  const one = { kind: 'collected', seat: ME, credits: 1, income: 0, vp: 0 } as Event;
  expect(
    soundsOf(
      Array.from({ length: 9 }, () => one),
      [ME],
    ).map(({ pitch }) => pitch),
  ).toEqual([0, 4, 7, 12]);
});
