import { expect, test } from 'vitest';
import { guest, Visitor } from '../api/visitors.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { venuesOn } from './venue.conformance.ts';

forEachStorage('signing out', (open) => {
  const { openVenue, lineTo } = venuesOn(open);

  test.each([
    ['everywhere', (ada: Visitor) => ada.signOut({ everywhere: true })],
    ['with a new password', (ada: Visitor) => ada.changePassword('correct horse', 'new horse')],
    ['for good', (ada: Visitor) => ada.forgetMe('correct horse')],
  ])('%s ends what an open line of another device may do', async (_how, signOut) => {
    const venue = await openVenue();
    const ada = await guest(venue, 'Ada');
    await ada.keepName('ada', 'correct horse');
    const bob = await guest(venue, 'Bob');
    const { id } = await ada.open({ game: 'space-base', seats: 3 });
    await bob.sit(id, 1);
    const phone = new Visitor(venue.address);
    await phone.signIn('ada', 'correct horse');
    const line = lineTo(venue, phone.cookie);
    const say = () => line.ask({ call: 'say', table: id, phrase: 'hello' });
    await say();
    await signOut(ada);
    await expect
      .poll(
        () =>
          say().then(
            () => 'said',
            ({ code }: { code: string }) => code,
          ),
        { timeout: 120_000 },
      )
      .toBe('person.needed');
  });
});
