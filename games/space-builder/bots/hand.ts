/**
 * A hand with a pace: what a bot does in a round, and when.
 *
 * It looks, takes one building after the other, turns it in its head and in its
 * hand, puts it down, sometimes wrongly, sometimes compares the whole city with
 * the map and mends what it notices, and taps. All of it follows from the
 * chance that is passed in, so the same chance gives the same round again.
 */

import type { Random } from '@starboard/engine';
import { hasLookalike, quartersApart } from '../maps/difficulty.ts';
import {
  type Building,
  type CityMap,
  type Direction,
  type Placement,
  placementOf,
  SLOTS,
  type Slot,
  turnedBy,
} from '../maps/map.ts';
import type { Mark, Move, Time } from '../rules/action.ts';
import { makeMove, otherSide } from '../rules/cards.ts';
import type { Card } from '../rules/state.ts';
import type { Pace } from './pace.ts';

/** What a bot has before its eyes. */
export interface Sight {
  readonly map: CityMap;
  /** As it lies for this bot. */
  readonly direction: Direction;
  /** Its own cards as they are now. */
  readonly cards: readonly Card[];
  /** The time on its stopwatch. */
  readonly clock: Time;
  /** How much it hurries: 0 not at all, 1 as much as it can. */
  readonly haste: number;
}

export type Deed = Move | Extract<Mark, { kind: 'tap' }>;

/** All it will do from here on, the tap last. */
export function plan(pace: Pace, sight: Sight, random: Random): Deed[] {
  const hand = new Hand(pace, sight, random);
  if (sight.clock === 0) hand.pause(pace.look);
  for (const building of random.shuffle(hand.inHand())) hand.build(building);
  // What went down on the slot of another was taken up again: by now it is clear where it belongs.
  hand.mendRest();
  if (random.fraction() < pace.checks * (1 - sight.haste / 2)) hand.compare();
  hand.tap();
  return hand.deeds;
}

class Hand {
  readonly deeds: Deed[] = [];
  readonly #pace: Pace;
  readonly #sight: Sight;
  readonly #random: Random;
  readonly #cards: Card[];
  readonly #form: number;
  #clock: Time;

  constructor(pace: Pace, sight: Sight, random: Random) {
    this.#pace = pace;
    this.#sight = sight;
    this.#random = random;
    this.#cards = sight.cards.map((card) => ({ ...card }));
    this.#clock = sight.clock;
    this.#form = Math.exp(pace.form * this.#bell());
  }

  inHand(): Building[] {
    return this.#cards.filter(({ slot }) => slot === null).map(({ building }) => building);
  }

  /** From the map to the board, as the bot believes it to be. */
  build(building: Building): void {
    const wanted = placementOf(this.#sight.map, building);
    this.#think(building, wanted);
    this.#putDown(building, this.#believed(wanted));
  }

  /** The same once more, with care. */
  mend(building: Building): void {
    const wanted = placementOf(this.#sight.map, building);
    this.#think(building, wanted);
    this.#putDown(building, wanted);
  }

  /** Looks the city over, and mends what it notices. */
  compare(): void {
    for (const { building } of this.#cards) {
      this.pause(this.#pace.glance);
      if (this.#isRight(building) || this.#random.fraction() >= this.#pace.notices) continue;
      this.mend(building);
    }
    this.mendRest();
  }

  /** Mending puts one building right and may take up one that was wrong, so this comes to an end. */
  mendRest(): void {
    for (let rest = this.inHand(); rest.length > 0; rest = this.inHand()) {
      this.mend(rest[0] as Building);
    }
  }

  tap(): void {
    this.pause(this.#pace.tap);
    this.deeds.push({ kind: 'tap', at: this.#clock });
  }

  /** Some time goes by: never quite the same, and less in haste. */
  pause(usual: Time): void {
    const hurried = (usual * this.#form) / (1 + this.#sight.haste / 2);
    const taken = hurried * Math.exp(this.#pace.spread * this.#bell());
    this.#clock += Math.max(1, Math.round(taken));
  }

  /** Finding it on the map, and turning place and building in the head. */
  #think(building: Building, wanted: Placement): void {
    const { find, alike, rotate } = this.#pace;
    const { map, direction } = this.#sight;
    const seen = turnedBy(wanted.turn, direction);
    this.pause(find + (hasLookalike(map, building) ? alike : 0));
    const quarters = quartersApart(direction) + quartersApart(seen) / 2;
    if (quarters > 0) this.pause(rotate * quarters);
  }

  /** What the bot takes the map to ask for. */
  #believed({ slot, turn, side }: Placement): Placement {
    const { slips, dizziness } = this.#pace;
    const { direction, haste } = this.#sight;
    const careless = (1 + dizziness * quartersApart(direction)) * (1 + haste);
    const errs = (rate: number) => this.#random.fraction() < rate * careless;
    return {
      slot: errs(slips.slot) ? this.#wrongSlot(slot) : slot,
      turn: errs(slips.turn) ? turnedBy(turn, 1 + this.#random.below(3)) : turn,
      side: errs(slips.side) ? otherSide(side) : side,
    };
  }

  #wrongSlot(slot: Slot): Slot {
    const free = SLOTS.filter((other) => other !== slot && this.#on(other) === undefined);
    return free.length === 0 ? slot : this.#random.pick(free);
  }

  #putDown(building: Building, { slot, turn, side }: Placement): void {
    const { grab, quarter, flip, place } = this.#pace;
    const card = this.#card(building);
    this.pause(grab);
    const there = this.#on(slot);
    // Two on one slot: one of them is wrong, so the other comes up again.
    if (there !== undefined && there !== card)
      this.#do({ kind: 'take', building: there.building, at: this.#clock });
    if (card.turn !== turn) {
      this.pause(quarter * quartersApart(turnedBy(turn, 4 - card.turn)));
      this.#do({ kind: 'turn', building, turn, at: this.#clock });
    }
    if (card.side !== side) {
      this.pause(flip);
      this.#do({ kind: 'flip', building, side, at: this.#clock });
    }
    if (card.slot !== slot) {
      this.pause(place);
      this.#do({ kind: 'place', building, slot, at: this.#clock });
    }
  }

  #do(move: Move): void {
    makeMove(this.#cards, move);
    this.deeds.push(move);
  }

  #isRight(building: Building): boolean {
    const { slot, turn, side } = this.#card(building);
    const wanted = placementOf(this.#sight.map, building);
    return slot === wanted.slot && turn === wanted.turn && side === wanted.side;
  }

  #card(building: Building): Card {
    return this.#cards.find((card) => card.building === building) as Card;
  }

  #on(slot: Slot): Card | undefined {
    return this.#cards.find((card) => card.slot === slot);
  }

  /** About 0, rarely beyond ±2: the sum of four even draws is close enough to a bell curve. */
  #bell(): number {
    let sum = 0;
    for (let draw = 0; draw < 4; draw++) sum += this.#random.fraction();
    return Math.sqrt(3) * (sum - 2);
  }
}
