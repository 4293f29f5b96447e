import { Redis } from 'ioredis';
import { afterEach, describe, expect, test } from 'vitest';
import { needing, needingItsOwn } from '../../tools/services/needing.ts';
import { ear, messagesConformance } from './messages.conformance.ts';
import { openMessages } from './open.ts';
import { RedisMessages } from './redis.ts';

/** Short, so that a Redis that hangs is noticed soon. */
const HEARTBEAT_MS = 200;

needing('redis', (url) => {
  messagesConformance('messages through Redis', (report) => openMessages({ redis: url }, report));

  test('what somebody else sends there is reported, and does no harm', async () => {
    const reported: unknown[] = [];
    const [one, other] = [
      await openMessages({ redis: url }, (error) => reported.push(error)),
      await openMessages({ redis: url }, () => {}),
    ];
    const mine = ear();
    await one.listen('table:strange', mine.listener);
    one.onGap(() => {
      throw new Error('deaf');
    });
    const stranger = new Redis(url);
    for (const text of ['{', 'null', '7', '']) {
      await stranger.publish('starboard:table:strange', text);
    }
    await stranger.publish('starboard:lost', JSON.stringify({ from: 'a stranger' }));
    other.send('table:strange', 'ours');
    expect(await mine.until(1)).toEqual(['ours']);
    expect(reported).toHaveLength(5);
    stranger.disconnect();
    for (const messages of [one, other]) await messages.close();
  });

  test('a wrong password is told at start', async () => {
    const admin = new Redis(url);
    await admin.call('ACL', 'SETUSER', 'stern', 'on', '>secret', '+@all', '~*', '&*');
    const address = url.replace('redis://', 'redis://stern:wrong@');
    const refused = openMessages({ redis: address }, () => {});
    await expect(refused).rejects.toMatchObject({ name: 'CannotStart', code: 'redis.sign-in' });
    await expect(refused).rejects.not.toThrow('wrong@');
    const right = await openMessages({ redis: address.replace('wrong', 'secret') }, () => {});
    expect(right.connected).toBe(true);
    await right.close();
    admin.disconnect();
  });
});

test('a Redis that is not there is told at start', async () => {
  const refused = openMessages({ redis: 'redis://127.0.0.1:1' }, () => {});
  await expect(refused).rejects.toMatchObject({
    name: 'CannotStart',
    code: 'redis.unreachable',
    facts: { host: '127.0.0.1:1' },
  });
});

needingItsOwn('redis', (server) => {
  describe('Redis is gone and comes back', () => {
    const opened: RedisMessages[] = [];
    const connect = async () => {
      const messages = await RedisMessages.connect(server().url, () => {}, HEARTBEAT_MS);
      opened.push(messages);
      return messages;
    };
    afterEach(async () => {
      for (const messages of opened.splice(0)) await messages.close();
    });

    test('those in one process hear each other all the while; afterwards everyone is told of the gap and hears again', async () => {
      const [one, other] = [await connect(), await connect()];
      const [here, there, gaps] = [ear(), ear(), ear()];
      await one.listen('table:7', here.listener);
      await other.listen('table:7', there.listener);
      other.onGap(() => gaps.listener('gap'));

      await server().crash();
      await gone(one, other);
      one.send('table:7', 1);
      expect(await here.until(1)).toEqual([1]);
      const later = ear();
      await other.listen('table:8', later.listener);

      await server().restart();
      await gaps.until(1);
      await back(one, other);
      one.send('table:7', 2);
      one.send('table:8', 3);
      expect(await there.until(1)).toEqual([2]);
      expect(await later.until(1)).toEqual([3]);
    });

    test('whoever could not send makes the others look, even if they were connected all the time', async () => {
      const [one, other] = [await connect(), await connect()];
      const gaps = ear();
      other.onGap(() => gaps.listener('gap'));
      const admin = new Redis(server().url);
      await admin.call('ACL', 'SETUSER', 'default', '-publish');
      one.send('table:7', 'lost on the way');
      await expect
        .poll(() => admin.info('commandstats'), PATIENT)
        .toMatch(/cmdstat_publish:.*rejected_calls=[1-9]/);
      await admin.call('ACL', 'SETUSER', 'default', '+publish');
      await gaps.until(1);
      admin.disconnect();
    });

    test('a Redis that hangs counts as gone, and as back when it goes on', async () => {
      const one = await connect();
      const gaps = ear();
      one.onGap(() => gaps.listener('gap'));
      server().hang();
      await gone(one);
      server().goOn();
      await gaps.until(1);
      await back(one);
    });

    test('closing ends while Redis is gone', async () => {
      const one = await connect();
      await server().crash();
      await one.close();
      await server().restart();
    });
  });
});

async function gone(...all: RedisMessages[]): Promise<void> {
  await expect.poll(() => all.some((messages) => messages.connected), PATIENT).toBe(false);
}

async function back(...all: RedisMessages[]): Promise<void> {
  await expect.poll(() => all.every((messages) => messages.connected), PATIENT).toBe(true);
}

/** Ends what hangs; nothing passes or fails by how long it takes. */
const PATIENT = { timeout: 300_000 };
