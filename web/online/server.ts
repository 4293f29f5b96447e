/** The page's own server: asked over HTTP, and followed over one line that comes back by itself. */

import { Line } from '@starboard/client';
import { HttpClient, type Looks, type Me } from '@starboard/client/http';
import { Refusal } from '@starboard/engine';
import { calledName, changeProfile, useProfile } from '../profile/profile.ts';
import { recall, remember } from '../shell/memory.ts';

export const http = new HttpClient();

let line: Line | undefined;
let known: Promise<Me> | undefined;

/** Who the visitor is to the server: a guest at once, without being asked for anything. */
export function introduce(language: string): Promise<Me> {
  known ??= whoAmI(language).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** The line on which the server tells what is new; only for someone it knows. */
export async function liveLine(language: string): Promise<Line> {
  await introduce(language);
  if (line === undefined) {
    line = new Line(liveAddress());
    window.addEventListener('offline', () => line?.doubt());
    window.addEventListener('online', () => line?.hurry());
  }
  return line;
}

/** What is known of the visitor from now on. */
export async function changeLooks(looks: Looks): Promise<Me> {
  const me = await http.changeLooks(looks);
  known = Promise.resolve(me);
  return me;
}

/** After signing in, out or being forgotten everything begins anew. */
export function startAnew(met: boolean): void {
  remember('server', met ? 'known' : 'unknown');
  line?.close();
  line = undefined;
  known = undefined;
}

/** Whether the server has met this browser; whoever only looks around is not introduced. */
export function isKnown(): boolean {
  return recall('server') === 'known';
}

async function whoAmI(language: string): Promise<Me> {
  if (isKnown()) {
    try {
      return await http.me();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'person.needed') throw error;
    }
  }
  const profile = useProfile.getState();
  // Whoever has given no name gets a number to it, so that two guests can be told apart.
  const name =
    profile.name.trim() || `${calledName(profile)} ${10 + Math.floor(Math.random() * 90)}`;
  const { colour, face } = profile;
  const me = await http.welcome({ name, colour, face, language });
  changeProfile({ name: me.name });
  remember('server', 'known');
  return me;
}

function liveAddress(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/api/live?v=1`;
}
