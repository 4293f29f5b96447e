/** What is to be simulated, as data that every worker understands alike. */

export interface SimulationPlan {
  /** The name of a game of the shelf, or the path of a module. */
  readonly game: string;
  readonly options: unknown;
  /** By chair: the name of the bot. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly thinking: Thinking;
  /** Whether the bots move one seat on from game to game, so that no seat favours one of them. */
  readonly rotate: boolean;
}

/** How long a bot may think about one decision: so many thoughts, the same on any machine, or so many milliseconds. */
export type Thinking = { readonly thoughts: number } | { readonly milliseconds: number };

/** What is kept of one game. */
export interface PlayedGame {
  readonly number: number;
  /** By seat. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly actions: number;
  readonly match: Readonly<Record<string, number>>;
  readonly seats: readonly Readonly<Record<string, number>>[];
}

/** The chair whose bot sits at a seat in a game. */
export function chairAt(plan: SimulationPlan, number: number, seat: number): number {
  return plan.rotate ? (seat + number) % plan.bots.length : seat;
}
