/** Who sits at the table, and who may look. */

declare const seatBrand: unique symbol;

/** A place at the table, counted from 0 in seating order. */
export type Seat = number & { readonly [seatBrand]: true };

/** Someone who looks at a match: from a seat, or from outside. */
export type Viewer = Seat | 'spectator';

/** The seats of a table, in seating order. */
export function seatsOf(count: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < count; seat++) seats.push(seat as Seat);
  return seats;
}
