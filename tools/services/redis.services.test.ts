import { once } from 'node:events';
import { Redis } from 'ioredis';
import { afterEach, expect, test } from 'vitest';
import { needing } from './needing.ts';

const open: Redis[] = [];
afterEach(() => {
  for (const client of open.splice(0)) client.disconnect();
});

needing('redis', (url) => {
  test('Redis answers', async () => {
    expect(await connect(url).ping()).toBe('PONG');
  });

  test('what one connection writes another reads', async () => {
    await connect(url).set('table:7', '{"seats":["Ada","星"]}');
    expect(await connect(url).get('table:7')).toBe('{"seats":["Ada","星"]}');
  });

  test('what one connection tells, another that listens hears', async () => {
    const listener = connect(url);
    await listener.subscribe('match:1');
    const heard = once(listener, 'message');
    expect(await connect(url).publish('match:1', 'action 42')).toBe(1);
    expect(await heard).toEqual(['match:1', 'action 42']);
  });
});

function connect(url: string): Redis {
  const client = new Redis(url);
  open.push(client);
  return client;
}
