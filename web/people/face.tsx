/** The face of whoever sits at an online table: one's own as chosen, others' always the same, machines plainly machines. */

import type { SeatNews } from '@starboard/client/protocol';
import { TRAVELLERS, Traveller, type TravellerName } from '@starboard/look/art/traveller.tsx';
import { seatColour } from '@starboard/look/seat-colours.ts';
import { colourAt } from '../online/seats.ts';
import { useProfile } from '../profile/profile.ts';

export interface FaceProps {
  readonly seat: SeatNews;
  /** The visitor's own seat, if he has one. */
  readonly you: number | null;
  readonly className?: string | undefined;
}

export function Face({ seat, you, className }: FaceProps) {
  const own = useProfile(({ face }) => face);
  return (
    <Traveller
      className={className}
      name={seat.seat === you ? own : faceAt(seat)}
      ring={seatColour(colourAt(seat))}
    />
  );
}

/** The server does not know faces: each person has one by his id. */
export function faceOf(person: string): TravellerName {
  const sum = Array.from(person).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return TRAVELLERS[sum % TRAVELLERS.length] as TravellerName;
}

function faceAt({ seat, bot, person }: SeatNews): TravellerName {
  if (bot !== null) return seat % 2 === 0 ? 'bolt' : 'lens';
  return faceOf(person ?? '');
}
