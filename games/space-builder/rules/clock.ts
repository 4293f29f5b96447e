/**
 * Time over a network: what of a claimed time is believed (BU-6).
 *
 * Pure arithmetic on what a host measures: when an action arrived on its own
 * stopwatch, and how long the line to the player takes there and back.
 */

import type { Time } from './action.ts';

/** The longest lag that is ever believed, in milliseconds. BU-6.3 */
export const CAP = 500;
/** Drawing the map and handling a message take time beside the line. BU-6.3 */
const SLACK = 100;

export interface Claim {
  /** What the player's own stopwatch showed. */
  readonly claimed: Time;
  /** When it arrived, on the host's stopwatch, which started at its own reveal. */
  readonly arrived: number;
  /** What the host measured on this player's line; how it does so is its affair. */
  readonly roundTrip: number;
  /** The time of the seat's action before. */
  readonly before: Time;
}

/**
 * The time that counts. A lag from nothing up to the cap is believed: within it
 * a slow line loses nothing, and beyond it a forged clock gains nothing.
 */
export function believed({ claimed, arrived, roundTrip, before }: Claim): Time {
  const now = Math.max(0, Math.round(arrived));
  const earliest = now - longestLag(roundTrip);
  const bounded = Math.min(Math.max(claimed, earliest), now);
  return Math.max(bounded, before); // Times never run backwards.
}

/** How far back of its arrival an action on this line can count. */
export function longestLag(roundTrip: number): number {
  const measured = Number.isFinite(roundTrip) ? Math.max(0, roundTrip) : 0;
  return Math.min(CAP, Math.round(measured) + SLACK);
}
