/** Who the visitor is to the server, for pages that tell him. */

import type { Looks, Me } from '@starboard/client/http';
import { TRAVELLERS } from '@starboard/look/art/traveller.tsx';
import { SEAT_COLOURS } from '@starboard/look/seat-colours.ts';
import { useQuery } from '@tanstack/react-query';
import { changeProfile } from '../profile/profile.ts';
import { useSpeaking } from '../shell/spoken.ts';
import { answers } from './answers.ts';
import { changeLooks, http, introduce, isKnown, startAnew } from './server.ts';

export interface Acquaintance {
  /** Null for someone the server has not met; undefined until it has answered. */
  readonly me: Me | null | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Whoever only looks around is not introduced. */
export function useMe(): Acquaintance {
  const { language } = useSpeaking();
  const known = isKnown();
  const { data, error, refetch } = useQuery({
    queryKey: ['me'],
    queryFn: () => introduce(language),
    enabled: known,
  });
  return { me: known ? data : null, error, retry: () => void refetch() };
}

/** Others see a new name, colour or face; one that will not do stays on this device, and the next is tried again. */
export async function showLooks(looks: Looks): Promise<void> {
  if (!isKnown()) return;
  try {
    answers.setQueryData(['me'], await changeLooks(looks));
  } catch {
    // As it was.
  }
}

/** This device is now the one of someone with a name. */
export function arriveAs(me: Me): void {
  const colour = SEAT_COLOURS.find((known) => known === me.colour);
  const face = TRAVELLERS.find((known) => known === me.face);
  changeProfile({
    name: me.name,
    ...(colour === undefined ? {} : { colour }),
    ...(face === undefined ? {} : { face }),
  });
  begin(true);
}

/** This device is nobody's. */
export async function signOut(everywhere = false): Promise<void> {
  await http.signOut({ everywhere });
  beNobody();
}

export function beNobody(): void {
  changeProfile({ name: '' });
  begin(false);
}

/** What was answered was for someone else. */
function begin(met: boolean): void {
  answers.clear();
  startAnew(met);
}
