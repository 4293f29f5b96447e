import { Match, type Seat, type Seed } from '@starboard/engine';
import { expect, test } from 'vitest';
import { spaceBuilder } from './game.ts';
import { A, B, refusal } from './table.ts';
import type { SpaceBuilderTypes } from './types.ts';

/** A match whose first map has just been turned up. */
function turnedUp(): Match<SpaceBuilderTypes> {
  const match = Match.start(spaceBuilder, { seats: 2, seed: '8'.repeat(64) as Seed });
  for (const seat of [A, B]) match.act(seat, { kind: 'ready' });
  match.act(A, { kind: 'reveal', at: 2100 });
  return match;
}

/** Builds the whole hand anyhow, and taps. */
function finish(match: Match<SpaceBuilderTypes>, seat: Seat, at: number): void {
  for (const [index, building] of (match.state.players[seat]?.buildings ?? []).entries()) {
    match.act(seat, { kind: 'place', building, slot: index + 1, at });
  }
  match.act(seat, { kind: 'tap', at });
}

test('BU-6.4: nobody waits for an answer: actions follow each other before the first is confirmed', () => {
  const match = turnedUp();
  const seen = match.seq;
  match.act(A, { kind: 'place', building: 1, slot: 1, at: 900 }, seen);
  match.act(A, { kind: 'place', building: 2, slot: 2, at: 1000 }, seen);
  finish(match, B, 2000);
  match.act(A, { kind: 'place', building: 3, slot: 3, at: 1900 }, seen); // on its way when B tapped
  expect(match.state.round?.builders[A]?.cards.filter(({ slot }) => slot !== null)).toHaveLength(3);
});

test('an action that arrives a round too late is not carried out in the next one', () => {
  const match = turnedUp();
  const seen = match.seq;
  finish(match, B, 2000);
  match.act(A, { kind: 'stop', at: 2000 });
  const [unfreeze] = match.legal(match.state.round?.check?.winner as Seat);
  match.act(match.state.round?.check?.winner as Seat, unfreeze);
  for (const seat of [A, B]) match.act(seat, { kind: 'ready' });
  match.act(A, { kind: 'reveal', at: 2100 });
  const late = () => match.act(A, { kind: 'place', building: 1, slot: 1, at: 1999 }, seen);
  expect(refusal(late)).toBe('action.stale');
});

test('nothing is undone against the clock', () => {
  const match = turnedUp();
  match.act(A, { kind: 'place', building: 1, slot: 1, at: 900 });
  expect(match.canUndo(A)).toBe(false);
});
