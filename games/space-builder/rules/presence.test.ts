/** Players who are lost and found, one or all of them, at any moment of a match. BU-6.7 */

import { Match, Random, type Seat, type Seed } from '@starboard/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Action } from './action.ts';
import { spaceBuilder } from './game.ts';
import { faultOf } from './invariants.ts';
import { refusal } from './table.ts';
import { due, presence, stamp, watch } from './time.ts';
import type { SpaceBuilderTypes } from './types.ts';

/** A match and its host, who sees time go by, loses players and has them back. */
class Coming {
  readonly match: Match<SpaceBuilderTypes>;
  /** In which stages somebody was lost. */
  readonly lostIn = new Set<string>();
  readonly #random: Random;
  #elapsed = 0;

  constructor(seats: number, seed: number) {
    this.#random = new Random(seed.toString(16).padStart(64, '0') as Seed);
    this.match = Match.start(spaceBuilder, { seats, seed: this.#random.save().seed });
  }

  /** Some time goes by; then what is due happens, or somebody does something. */
  step(losses: number): void {
    this.#elapsed += this.#random.below(150);
    const next = due(this.match.state);
    if (next !== undefined && next.at <= this.#elapsed) {
      this.#enter(next.seat, next.action); // Never refused.
      return;
    }
    const seat = this.#random.below(this.match.opening.seats) as Seat;
    if (this.#random.below(100) < losses) this.#lose(seat, this.#random.below(3) > 0);
    else if (this.match.state.players[seat]?.gone) this.#lose(seat, this.#random.below(8) > 0);
    else this.#play(seat);
  }

  #lose(seat: Seat, gone: boolean): void {
    const { stage } = this.match.state;
    const action = presence(this.match.state, seat, !gone, this.#elapsed);
    if (action === undefined) return;
    if (gone) this.lostIn.add(stage.kind);
    this.#enter(seat, action); // Never refused.
  }

  /** Anything that is open, a tap as soon as possible; too late for the round is no fault. */
  #play(seat: Seat): void {
    const open = this.match.legal(seat).filter(({ kind }) => kind !== 'reveal' && kind !== 'take');
    if (open.length === 0) return;
    const chosen = open.find(({ kind }) => kind === 'tap') ?? this.#random.pick(open);
    const arrival = { arrived: this.#elapsed, roundTrip: this.#random.below(600) };
    const action = stamp(this.match.state, seat, chosen, arrival);
    expect(refusal(() => this.#enter(seat, action)) ?? 'round.over BU-3.6').toBe(
      'round.over BU-3.6',
    );
  }

  #enter(seat: Seat, action: Action): void {
    const before = watch(this.match.state);
    this.match.act(seat, action);
    if (watch(this.match.state) !== before) this.#elapsed = 0;
    expect(faultOf(this.match.state)).toBeUndefined();
  }
}

test('BU-6.7: however players come and go, nothing is out of order and every match comes to its end', () => {
  const lostIn = new Set<string>();
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(), fc.nat(30), (seats, seed, losses) => {
      const coming = new Coming(seats, seed);
      for (let steps = 0; coming.match.result === undefined; steps++) {
        expect(steps).toBeLessThan(60_000);
        coming.step(steps < 3000 ? losses : 0);
      }
      for (const stage of coming.lostIn) lostIn.add(stage);
      const { opening, log, state } = coming.match;
      expect(Match.resume(spaceBuilder, opening, log).state).toEqual(state);
    }),
    { numRuns: 40 },
  );
  expect(lostIn).toEqual(new Set(['between', 'countdown', 'building']));
});
