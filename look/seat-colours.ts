/** The five colours a seat can have. Each comes with a flag and a dash, so that nothing rests on colour alone. */

export const SEAT_COLOURS = [1, 2, 3, 4, 5] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** The colour as a value for a style: as bright as the ground needs it, by day and by night. */
export function seatColour(colour: SeatColour): string {
  return `var(--color-seat-${colour})`;
}

/** How a seat's line is dashed in a chart, as `stroke-dasharray`; the first is drawn through. */
export const SEAT_DASHES: Record<SeatColour, string | undefined> = {
  1: undefined,
  2: '7 4',
  3: '2 4',
  4: '10 4 2 4',
  5: '4 3 1 3',
};
