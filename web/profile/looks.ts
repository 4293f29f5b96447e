/** How the visitor looks to others: told once it has stood for a moment, or when he leaves it at that. */

import type { Looks } from '@starboard/client/http';
import { useEffect, useMemo, useRef } from 'react';
import { useSpeaking } from '../shell/spoken.ts';
import { calledName, useProfile } from './profile.ts';

/** A name is typed letter by letter. In milliseconds. */
const A_MOMENT = 800;

export function useLooks(): Looks {
  const profile = useProfile();
  const { language } = useSpeaking();
  const name = calledName(profile);
  const { colour, face } = profile;
  return useMemo(() => ({ name, colour, face, language }), [name, colour, face, language]);
}

/** Shows the others what is changed from now on, whether or not the server has been asked for anything yet. */
export function useShownLooks(): void {
  const looks = useLooks();
  const told = useRef(looks);
  const latest = useRef(looks);
  latest.current = looks;
  useEffect(() => {
    if (looks === told.current) return;
    const timer = setTimeout(() => tell(told, looks), A_MOMENT);
    return () => clearTimeout(timer);
  }, [looks]);
  useEffect(() => () => tell(told, latest.current), []);
}

function tell(told: { current: Looks }, looks: Looks): void {
  if (looks === told.current) return;
  told.current = looks;
  // What speaks with the server comes when it is needed.
  void import('../online/me.ts').then(({ showLooks }) => showLooks(looks));
}
