/** The five colours a seat can have. Each comes with a flag, so that nothing rests on colour alone. */

export const SEAT_COLOURS = [1, 2, 3, 4, 5] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** The colour as a value for a style: as bright as the ground needs it, by day and by night. */
export function seatColour(colour: SeatColour): string {
  return `var(--color-seat-${colour})`;
}
