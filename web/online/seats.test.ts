import type { TableNews } from '@starboard/client/protocol';
import { expect, test } from 'vitest';
import { playersAt } from './seats.ts';

test('whoever goes is away while the match goes on, and nobody is once it is over', () => {
  const seat = { bot: null, heldBy: null, name: 'Ada', colour: 1, face: null };
  const seats = [
    { ...seat, seat: 0, here: true },
    { ...seat, seat: 1, here: false },
  ];
  const here = (stage: string) =>
    playersAt({ seats, stage } as unknown as TableNews).map((player) => player.here);
  expect(here('playing')).toEqual([true, false]);
  expect(here('over')).toEqual([true, true]);
});
