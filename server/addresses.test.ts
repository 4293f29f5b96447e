import { expect, test } from 'vitest';
import { addresses } from './addresses.ts';

const CLUB = {
  lo: [entry('127.0.0.1', 'IPv4', true)],
  wifi: [entry('192.168.1.5', 'IPv4', false), entry('fe80::1', 'IPv6', false)],
};

test('a server on every interface is reached from this machine and from the network', () => {
  const everywhere = { here: 'http://localhost:3000', network: ['http://192.168.1.5:3000'] };
  expect(addresses(undefined, 3000, CLUB)).toEqual(everywhere);
  expect(addresses('0.0.0.0', 3000, CLUB)).toEqual(everywhere);
});

test('a server on one interface is reached there alone', () => {
  expect(addresses('127.0.0.1', 80, CLUB)).toEqual({ here: 'http://127.0.0.1:80', network: [] });
  expect(addresses('::1', 80, CLUB)).toEqual({ here: 'http://[::1]:80', network: [] });
});

function entry(address: string, family: 'IPv4' | 'IPv6', internal: boolean) {
  const rest = { address, netmask: '', mac: '', internal, cidr: null };
  return family === 'IPv4' ? { ...rest, family } : { ...rest, family, scopeid: 0 };
}
