/** What every kind of messages promises, as one suite for all of them. */

import { afterEach, describe, expect, test } from 'vitest';
import type { Messages } from './messages.ts';

/** Collects what is heard, and waits for it. */
export function ear() {
  const heard: unknown[] = [];
  const waiting = new Set<() => void>();
  return {
    heard,
    listener: (message: unknown) => {
      heard.push(message);
      for (const wake of waiting) wake();
    },
    async until(count: number): Promise<unknown[]> {
      while (heard.length < count) {
        await new Promise<void>((resolve) => {
          waiting.add(resolve);
        });
      }
      return heard;
    },
  };
}

/** `open` once more is another process where there can be several, else the same again. */
export function messagesConformance(
  name: string,
  open: (report: (error: unknown) => void) => Promise<Messages>,
): void {
  describe(`${name} keep the promises of messages`, () => {
    const opened: Messages[] = [];
    const reported: unknown[] = [];
    const connect = async () => {
      const messages = await open((error) => reported.push(error));
      opened.push(messages);
      return messages;
    };
    afterEach(async () => {
      for (const messages of opened.splice(0)) await messages.close();
      reported.length = 0;
    });

    test('everyone who listens hears a message, whoever sent it, once and in order', async () => {
      const [one, other] = [await connect(), await connect()];
      const [here, there] = [ear(), ear()];
      await one.listen('table:7', here.listener);
      await other.listen('table:7', there.listener);
      const sent = Array.from({ length: 100 }, (_, seq) => ({ seq, ship: '星' }));
      for (const message of sent) one.send('table:7', message);
      expect(await here.until(100)).toEqual(sent);
      expect(await there.until(100)).toEqual(sent);
    });

    test('nobody hears what is about something else', async () => {
      const [one, other] = [await connect(), await connect()];
      const mine = ear();
      await other.listen('table:7', mine.listener);
      await other.listen('table:8', () => {});
      one.send('table:8', 'not this');
      one.send('table:77', 'nor this');
      one.send('table:7', 'this');
      expect(await mine.until(1)).toEqual(['this']);
    });

    test('a message is not heard before its sender has gone on', async () => {
      const one = await connect();
      const mine = ear();
      await one.listen('table:7', mine.listener);
      one.send('table:7', 1);
      expect(mine.heard).toEqual([]);
      await mine.until(1);
    });

    test('who has stopped listening hears nothing more; the others do', async () => {
      const [one, other] = [await connect(), await connect()];
      const [stays, leaves] = [ear(), ear()];
      await other.listen('table:7', stays.listener);
      const stop = await other.listen('table:7', leaves.listener);
      one.send('table:7', 1);
      await Promise.all([stays.until(1), leaves.until(1)]);
      stop();
      stop();
      one.send('table:7', 2);
      expect(await stays.until(2)).toEqual([1, 2]);
      expect(leaves.heard).toEqual([1]);
    });

    test('who stops and listens again misses nothing from then on', async () => {
      const [one, other] = [await connect(), await connect()];
      for (let round = 0; round < 10; round++) {
        const mine = ear();
        const stop = await other.listen('table:7', mine.listener);
        one.send('table:7', round);
        expect(await mine.until(1)).toEqual([round]);
        stop();
      }
    });

    test('the same function may listen twice, and is called twice', async () => {
      const one = await connect();
      const mine = ear();
      const stop = await one.listen('table:7', mine.listener);
      await one.listen('table:7', mine.listener);
      one.send('table:7', 1);
      await mine.until(2);
      stop();
      one.send('table:7', 2);
      expect(await mine.until(3)).toEqual([1, 1, 2]);
    });

    test('a listener that fails is reported, and keeps nobody from hearing', async () => {
      const one = await connect();
      const mine = ear();
      await one.listen('table:7', () => {
        throw new Error('deaf');
      });
      await one.listen('table:7', mine.listener);
      one.send('table:7', 1);
      await mine.until(1);
      expect(reported).toMatchObject([{ message: 'deaf' }]);
    });

    test('it says that it is connected, and tells no gap while nothing is missed', async () => {
      const one = await connect();
      const gaps = ear();
      one.onGap(() => gaps.listener('gap'));
      const mine = ear();
      await one.listen('table:7', mine.listener);
      one.send('table:7', 1);
      await mine.until(1);
      expect(one.connected).toBe(true);
      expect(gaps.heard).toEqual([]);
    });
  });
}
