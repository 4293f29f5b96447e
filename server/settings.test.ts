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
