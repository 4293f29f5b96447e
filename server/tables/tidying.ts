/** What nobody needs any more goes by itself: tables that never began, and devices nobody came back with. */

import type { House } from '../house.ts';
import { DEVICE_LIFETIME } from '../people/devices.ts';
import { announce } from './table.ts';

const HOUR = 60 * 60 * 1000;

/** How long a table waits for its match, in milliseconds; longer where people look in once a day. */
const WAITS = { live: 24 * HOUR, relaxed: 24 * HOUR, correspondence: 14 * 24 * HOUR } as const;

/** Tidies up now; any number of processes may do so at once. */
export async function tidy(house: House): Promise<void> {
  const { database, now } = house;
  for (const [kind, waits] of Object.entries(WAITS)) {
    const gone = await database
      .deleteFrom('tables')
      .where('stage', '=', 'open')
      .where('pace', 'like', `{"kind":"${kind}"%`)
      .where('opened_at', '<', now() - waits)
      .returning(['id', 'access'])
      .execute();
    for (const table of gone) announce(house, table);
  }
  await database
    .deleteFrom('devices')
    .where('seen_at', '<', now() - DEVICE_LIFETIME)
    .execute();
}

/** Tidies up every hour, from now on; the answer ends it. */
export function keepTidy(house: House, report: (error: unknown) => void): () => void {
  const tidyUp = () => void tidy(house).catch(report);
  tidyUp();
  const timer = setInterval(tidyUp, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
