import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('with nothing set: port 3000, every interface, ./data', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, host: undefined, data: resolve('data') });
});

test('PORT, HOST and STARBOARD_DATA change them', () => {
  const settings = readSettings({
    PORT: '8080',
    HOST: '127.0.0.1',
    STARBOARD_DATA: '/var/starboard',
  });
  expect(settings).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    data: resolve('/var/starboard'),
  });
});

test.each(['abc', '-1', '65536', '80.5', '0x50', '1e3'])('PORT=%s is refused', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow(
    expect.objectContaining({ code: 'port.malformed', message: expect.stringContaining(port) }),
  );
});

test('with nothing set no proxy is believed, and no other address is ours', () => {
  expect(readSettings({})).toMatchObject({ trustProxy: false, origins: [], database: undefined });
});

test.each([
  ['true', true],
  ['1', 1],
  ['10.0.0.0/8,::1', '10.0.0.0/8,::1'],
])('STARBOARD_TRUST_PROXY=%s', (given, trustProxy) => {
  expect(readSettings({ STARBOARD_TRUST_PROXY: given })).toMatchObject({ trustProxy });
});

test.each(['yes', '10.0.0.0/33', 'proxy.example.org'])(
  'STARBOARD_TRUST_PROXY=%s is refused',
  (given) => {
    expect(() => readSettings({ STARBOARD_TRUST_PROXY: given })).toThrow(
      expect.objectContaining({ code: 'proxy.malformed' }),
    );
  },
);

test('STARBOARD_ORIGINS are other addresses of the page', () => {
  const origins = ['https://play.example.org', 'http://localhost:5173'];
  expect(readSettings({ STARBOARD_ORIGINS: origins.join(', ') })).toMatchObject({ origins });
});

test.each(['play.example.org', 'https://play.example.org/', 'https://play.example.org/a'])(
  'STARBOARD_ORIGINS=%s is refused',
  (given) => {
    expect(() => readSettings({ STARBOARD_ORIGINS: given })).toThrow(
      expect.objectContaining({ code: 'origin.malformed' }),
    );
  },
);
