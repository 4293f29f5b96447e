import type { Tally } from './tally.ts';

/** One part of `npm test`, with a heading of its own. */
export interface Step {
  readonly name: string;
  run(): Promise<Outcome>;
}

export interface Outcome {
  readonly tally: Tally;
  /** What could not run here, and why, for people to read. */
  readonly skips?: readonly string[];
}
