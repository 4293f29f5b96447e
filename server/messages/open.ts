/** The messages a server uses: in memory if it is alone, else through Redis. */

import { CannotStart } from '../refusal.ts';
import { MemoryMessages } from './memory.ts';
import type { Messages } from './messages.ts';
import { RedisMessages } from './redis.ts';

export interface MessagesSettings {
  /** The address of a Redis or Valkey. */
  readonly redis: string | undefined;
}

/** Throws `CannotStart` that says what has to change. `report` is told what a listener throws. */
export async function openMessages(
  { redis }: MessagesSettings,
  report: (error: unknown) => void,
): Promise<Messages> {
  if (redis === undefined) return new MemoryMessages(report);
  try {
    return await RedisMessages.connect(redis, report);
  } catch (error) {
    throw cannotConnect(error as Error, redis);
  }
}

/** Never with the password in it. */
function cannotConnect({ message }: Error, address: string): CannotStart {
  const { host } = new URL(address);
  if (/NOAUTH|WRONGPASS|invalid password/i.test(message)) {
    return new CannotStart(
      'redis.sign-in',
      `Redis at ${host} does not let us in; check user and password in REDIS_URL.`,
      { host },
    );
  }
  return new CannotStart(
    'redis.unreachable',
    `Redis at ${host} cannot be reached (${message}); is it running, and is REDIS_URL right?`,
    { host },
  );
}
