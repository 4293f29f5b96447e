import { shelf } from '@starboard/games';
import { expect, test } from 'vitest';
import en from '../text/en.json';
import { GAMES } from './catalogue.ts';

test('the page offers every game on the shelf, and nothing else', () => {
  expect(GAMES.map(({ name }) => name).sort()).toEqual(Object.keys(shelf).sort());
});

test.each(GAMES)(
  '$name is offered as it is in its box',
  async ({ name, seats, bots, rivals, here, hereOptions, ownClock, daily }) => {
    const box = await shelf[name]?.();
    expect(seats).toEqual(box?.game.seats);
    expect(bots).toEqual(box?.bots.map((bot) => bot.name));
    expect(bots).toEqual(expect.arrayContaining([...rivals]));
    expect(Object.keys(en.games[name].bots)).toEqual(bots);
    expect(here).toBeLessThanOrEqual(seats.max);
    expect(() => box?.game.readOptions(hereOptions, 2)).not.toThrow();
    expect(ownClock).toBe(box?.game.time !== undefined);
    expect(daily === undefined).toBe(box?.daily === undefined);
    if (daily !== undefined) {
      expect(() => box?.game.readOptions(daily.offline('2026-11-15'), 1)).not.toThrow();
    }
  },
);
