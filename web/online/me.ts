/** Who the visitor is to the server, for pages that tell him. */

import type { Me } from '@starboard/client/http';
import { SEAT_COLOURS } from '@starboard/look/seat-colours.ts';
import { useQuery } from '@tanstack/react-query';
import { changeProfile } from '../profile/profile.ts';
import { useSpeaking } from '../shell/spoken.ts';
import { answers } from './answers.ts';
import { http, introduce, isKnown, startAnew } from './server.ts';

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

/** This device is now the one of someone with a name. */
export function arriveAs({ name, colour }: Me): void {
  const own = SEAT_COLOURS.find((known) => known === colour);
  changeProfile({ name, ...(own === undefined ? {} : { colour: own }) });
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
