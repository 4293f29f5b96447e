import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import { venuesOn } from '../live/venue.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';

forEachStorage('addresses', (open) => {
  const { openVenue } = venuesOn(open);
  const told = async (address: string, headers = {}) =>
    ((await (await fetch(`${address}/api/addresses`, { headers })).json()) as { network: string[] })
      .network;

  test('of a server on every interface are told on its own machine, and to nobody behind a proxy', async () => {
    const { address } = await openVenue({ host: '0.0.0.0' });
    const { port } = new URL(address);
    const here = `http://127.0.0.1:${port}`;
    expect(await told(here)).toEqual(addresses('0.0.0.0', Number(port)).network);
    expect(await told(here, { 'x-forwarded-for': '203.0.113.7' })).toEqual([]);
  });

  test('of a server that only its own machine reaches are none', async () => {
    const { address } = await openVenue();
    expect(await told(address)).toEqual([]);
  });
});
