/** Which faces sit at a table: to everyone there the same, and no two alike. */

import { MACHINES, TRAVELLERS, type TravellerName } from '@starboard/look/art/traveller.tsx';

export interface Faced {
  readonly bot: string | null;
  /** The face chosen, by its name; another page may know others. */
  readonly face?: string | null | undefined;
  /** Whoever chose none has one by his id; null where nobody sits, and undefined at one's own device. */
  readonly person?: string | null | undefined;
}

/** By seat: one's own face, or the next that nobody before has; machines plainly machines. */
export function facesAt(seats: readonly Faced[]): TravellerName[] {
  const taken: TravellerName[] = [];
  return seats.map(({ bot, face, person }, seat) => {
    if (bot !== null) return MACHINES[seat % MACHINES.length] as TravellerName;
    const own = freeFace(faceOf(face, person), taken);
    // An empty seat takes no face from anyone.
    if (person !== null) taken.push(own);
    return own;
  });
}

/** Someone's face where he is alone. */
export function faceOf(face: Faced['face'], person: Faced['person']): TravellerName {
  const known = TRAVELLERS.find((traveller) => traveller === face);
  if (known !== undefined) return known;
  const sum = Array.from(person ?? '').reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return TRAVELLERS[sum % TRAVELLERS.length] as TravellerName;
}

function freeFace(wish: TravellerName, taken: readonly TravellerName[]): TravellerName {
  const all: readonly TravellerName[] = TRAVELLERS;
  const first = all.indexOf(wish);
  const turned = [...all.slice(first), ...all.slice(0, first)];
  return turned.find((traveller) => !taken.includes(traveller)) ?? wish;
}
