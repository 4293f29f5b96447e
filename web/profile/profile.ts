/** Who the visitor is on this device: a name, a colour and a face; nothing is needed before the first game. */

import { TRAVELLERS } from '@starboard/look/art/traveller.tsx';
import { SEAT_COLOURS, type SeatColour } from '@starboard/look/seat-colours.ts';
import { create } from 'zustand';
import type { KeptSeat } from '../local/kept-game.ts';
import { onChoice, recallFields, remember } from '../shell/memory.ts';

export interface Profile {
  /** Empty until one is given. */
  readonly name: string;
  readonly colour: SeatColour;
  readonly face: (typeof TRAVELLERS)[number];
}

export const LONGEST_NAME = 24;

const NOBODY: Profile = { name: '', colour: 1, face: 'pip' };

export const useProfile = create<Profile>(() => NOBODY);
// Known only after the start: a page that was drawn ahead was drawn for nobody.
useProfile.setState(remembered());

/** What the visitor is called: by his face until he gives a name. */
export function calledName({ name, face }: Profile): string {
  return name.trim() || `${face.charAt(0).toUpperCase()}${face.slice(1)}`;
}

/** Where the visitor sits down at this device. */
export function ownSeat(profile: Profile): Omit<KeptSeat, 'bot'> {
  const { colour, face } = profile;
  return { name: calledName(profile), colour, face };
}

export function changeProfile(change: Partial<Profile>): void {
  useProfile.setState(change);
  remember('profile', JSON.stringify(useProfile.getState()));
}

/** He is the same in every tab. */
export function followProfile(): void {
  onChoice('profile', () => useProfile.setState(remembered()));
}

function remembered(): Profile {
  const { name, colour, face } = recallFields<Profile>('profile', NOBODY);
  return {
    // Whatever is in storage was written by someone.
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : NOBODY.name,
    colour: SEAT_COLOURS.includes(colour) ? colour : NOBODY.colour,
    face: TRAVELLERS.includes(face) ? face : NOBODY.face,
  };
}
