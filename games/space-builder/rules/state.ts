/** Everything there is to know about a match of Space Builder. */

import type { Seat } from '@starboard/engine';
import type {
  Building,
  CityMap,
  Direction,
  Placement,
  Side,
  Slot,
  Spot,
  Turn,
} from '../maps/map.ts';
import type { Mark, Move, Time } from './action.ts';
import type { Options } from './options.ts';

export interface State {
  readonly options: Options;
  /** By seat. */
  readonly players: Player[];
  /** The maps to come, the next one last; hidden from everybody. BU-2.1 */
  readonly pile: Sheet[];
  /** The round under way, or the last one; nothing before the first map. */
  round: Round | null;
  stage: Stage;
}

export interface Player {
  /** Not frozen: what he has to build, in order of number. */
  readonly buildings: Building[];
  /** Rounds won. */
  wins: number;
  /** Over all rounds. */
  faults: number;
  /** Time spent building, over all rounds. */
  time: Time;
  /** The host has lost him. BU-6.7 */
  gone: boolean;
}

/** A map in the pile, by name, and the direction in which it will come up. BU-3.1 */
export interface Sheet {
  readonly map: string;
  readonly direction: Direction;
}

/** What the match is waiting for. */
export type Stage =
  /** For everybody to be ready, and for the winner to unfreeze a building. */
  | { readonly kind: 'between'; readonly ready: boolean[]; unfreezes: Seat | null }
  /** For the map to be turned up. */
  | { readonly kind: 'countdown' }
  /** For taps on the pile. */
  | { readonly kind: 'building' }
  /** For nothing: somebody has won, or a recorded rival has. */
  | { readonly kind: 'over'; readonly winner: Seat | null };

export interface Round {
  /** Counted from 1. */
  readonly number: number;
  readonly map: CityMap;
  readonly direction: Direction;
  /** The seats in order, then the rivals played back. */
  readonly builders: Builder[];
  /** How many actions have arrived in this round. */
  arrivals: number;
  /** When the round ended, as soon as that is known. BU-6.4 */
  stop: Moment | null;
  /** What the check found, once every board is in. */
  check: Check | null;
}

/** One who builds: his board and hand as they stand, and how they came about. */
export interface Builder {
  /** The buildings he has to build, in order of number. */
  readonly cards: Card[];
  readonly history: Entry[];
  /** The time of his last action. */
  clock: Time;
  tap: Moment | null;
  /** Hands off without a tap. */
  stopped: boolean;
}

export interface Card {
  readonly building: Building;
  /** Nothing while it is in the hand. */
  slot: Slot | null;
  turn: Turn;
  side: Side;
}

/** A point in a round. Equal times go by arrival. BU-6.6 */
export interface Moment {
  readonly at: Time;
  readonly arrival: number;
}

/** Something a builder did, never changed afterwards. */
export interface Entry {
  readonly arrival: number;
  readonly action: Move | Mark;
}

/** The check of a round, open to everybody. */
export interface Check {
  /** First finished first. BU-4.1 */
  readonly boards: readonly CheckedBoard[];
  /** The place of the winner among the round's builders. */
  readonly winner: number;
}

export interface CheckedBoard {
  /** Whose it is: a place among the round's builders. */
  readonly builder: number;
  /** Nothing for one who did not finish. */
  readonly finish: Time | null;
  readonly verdicts: readonly Verdict[];
  readonly faults: number;
}

/** What is wrong with one building, and what the map asked for. */
export interface Verdict {
  readonly building: Building;
  readonly wanted: Placement;
  /** Nothing if it was not built. */
  readonly stood: Placement | null;
  readonly wrong: readonly Wrong[];
  readonly faults: 0 | 1 | 2;
}

export type Wrong = 'unbuilt' | 'slot' | 'turn' | 'side';

/** A round of one builder, kept to be played back. BU-8.2 */
export interface Recording {
  readonly name: string;
  readonly map: CityMap;
  readonly direction: Direction;
  readonly buildings: readonly Building[];
  readonly actions: readonly (Move | Mark)[];
}

export function isFrozen(player: Player, building: Building): boolean {
  return !player.buildings.includes(building);
}

/** An independent copy. */
export function clone(state: State): State {
  return {
    options: cloneOptions(state.options),
    players: state.players.map((player) => ({ ...player, buildings: [...player.buildings] })),
    pile: state.pile.map(copy),
    round: state.round === null ? null : cloneRound(state.round),
    stage: cloneStage(state.stage),
  };
}

export function cloneStage(stage: Stage): Stage {
  return stage.kind === 'between' ? { ...stage, ready: [...stage.ready] } : { ...stage };
}

function cloneRound(round: Round): Round {
  return {
    ...round,
    map: cloneMap(round.map),
    builders: round.builders.map((builder) => ({
      ...builder,
      cards: builder.cards.map(copy),
      history: builder.history.map(({ arrival, action }) => ({ arrival, action: { ...action } })),
      tap: builder.tap === null ? null : { ...builder.tap },
    })),
    stop: round.stop === null ? null : { ...round.stop },
    check: round.check === null ? null : cloneCheck(round.check),
  };
}

function cloneMap({ id, slots }: CityMap): CityMap {
  return { id, slots: slots.map(([building, turn, side]): Spot => [building, turn, side]) };
}

function cloneCheck({ boards, winner }: Check): Check {
  return {
    boards: boards.map((board) => ({
      ...board,
      verdicts: board.verdicts.map((verdict) => ({
        ...verdict,
        wanted: { ...verdict.wanted },
        stood: verdict.stood === null ? null : { ...verdict.stood },
        wrong: [...verdict.wrong],
      })),
    })),
    winner,
  };
}

function cloneRecording(recording: Recording): Recording {
  return {
    ...recording,
    map: cloneMap(recording.map),
    buildings: [...recording.buildings],
    actions: recording.actions.map(copy),
  };
}

function cloneOptions({ play, upright, hands, waits }: Options): Options {
  return {
    play:
      play.kind === 'ghosts' ? { ...play, rivals: play.rivals.map(cloneRecording) } : { ...play },
    upright: [...upright],
    hands: [...hands],
    ...(waits && { waits: [...waits] }),
  };
}

function copy<Value extends object>(value: Value): Value {
  return { ...value };
}
