/** Whole rounds over slow, jittery and lying lines, as a host lives through them. BU-6 */

import type { Seat } from '@starboard/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Slot } from '../maps/map.ts';
import type { Action, Time } from './action.ts';
import { CAP } from './clock.ts';
import { refusal, sit, type Table } from './table.ts';
import { due, stamp } from './time.ts';

/** What a player does and when, on his own stopwatch, and what his line does to it. */
interface Player {
  /** One building after the other, then the tap. */
  readonly times: readonly Time[];
  /** What the host has measured. */
  readonly roundTrip: number;
  /** How much later than done each action arrives. */
  readonly lags: readonly number[];
}

/** Something on its way to the host. */
interface Message {
  readonly seat: Seat;
  readonly action: Action;
  readonly arrived: number;
  readonly roundTrip: number;
}

const HAND = [1, 2, 3, 4] as const;

function messagesOf({ times, roundTrip, lags }: Player, seat: Seat, forge: Forge): Message[] {
  let arrived = 0;
  return times.map((at, index) => {
    arrived = Math.max(arrived, at + (lags[index] as number)); // a line keeps the order
    const building = HAND[index];
    const claim = forge(at);
    const action: Action =
      building === undefined
        ? { kind: 'tap', at: claim }
        : { kind: 'place', building, slot: building as Slot, at: claim };
    return { seat, action, arrived, roundTrip };
  });
}

type Forge = (at: Time) => Time;
const honest: Forge = (at) => at;

/** The host takes what arrives as it arrives, and stops whom it has waited for long enough. */
function played(players: readonly Player[], forge: readonly Forge[] = []): Table {
  const table = sit(players.length).reveal();
  const messages = players
    .flatMap((player, seat) => messagesOf(player, seat as Seat, forge[seat] ?? honest))
    .sort((one, other) => one.arrived - other.arrived);
  for (const { seat, action, ...arrival } of messages) {
    stopUntil(table, arrival.arrived);
    // Refused is what comes after the end, or without the whole hand on the board.
    refusal(() => table.act(seat, stamp(table.state, seat, action, arrival)));
  }
  stopUntil(table, Number.POSITIVE_INFINITY);
  return table;
}

function stopUntil(table: Table, now: number): void {
  if (table.state.stage.kind !== 'building') return;
  const next = due(table.state);
  if (next === undefined || next.at > now) return;
  table.act(next.seat, next.action);
  stopUntil(table, now);
}

/** Taps at odd times and moves at even ones: who was first is never in doubt. */
const doings = fc
  .tuple(fc.array(fc.nat(1000), { minLength: 4, maxLength: 4 }), fc.nat(500))
  .map(([moves, rest]) => {
    const built = moves.map((at) => at * 2).sort((one, other) => one - other);
    return [...built, (built.at(-1) as number) + 2 * rest + 1];
  });

const line = fc.nat(400).chain((roundTrip) =>
  fc.record({
    roundTrip: fc.constant(roundTrip),
    lags: fc.array(fc.nat(Math.min(CAP, roundTrip + 100)), { minLength: 5, maxLength: 5 }),
  }),
);

const table = fc
  .array(fc.record({ times: doings, line }), { minLength: 2, maxLength: 4 })
  .map((players) => players.map(({ times, line }): Player => ({ times, ...line })))
  .filter((players) => new Set(players.map(({ times }) => times.at(-1))).size === players.length);

const tapOf = ({ times }: Player): Time => times.at(-1) as Time;

test('BU-6.3, BU-6.4: within the cap no line costs anybody anything: the round is as if all sat at one table', () => {
  fc.assert(
    fc.property(table, (players) => {
      const { round, check } = played(players);
      const end = players.map(tapOf).sort((one, other) => one - other)[players.length - 2] as Time;
      expect(round.stop?.at).toBe(end);
      for (const { builder, finish, verdicts } of check.boards) {
        const player = players[builder] as Player;
        expect(finish).toBe(tapOf(player) <= end ? tapOf(player) : null);
        expect(verdicts.map(({ stood }) => stood !== null)).toEqual(
          HAND.map((_, index) => (player.times[index] as Time) < end),
        );
      }
    }),
    { numRuns: 500 },
  );
});

test('BU-6.3, BU-6.4: a lying clock gains no more than the cap, in finishing and in building on', () => {
  const lies = fc.constantFrom<Forge>(
    () => 0,
    () => 86_400_000,
    (at) => 3000 - Math.min(3000, at),
    (at) => Math.max(0, at - 5000),
  );
  fc.assert(
    fc.property(table, lies, (players, lie) => {
      const { round, check } = played(players, [lie]);
      const end = round.stop?.at as Time;
      const [liar] = players as [Player];
      const arrivals = messagesOf(liar, 0 as Seat, lie).map(({ arrived }) => arrived);
      const most = Math.min(CAP, liar.roundTrip + 100);
      const board = check.boards.find(({ builder }) => builder === 0);
      if (board?.finish != null) {
        expect((arrivals.at(-1) as number) - board.finish).toBeLessThanOrEqual(most);
      }
      for (const [index, { stood }] of (board?.verdicts ?? []).entries()) {
        if (stood !== null) expect((arrivals[index] as number) - end).toBeLessThan(most + 1);
      }
    }),
    { numRuns: 500 },
  );
});
