/** The face of whoever sits at an online table, with the colour of his seat around it. */

import type { TableNews } from '@starboard/client/protocol';
import { Traveller } from '@starboard/look/art/traveller.tsx';
import { seatColour } from '@starboard/look/seat-colours.ts';
import { colourAt } from '../online/seats.ts';
import { facesAt } from './faces.ts';

export interface FaceProps {
  readonly table: TableNews;
  readonly seat: number;
  readonly className?: string | undefined;
}

export function Face({ table: { seats }, seat, className }: FaceProps) {
  const [name, taken] = [facesAt(seats)[seat], seats[seat]];
  if (name === undefined || taken === undefined) return null;
  return <Traveller className={className} name={name} ring={seatColour(colourAt(taken))} />;
}
