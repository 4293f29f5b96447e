/** A round: the map comes up, everybody builds, the pile is tapped, the boards are checked. */

import { IllegalAction, type Seat, type Tell } from '@starboard/engine';
import type { Mark, MarkOf, Move } from './action.ts';
import { built, cardsOf, checkMove, moveCard } from './cards.ts';
import { checkRound } from './check.ts';
import { endOf, order, playedBack } from './history.ts';
import { mapNamed } from './options.ts';
import type { Builder, Check, CheckedBoard, Player, Round, Sheet, State } from './state.ts';
import type { SpaceBuilderTypes } from './types.ts';

type Telling = Tell<SpaceBuilderTypes> | undefined;

/** Turns up the top map. BU-3.1, BU-5.3 */
export function reveal(state: State, tell: Telling): void {
  const { map, direction } = state.pile.pop() as Sheet;
  const { play } = state.options;
  const rivals = play.kind === 'ghosts' ? play.rivals.map(playedBack) : [];
  const builders = [...state.players.map(builderFor), ...rivals];
  state.round = {
    number: roundNumber(state) + 1,
    map: mapNamed(state.options, map),
    direction,
    builders,
    arrivals: 0,
    // Rivals played back are all in from the start: the last moment to beat them is known.
    stop: endOf(builders, state.options.waits),
    check: null,
  };
  state.stage = { kind: 'building' };
  tell?.({ kind: 'revealed', round: state.round.number, map, direction });
}

export function roundNumber(state: State): number {
  return state.round?.number ?? 0;
}

function builderFor(player: Player): Builder {
  return {
    cards: cardsOf(player.buildings),
    history: player.gone ? [{ arrival: 0, action: { kind: 'leave', at: 0 } }] : [],
    clock: 0,
    tap: null,
    stopped: false,
  };
}

/** A seat does something with one of its buildings. BU-3.4 */
export function move(state: State, seat: Seat, action: Move, tell: Telling): void {
  const round = roundUnderWay(state);
  const builder = round.builders[seat] as Builder;
  checkTime(round, builder, action);
  const card = checkMove(builder.cards, action);
  enter(state, round, seat, action, tell);
  if (tell === undefined) {
    moveCard(card, action);
    return;
  }
  const before = built(builder.cards);
  moveCard(card, action);
  tell({ kind: 'moved', seat, move: action }, [seat]);
  const now = built(builder.cards);
  if (now !== before) tell({ kind: 'built', seat, built: now });
}

/** A seat has finished. BU-3.5 */
export function tap(state: State, seat: Seat, action: MarkOf<'tap'>, tell: Telling): void {
  const round = roundUnderWay(state);
  const builder = round.builders[seat] as Builder;
  checkTime(round, builder, action);
  checkHandEmpty(builder);
  enter(state, round, seat, action, tell);
  builder.tap = { at: action.at, arrival: round.arrivals };
  tell?.({ kind: 'tapped', seat, at: action.at });
  settleEnd(state, round, tell);
  closeIfIn(state, round, tell);
}

/** A seat that did not finish takes its hands off: nothing of it is still on its way. BU-6.4 */
export function stop(state: State, seat: Seat, action: MarkOf<'stop'>, tell: Telling): void {
  const round = roundUnderWay(state);
  const builder = round.builders[seat] as Builder;
  checkTime(round, builder, action);
  enter(state, round, seat, action, tell);
  builder.stopped = true;
  tell?.({ kind: 'stopped', seat });
  closeIfIn(state, round, tell);
}

/** Seats that have neither tapped nor stopped. */
export function isBuilding(builder: Builder): boolean {
  return builder.tap === null && !builder.stopped;
}

function roundUnderWay(state: State): Round {
  if (state.stage.kind !== 'building' || state.round === null) {
    throw new IllegalAction('round.none', 'there is no map to build from now', {
      clause: 'BU-3.3',
    });
  }
  return state.round;
}

function checkTime(round: Round, builder: Builder, action: Move | Mark): void {
  if (builder.tap !== null) {
    throw new IllegalAction('build.tapped', 'a tap is final', { clause: 'BU-3.5' });
  }
  if (builder.stopped) throw over(builder.clock);
  checkBackwards(builder, action.at);
  if (action.kind === 'stop') {
    if (round.stop !== null) return;
    throw new IllegalAction('stop.early', 'the round goes on', { clause: 'BU-3.6' });
  }
  if (round.stop !== null && action.at >= round.stop.at) throw over(round.stop.at);
}

export function checkBackwards(builder: Builder, at: number): void {
  if (at >= builder.clock) return;
  throw new IllegalAction(
    'time.backwards',
    `times never run backwards: ${at} comes after ${builder.clock}`,
    { clause: 'BU-6.3', at, before: builder.clock },
  );
}

function over(at: number): IllegalAction {
  return new IllegalAction('round.over', `the round ended at ${at} ms`, { clause: 'BU-3.6', at });
}

function checkHandEmpty({ cards }: Builder): void {
  const left = cards.length - built(cards);
  if (left === 0) return;
  throw new IllegalAction('tap.hand', `${left} of the buildings are still in the hand`, {
    clause: 'BU-3.5',
    left,
  });
}

/** Who acts is there, whether or not the host has noticed. BU-6.7 */
function enter(state: State, round: Round, seat: Seat, action: Move | Mark, tell: Telling): void {
  const player = state.players[seat] as Player;
  const builder = round.builders[seat] as Builder;
  if (player.gone) {
    note(round, builder, { kind: 'return', at: action.at });
    player.gone = false;
    tell?.({ kind: 'returned', seat });
  }
  note(round, builder, action);
}

/** Into the history of the round. */
export function note(round: Round, builder: Builder, action: Move | Mark): void {
  round.arrivals++;
  builder.history.push({ arrival: round.arrivals, action });
  builder.clock = action.at;
}

/** The end of the round, as far as it is known: once told, it only ever comes to be earlier. BU-3.6, BU-6.4 */
export function settleEnd(state: State, round: Round, tell: Telling): void {
  const end = endOf(round.builders, state.options.waits);
  if (end === null || (round.stop !== null && order(end, round.stop) >= 0)) return;
  const told = round.stop?.at;
  round.stop = end;
  // Of two taps at the same time it may now be the other one, which is nobody's news. BU-6.6
  if (end.at !== told) tell?.({ kind: 'stop', at: end.at });
}

/** Checks the boards as soon as every seat's is in. */
function closeIfIn(state: State, round: Round, tell: Telling): void {
  const { stop, builders } = round;
  if (stop === null || state.players.some((_, seat) => isBuilding(builders[seat] as Builder))) {
    return;
  }
  const check = checkRound(round, stop, state.options.waits);
  round.check = check;
  tell?.({ kind: 'checked', round: round.number, check });
  for (const { builder, finish, faults } of check.boards) {
    const player = state.players[builder];
    if (player === undefined) continue;
    player.faults += faults;
    player.time += finish ?? stop.at;
  }
  finishRound(state, check, tell);
}

function finishRound(state: State, check: Check, tell: Telling): void {
  const winner = state.players[check.winner];
  const seat = check.winner as Seat;
  if (winner !== undefined) {
    winner.wins++;
    const board = check.boards.find(({ builder }) => builder === check.winner) as CheckedBoard;
    tell?.({ kind: 'round-won', seat, faults: board.faults });
  }
  // Recorded rivals have one round in them.
  const last = state.options.play.kind === 'ghosts' || winner?.buildings.length === 8;
  if (!last) {
    const ready = state.players.map(() => false);
    state.stage = { kind: 'between', ready, unfreezes: seat }; // BU-5.2
    return;
  }
  state.stage = { kind: 'over', winner: winner === undefined ? null : seat }; // BU-5.1
  if (winner !== undefined) tell?.({ kind: 'won', seat });
}
