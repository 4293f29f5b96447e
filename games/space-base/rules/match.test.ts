/** Space Base in a match: what can be taken back, and what standing orders do. */

import { Match, type Seat, type Seed } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import game from '../index.ts';
import { questionOf } from './rules.ts';
import type { SpaceBaseTypes } from './types.ts';

const SEED = '9b'.repeat(32) as Seed;

/** A match whose first dice lie on the table. */
function rolled(): { match: Match<SpaceBaseTypes>; active: Seat } {
  const match = Match.start(game, { seats: 2, seed: SEED });
  const { active } = match.state;
  match.act(active, { do: 'roll' });
  return { match, active };
}

/** Goes on with the first answer that comes, until a seat is asked something on another's turn. */
function untilAsked(match: Match<SpaceBaseTypes>, seat: Seat): void {
  while (questionOf(match.state, seat)?.ask !== 'allocate' || match.state.active === seat) {
    const [actor] = match.actors as [Seat];
    match.act(actor, match.legal(actor)[0]);
  }
}

describe('undo', () => {
  test('an allocation can be taken back, and made again in another way', () => {
    const { match, active } = rolled();
    const before = JSON.stringify(match.state);
    match.act(active, match.legal(active)[0]);
    expect(JSON.stringify(match.state)).not.toBe(before);
    match.undo(active);
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.act(active, match.legal(active)[1]).entry.seq).toBe(4);
  });

  test('a roll cannot be taken back', () => {
    const { match, active } = rolled();
    expect(match.canUndo(active)).toBe(false);
  });

  test('nor a purchase after which the shipyard was refilled', () => {
    const { match, active } = rolled();
    match.act(active, match.legal(active)[0]);
    expect(match.canUndo(active)).toBe(true);
    const purchase = match.legal(active).find((action) => action.do === 'buy');
    const { told } = match.act(active, purchase);
    expect(told.map(({ event }) => event.kind)).toContain('refilled');
    expect(match.canUndo(active)).toBe(false);
  });
});

describe('standing orders', () => {
  test('are carried out as actions of the seat, and the log says so', () => {
    const { match, active } = rolled();
    const other = (1 - active) as Seat;
    untilAsked(match, other);
    match.instruct(other, { collect: 'vp', abilities: 'pass' });
    const { entry } = match.followOrder() ?? {};
    expect(entry).toMatchObject({ seat: other, action: { do: 'allocate' }, by: 'order' });
    expect(questionOf(match.state, other)?.ask).not.toBe('allocate');
  });

  test('can be revoked, and then the seat is asked again', () => {
    const { match, active } = rolled();
    const other = (1 - active) as Seat;
    untilAsked(match, other);
    match.instruct(other, { collect: 'credits' });
    match.instruct(other, null);
    expect(match.order(other)).toBeNull();
    expect(match.followOrder()).toBeUndefined();
    expect(match.actors).toContain(other);
  });
});
