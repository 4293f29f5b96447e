/** A small siege for tests, and what has to be true after it. */

import { expect } from 'vitest';
import { type Aftermath, besiege, type Siege } from '../tools/crowd/kills.ts';
import { ServerProcess } from '../tools/crowd/server-process.ts';

/** A server for a siege: nobody is held up, and bots are quick. */
export function besieged(
  environment: NodeJS.ProcessEnv,
  entrance: readonly string[] = [],
): ServerProcess {
  const freely = { STARBOARD_LENIENCY: '10000', STARBOARD_BOT_PAUSE: '0' };
  return new ServerProcess({ ...environment, ...freely }, entrance);
}

/** One server is restarted in good order, and one killed, unless it is said otherwise, while three tables play. */
export async function expectNothingLost({
  servers,
  storage,
  ends = ['stop', 'kill'],
}: Pick<Siege, 'servers' | 'storage'> & Partial<Pick<Siege, 'ends'>>): Promise<Aftermath> {
  const aftermath = await besiege({
    servers,
    storage,
    tables: { 'space-base': 3, 'space-builder': 0 },
    ends,
    between: 100,
    thinking: 10,
  });
  expect(aftermath.faults).toEqual([]);
  expect(aftermath.games).toBe(3);
  expect(aftermath.acknowledged).toBeGreaterThan(200);
  return aftermath;
}
