/** What a table's stored clock tells about its seats; play/clocks.ts writes it. */

interface StoredClock {
  readonly seats?: readonly { readonly deadline: number | null; readonly turn?: boolean }[];
}

/** By seat: when its time for what it is asked ends. Empty before the match has a clock. */
export function deadlinesOf(clock: string): (number | null)[] {
  return seatsOf(clock).map(({ deadline }) => deadline);
}

/** The seats that are asked something now. */
export function askedOf(clock: string): number[] {
  return seatsOf(clock).flatMap(({ turn }, seat) => (turn === true ? seat : []));
}

function seatsOf(clock: string): NonNullable<StoredClock['seats']> {
  return (JSON.parse(clock) as StoredClock).seats ?? [];
}
