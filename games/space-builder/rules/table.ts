/** A table for tests: sits players down, turns up a map and lets them build, each in a line. */

import { Random, type Seat, type Seed, seatsOf } from '@starboard/engine';
import {
  BUILDINGS,
  type Building,
  type Direction,
  type Placement,
  placementOf,
  SLOTS,
  type Slot,
  turnedBy,
} from '../maps/map.ts';
import type { Action, Time } from './action.ts';
import { otherSide } from './cards.ts';
import type { Event } from './event.ts';
import { spaceBuilder } from './game.ts';
import type { Check, Player, Round, State, Wrong } from './state.ts';

export const [A, B, C, D] = seatsOf(4) as [Seat, Seat, Seat, Seat];

/** Seats so many players, by default with nothing chosen. */
export function sit(seats: number, options?: unknown, seed = 1): Table {
  return new Table(seats, options, seed);
}

/** What is wrong with a city, by building. */
export type Mistakes = Readonly<Partial<Record<Building, Wrong>>>;

export class Table {
  readonly random: Random;
  readonly state: State;
  readonly events: Event[] = [];

  constructor(seats: number, options: unknown, seed: number) {
    this.random = new Random(seed.toString(16).padStart(64, '0') as Seed);
    const read = spaceBuilder.readOptions(options, seats);
    this.state = spaceBuilder.setup(read, seats, this.random);
  }

  get round(): Round {
    return this.state.round as Round;
  }

  get check(): Check {
    return this.round.check as Check;
  }

  get seats(): Seat[] {
    return seatsOf(this.state.players.length);
  }

  player(seat: Seat): Player {
    return this.state.players[seat] as Player;
  }

  act(seat: Seat, action: Action): this {
    spaceBuilder.apply(this.state, seat, action, this.random, (event) => this.events.push(event));
    return this;
  }

  /** The winner unfreezes what he likes, everybody gets ready, and the next map is turned up. */
  reveal(direction?: Direction): this {
    const { stage, pile } = this.state;
    const top = pile.at(-1);
    if (direction !== undefined && top !== undefined) pile[pile.length - 1] = { ...top, direction };
    if (stage.kind === 'between' && stage.unfreezes !== null) this.unfreeze(stage.unfreezes);
    for (const seat of this.seats) {
      if (stage.kind === 'between' && !this.player(seat).gone) this.act(seat, { kind: 'ready' });
    }
    return this.act(A, { kind: 'reveal', at: 2100 });
  }

  unfreeze(seat: Seat, building?: Building): this {
    const { buildings } = this.player(seat);
    const first = BUILDINGS.find((other) => !buildings.includes(other)) as Building;
    return this.act(seat, { kind: 'unfreeze', building: building ?? first });
  }

  /** What the map asks of a building. */
  wanted(building: Building): Placement {
    return placementOf(this.round.map, building);
  }

  /** Builds the whole hand as the map says, but for the mistakes, all at one time. */
  city(seat: Seat, at: Time, mistakes: Mistakes = {}): this {
    const { buildings } = this.player(seat);
    const asked = buildings.map((building) => this.wanted(building).slot);
    const spare = SLOTS.filter((slot) => !asked.includes(slot));
    for (const building of buildings) {
      const { slot, turn, side } = this.wanted(building);
      const wrong = mistakes[building];
      if (wrong === 'unbuilt') continue;
      this.stand(seat, building, at, {
        slot: wrong === 'slot' ? (spare.pop() as Slot) : slot,
        turn: wrong === 'turn' ? turnedBy(turn, 1) : turn,
        side: wrong === 'side' ? otherSide(side) : side,
      });
    }
    return this;
  }

  /** Puts a building from the hand on the board. */
  stand(seat: Seat, building: Building, at: Time, { slot, turn, side }: Placement): this {
    if (turn !== 0) this.act(seat, { kind: 'turn', building, turn, at });
    if (side !== 'A') this.act(seat, { kind: 'flip', building, side, at });
    return this.act(seat, { kind: 'place', building, slot, at });
  }

  tap(seat: Seat, at: Time): this {
    return this.act(seat, { kind: 'tap', at });
  }

  /** Everybody who has not finished takes his hands off. */
  handsOff(): this {
    for (const seat of spaceBuilder.actors(this.state)) {
      this.act(seat, { kind: 'stop', at: Math.max(0, this.round.stop?.at ?? 0) });
    }
    return this;
  }

  /** A whole round that this seat wins: he is first without a fault, the others tap late, all but one. */
  roundFor(winner: Seat): this {
    this.reveal().city(winner, 1000).tap(winner, 1000);
    const others = this.seats.filter((seat) => seat !== winner).slice(0, -1);
    for (const seat of others) this.city(seat, 2000).tap(seat, 2000 + seat);
    return this.handsOff();
  }
}

/** The code and the clause of a refusal; nothing if there was none. */
export function refusal(act: () => unknown): string | undefined {
  try {
    act();
  } catch (error) {
    const { code, facts } = error as { code?: string; facts?: { clause?: string } };
    if (code === undefined) throw error;
    return facts?.clause === undefined ? code : `${code} ${facts.clause}`;
  }
  return undefined;
}
