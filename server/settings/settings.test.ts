import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, settingsHelp } from './settings.ts';

test('with nothing set: port 3000, every interface, ./data, nothing else needed', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: undefined,
    data: resolve('data'),
    database: undefined,
    redis: undefined,
    trustProxy: false,
    origins: [],
  });
});

test('the environment changes them', () => {
  const settings = readSettings({
    PORT: '8080',
    HOST: '127.0.0.1',
    STARBOARD_DATA: '/var/starboard',
    DATABASE_URL: 'postgres://host/starboard',
    REDIS_URL: 'redis://host:6379',
    LOG_LEVEL: 'info',
  });
  expect(settings).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    data: resolve('/var/starboard'),
    database: 'postgres://host/starboard',
    redis: 'redis://host:6379',
    logLevel: 'info',
  });
});

test.each(['abc', '-1', '65536', '80.5', '0x50', '1e3'])('PORT=%s is refused', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow(
    expect.objectContaining({ code: 'port.malformed', message: expect.stringContaining(port) }),
  );
});

test.each([
  [{ DATABASE_URL: 'mysql://me:hunter22@host/db' }, 'database.malformed'],
  [{ REDIS_URL: 'host:6379' }, 'redis.malformed'],
  [{ LOG_LEVEL: 'loud' }, 'log-level.unknown'],
  [{ STARBOARD_METRICS_TOKEN: 'hunter22' }, 'metrics-token.short'],
  [{ STARBOARD_BOT_THREADS: '0' }, 'bot-threads.malformed'],
])('%j is refused, and no password is repeated', (environment, code) => {
  expect(() => readSettings(environment)).toThrow(
    expect.objectContaining({ code, message: expect.not.stringContaining('hunter22') }),
  );
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

test('a setting that does not exist is not ignored', () => {
  expect(() => readSettings({ STARBOARD_DATE: '/var/starboard' })).toThrow(
    expect.objectContaining({
      code: 'setting.unknown',
      message: expect.stringMatching(/STARBOARD_DATE.*STARBOARD_DATA/),
    }),
  );
});

test('what Kubernetes says about a service by our name is not taken for a setting', () => {
  const links = {
    STARBOARD_SERVICE_HOST: '10.0.0.11',
    STARBOARD_SERVICE_PORT_HTTP: '80',
    STARBOARD_PORT: 'tcp://10.0.0.11:80',
    STARBOARD_PORT_80_TCP_ADDR: '10.0.0.11',
  };
  expect(readSettings(links)).toEqual(readSettings({}));
  expect(() => readSettings({ STARBOARD_PORT: '4000' })).toThrow(
    expect.objectContaining({ code: 'setting.unknown' }),
  );
});

test('help lists every variable with its default', () => {
  const help = settingsHelp();
  for (const name of ['PORT', 'HOST', 'DATABASE_URL', 'REDIS_URL', 'STARBOARD_ORIGINS']) {
    expect(help).toContain(`  ${name}\n`);
  }
  expect(help).toContain('[3000]');
  expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});
