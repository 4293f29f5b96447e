/** A small siege for tests, and what has to be true after it. */

import { expect } from 'vitest';
import { besiege, type Siege } from '../tools/crowd/kills.ts';
import { ServerProcess } from '../tools/crowd/server-process.ts';

/** A server for a siege: nobody is held up, and bots are quick. */
export function besieged(environment: NodeJS.ProcessEnv): ServerProcess {
  return new ServerProcess({
    ...environment,
    STARBOARD_LENIENCY: '10000',
    STARBOARD_BOT_PAUSE: '0',
  });
}

/** One server is restarted in good order, and one killed, unless it is said otherwise, while three tables play. How often lines came back. */
export async function expectNothingLost({
  servers,
  storage,
  ends = ['stop', 'kill'],
}: Pick<Siege, 'servers' | 'storage'> & Partial<Pick<Siege, 'ends'>>): Promise<number> {
  const { games, acknowledged, returns, faults } = await besiege({
    servers,
    storage,
    tables: { 'space-base': 3, 'space-builder': 0 },
    ends,
    between: 100,
    thinking: 10,
  });
  expect(faults).toEqual([]);
  expect(games).toBe(3);
  expect(acknowledged).toBeGreaterThan(200);
  return returns;
}
