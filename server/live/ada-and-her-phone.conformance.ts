/** Ada at a table, signed in on her phone as well, and what that may say in her name. */

import type { Line } from '@starboard/client';
import { expect } from 'vitest';
import { guest, Visitor } from '../api/visitors.conformance.ts';
import type { Venue } from './venue.conformance.ts';

export const PASSWORD = 'correct horse';

export async function adaAndHerPhone(venue: Venue) {
  const ada = await guest(venue, 'Ada');
  await ada.keepName('ada', PASSWORD);
  const bob = await guest(venue, 'Bob');
  const { id } = await ada.open({ game: 'space-base', seats: 3 });
  await bob.sit(id, 1);
  const phone = new Visitor(venue.address);
  await phone.signIn('ada', PASSWORD);
  /** What comes of saying something at the table: `said`, or the code of a refusal. */
  const sayOver = (line: Line) => () =>
    line.ask({ call: 'say', table: id, phrase: 'hello' }).then(
      () => 'said',
      ({ code }: { code: string }) => code,
    );
  return { ada, phone, sayOver };
}

/** Waits until whoever says it is nobody to the server. */
export async function expectStranger(say: () => Promise<string>): Promise<void> {
  await expect.poll(say, { timeout: 300_000 }).toBe('person.needed');
}
