/** Where several processes count together how often someone asks: the Redis they share. */

import { Redis } from 'ioredis';

/** Without waiting: while Redis is gone nothing is counted, and nobody is kept waiting for that. */
export function openSharedCount(address: string): Redis {
  const redis = new Redis(address, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE_MS,
    // One that hangs counts as gone, so that only the first who ask wait for it.
    socketTimeout: SILENCE_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_PAUSE_MS),
  });
  // Whoever sends messages through the same Redis says that it is gone.
  redis.on('error', () => {});
  return redis;
}

const PATIENCE_MS = 500;
const SILENCE_MS = 2000;
const LONGEST_PAUSE_MS = 3000;
