/** A house with people in it: Ada, who is in, her tables, someone else, and a game they have finished. */

import type { Page } from '@playwright/test';
import { RemoteHost } from '../client/index.ts';
import { Random, type Seat, type Seed } from '../engine/index.ts';
import { playByChance } from '../tools/crowd/players.ts';
import { lineTo, Visitor } from '../tools/crowd/visitor.ts';

export interface House {
  readonly address: string;
  /** Ada's, for the cookie. */
  readonly secret: string;
  readonly other: { readonly id: string; readonly name: string };
  /** Tables: one that waits for Ada's guests, one that anyone may come to, one that is over. */
  readonly own: string;
  readonly open: string;
  readonly over: string;
}

/** The browser is Ada's. */
export async function beAda(
  page: Page,
  { address, secret }: Pick<House, 'address' | 'secret'>,
): Promise<void> {
  await page.context().addCookies([{ name: 'starboard', value: secret, url: address }]);
  await page.addInitScript(() => localStorage.setItem('starboard.server', 'known'));
}

/** They come to a server where nobody has been before. */
export async function furnish(address: string): Promise<House> {
  const [ada, max] = [new Visitor(address), new Visitor(address)];
  await ada.welcome({ name: 'Ada', colour: 1, language: 'en' });
  const name = 'Maximilian van den Berge';
  const { id } = await max.welcome({ name, colour: 4, language: 'nl' });
  const over = await finish(address, [ada, max]);
  const open = await max.open({ game: 'space-builder', seats: 4, access: 'public' });
  const own = await ada.open({ game: 'space-base', seats: 4, access: 'code', chat: 'free' });
  await max.sit(own.id, 1);
  await ada.seatBot(own.id, 2, 'captain');
  const { secret } = ada;
  return { address, secret, other: { id, name }, own: own.id, open: open.id, over };
}

/** They play a game to its end, any way. */
async function finish(address: string, people: readonly [Visitor, Visitor]): Promise<string> {
  const { id } = await people[0].open({
    game: 'space-base',
    seats: 2,
    access: 'public',
    pace: { kind: 'relaxed' },
  });
  await people[1].sit(id, 1);
  await people[0].start(id);
  await Promise.all(
    people.map(async ({ cookie }, place) => {
      const line = lineTo(address, cookie);
      const random = new Random(`${place}${place}`.repeat(32) as Seed);
      const player = await playByChance(new RemoteHost(line, id), place as Seat, random);
      await player.over;
      line.close();
    }),
  );
  return id;
}
