/**
 * The contract between a game and everything that works for any game.
 *
 * A game is a record of functions over plain JSON state. It knows no clock, no
 * network and no screen, and `random` is its only source of chance, so the same
 * log gives the same match anywhere. Functions take the state as an argument
 * and keep nothing for themselves.
 */

import type { Random } from './random.ts';
import type { Seat, Viewer } from './seat.ts';

/** The kinds of data a game is made of. All of it is JSON: `checks` holds a game to that. */
export interface GameTypes {
  /** What is agreed before the match, such as a variant of the set-up. */
  options: unknown;
  /** Everything there is to know about a match under way, pending choices included. */
  state: object;
  /** One thing a seat does. */
  action: unknown;
  /** One thing that happened, for the log and the animation. */
  event: unknown;
  /** What one viewer may know of a state. */
  view: unknown;
  /** What an action would bring, as far as that is certain beforehand. */
  preview: unknown;
  /** An instruction a seat leaves behind, to be followed while it is away. */
  order: unknown;
}

export interface Game<T extends GameTypes> {
  /** The name in records, addresses and commands: lower case, with hyphens. */
  readonly name: string;

  /** Raised whenever the same log could lead to another state; a record is only replayed by the rules that made it. */
  readonly rules: number;

  /** How many can play. */
  readonly seats: { readonly min: number; readonly max: number };

  /** Checks options from outside and fills in defaults; throws `BadInput` that says what is wrong. */
  readOptions(given: unknown, seats: number): T['options'];

  /** The same options where the players sit elsewhere, as in a rematch: what is agreed by seat goes along with its player. `before` says, by seat, where its player sat. A game without this has the same for everybody. */
  reseat?(options: T['options'], before: readonly Seat[]): T['options'];

  /** Checks the form of an action from outside, not whether it is legal; throws `IllegalAction` with code `action.malformed`. */
  readAction(given: unknown): T['action'];

  /** The state before the first action. */
  setup(options: T['options'], seats: number, random: Random, tell?: Tell<T>): T['state'];

  /** The seats that may act now, several at once if the rules say so; none when the match is over. */
  actors(state: T['state']): readonly Seat[];

  /** Every action open to a seat, in a fixed order, without repeats; none for a seat that may not act. */
  legal(state: T['state'], seat: Seat): T['action'][];

  /** Whether an action is open to a seat although `legal` does not list it; a game with this lists no more than it takes to get everywhere, and the rest is the same at another time or by another way. */
  allows?(state: T['state'], seat: Seat, action: T['action']): boolean;

  /** What a legal action would bring if chosen now, for a page or a bot that explains its choices. */
  preview?(state: T['state'], seat: Seat, action: T['action']): T['preview'];

  /** Carries an action out on the state in place, or throws `IllegalAction` that says why and leaves the state untouched. Whoever calls puts the chance back that a refused action used. */
  apply(state: T['state'], seat: Seat, action: T['action'], random: Random, tell?: Tell<T>): void;

  /** Whether an event told somebody something that cannot be unlearned (a reveal, a refill); nothing before it can be undone. Whatever used chance seals by itself. */
  seals?(event: T['event']): boolean;

  /** What a viewer may know; never the order of a deck, nor anything else that `redeal` changes. */
  view(state: T['state'], viewer: Viewer): T['view'];

  /** Whether everybody sees the same now, so that a host with many viewers shows all of them one view; a game without this has one for each. */
  open?(state: T['state']): boolean;

  /** How much later than the players a server shows a match to spectators at the least, in milliseconds: for a game whose spectators see what players hide from each other. Nothing for one that may be watched as it happens. */
  readonly leastDelay?: number;

  /** A new state that this viewer cannot tell from the given one, with everything hidden from the viewer drawn anew; bots think about that, never about the real one. */
  redeal(state: T['state'], viewer: Viewer, random: Random): T['state'];

  /** How it ended, or nothing while it goes on. */
  result(state: T['state']): Result | undefined;

  /** An independent copy, made as fast as the game can. */
  clone(state: T['state']): T['state'];

  /** For a game against the clock; a game without this knows no time. */
  readonly time?: GameTime<T>;

  /** Instructions a seat can leave for when it is asked; a game without this has none. */
  readonly orders?: {
    /** Checks an order from outside; throws `BadInput` that says what is wrong. */
    read(given: unknown): T['order'];
    /** The legal action the order gives for what the seat is asked now, or nothing where it leaves the choice to the seat. */
    answer(state: T['state'], seat: Seat, order: T['order']): T['action'] | undefined;
  };
}

/**
 * What a game against the clock asks of its host. The host keeps a stopwatch;
 * the rules never read one. All times are whole milliseconds on it.
 */
export interface GameTime<T extends GameTypes> {
  /** The number of the stopwatch that runs in this state; the host starts again from zero when the number changes, and times nothing while there is none. */
  watch(state: T['state']): number | undefined;
  /** How far the running stopwatch had come, as far as the state tells; a match that is taken up again goes on from there. */
  reached(state: T['state']): number;
  /** What goes into the log for an action from outside that has just arrived: the time it claims, cut to what is believed. */
  stamp(state: T['state'], seat: Seat, action: T['action'], arrival: Arrival): T['action'];
  /** When an action happens; a host holds back a bot's action until then. Nothing for one that happens when it comes. */
  momentOf(action: T['action']): number | undefined;
  /** What the host does by itself, and when, unless something happens before. */
  due(state: T['state']): Due<T['action']> | undefined;
  /** What goes into the log when the host loses a player or has him back; nothing if the rules need not know. */
  presence(state: T['state'], seat: Seat, here: boolean, at: number): T['action'] | undefined;
}

/** All a host tells the rules about an action from outside. */
export interface Arrival {
  /** When it arrived, on the host's stopwatch. */
  readonly arrived: number;
  /** How long the player's line takes there and back, as the host measured it. */
  readonly roundTrip: number;
}

/** Something that happens by itself at a moment. */
export interface Due<Action> {
  readonly at: number;
  readonly seat: Seat;
  readonly action: Action;
}

/** Reports an event as it happens, to everybody, or to some seats alone where it would give a secret away. A simulation passes none and pays nothing. */
export type Tell<T extends GameTypes> = (event: T['event'], audience?: readonly Seat[]) => void;

/** How a match ended, by seat. */
export interface Result {
  /** 1 for the first; equal places are shared, and the next is left out. */
  readonly places: readonly number[];
  /** What the places go by, as the game counts it. */
  readonly scores: readonly number[];
}

/**
 * A game whose types the caller does not know, as in a list of games.
 * `any` because a game's types stand on both sides of its functions: no
 * narrower type has every game as its subtype.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above.
export type AnyGame = Game<any>;
