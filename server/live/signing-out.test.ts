import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { Visitor } from '../api/visitors.conformance.ts';
import { endDevice } from '../people/devices.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { adaAndHerPhone, expectStranger, PASSWORD } from './ada-and-her-phone.conformance.ts';
import { venuesOn } from './venue.conformance.ts';

forEachStorage('signing out', (open) => {
  const { openVenue, lineTo } = venuesOn(open);

  test.each([
    ['everywhere', (ada: Visitor) => ada.signOut({ everywhere: true })],
    ['with a new password', (ada: Visitor) => ada.changePassword(PASSWORD, 'new horse')],
    ['for good', (ada: Visitor) => ada.forgetMe(PASSWORD)],
  ])('%s ends what an open line of another device may do', async (_how, signOut) => {
    const venue = await openVenue();
    const { ada, phone, sayOver } = await adaAndHerPhone(venue);
    const say = sayOver(lineTo(venue, phone.cookie));
    expect(await say()).toBe('said');
    await signOut(ada);
    await expectStranger(say);
  });

  test('ends it before long if no word of it comes, and nothing of any other device', async () => {
    const venue = await openVenue({ live: { lookAgain: 20 } });
    const { ada, phone, sayOver } = await adaAndHerPhone(venue);
    let cut = 0;
    const onSocket = (socket: WebSocket) => socket.on('close', () => cut++);
    const [atHome, onThePhone] = [
      sayOver(lineTo(venue, ada.cookie, { onSocket })),
      sayOver(lineTo(venue, phone.cookie)),
    ] as const;
    expect([await atHome(), await onThePhone()]).toEqual(['said', 'said']);
    await endDevice(venue.house.database, phone.secret);
    await expectStranger(onThePhone);
    expect(await atHome()).toBe('said');
    expect(cut).toBe(0);
  });
});
