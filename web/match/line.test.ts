import type { GameTypes, Host, Seat, Update } from '@starboard/engine';
import { expect, test } from 'vitest';
import { openLine } from './line.ts';

test('what comes before a screen listens is told when it does, in its order', async () => {
  const { host, tell } = hostByHand();
  const line = await openLine(host, 0 as Seat);
  tell(1);
  tell(2);
  expect(line.latest().seq).toBe(0);
  const heard: number[] = [];
  line.listen(({ seq }) => heard.push(seq));
  tell(3);
  expect(heard).toEqual([1, 2, 3]);
  expect(line.latest().seq).toBe(3);
});

test('whoever stops listening hears no more; the next one hears what came between', async () => {
  const { host, tell } = hostByHand();
  const line = await openLine(host, 0 as Seat);
  const first: number[] = [];
  const stop = line.listen(({ seq }) => first.push(seq));
  tell(1);
  stop();
  tell(2);
  const second: number[] = [];
  line.listen(({ seq }) => second.push(seq));
  expect([first, second]).toEqual([[1], [2]]);
});

function hostByHand() {
  let listen: (update: Update<GameTypes>) => void = () => {};
  const tell = (seq: number) => listen({ seq } as Update<GameTypes>);
  const host: Host<GameTypes> = {
    join: async (_viewer, given) => {
      listen = given;
      tell(0);
      return {} as Awaited<ReturnType<Host<GameTypes>['join']>>;
    },
  };
  return { host, tell };
}
