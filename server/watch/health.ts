/** Whether the server is up, and whether it can do its work, for whoever watches it. */

import type { FastifyInstance } from 'fastify';
import { version } from '../version.ts';

/** Something the server stands on: resolves if it is there, rejects if not. */
type Need = () => Promise<void>;

/** By name, such as `storage`. */
export type Needs = Readonly<Record<string, Need>>;

export interface HealthOptions {
  /** What it cannot do its work without. */
  readonly needs: Needs;
  /** What it does its work less well without: where all processes lose it at once, people are still better off here than nowhere. */
  readonly wants?: Needs;
  /** Whether the server has been told to end. */
  isEnding(): boolean;
}

/**
 * `/health` answers as long as the process does; a watchdog restarts it
 * otherwise. `/ready` says whether to send people here: not while something it
 * needs is gone, and not once it is ending.
 */
export async function health(
  app: FastifyInstance,
  { needs, wants = {}, isEnding }: HealthOptions,
): Promise<void> {
  app.get('/health', async () => ({ status: 'ok', version }));
  app.get('/ready', async (_request, reply) => {
    const [needed, wanted] = await Promise.all([states(needs), states(wants)]);
    const ending = isEnding();
    const ready = !ending && Object.values(needed).every((state) => state === 'ok');
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ending ? 'ending' : ready ? 'ok' : 'waiting', ...needed, ...wanted });
  });
}

async function states(needs: Needs): Promise<Record<string, 'ok' | 'gone'>> {
  const found = Object.entries(needs).map(
    async ([name, need]) => [name, await state(need)] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}

/** Longer than this, what is needed is as good as gone. */
const PATIENCE_MS = 2000;

async function state(need: Need): Promise<'ok' | 'gone'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), PATIENCE_MS);
  });
  try {
    await Promise.race([need(), late]);
    return 'ok';
  } catch {
    // Its own log tells why; an address that anyone can read does not.
    return 'gone';
  } finally {
    clearTimeout(timer);
  }
}
