import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shelf } from '@starboard/games';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import type { House } from './house.ts';
import { StoredLog } from './log/stored-log.ts';
import { MemoryMessages } from './messages/memory.ts';
import { openStorage } from './storage/storage.ts';

let folder: string;
let house: House;
let app: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'starboard-page-'));
  const database = await openStorage({ data: folder, database: undefined });
  const messages = new MemoryMessages(() => {});
  house = { database, log: new StoredLog(database), messages, shelf, now: Date.now };
});

afterEach(async () => {
  await app.close();
  await house.database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** A server for a page made of these files. */
function serving(files: Record<string, string>): FastifyInstance {
  for (const room of ['ahead', 'assets']) mkdirSync(join(folder, room), { recursive: true });
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
  app = buildApp({ page: folder, house });
  return app;
}

const PAGE = {
  'index.html': '<title>Starboard</title>',
  'assets/index-B4d9.js': 'play()',
  'manifest.json': '{}',
  '.built-from': 'a hash',
};

test('whoever begins to ask and never ends is not waited for', () => {
  const { headersTimeout, requestTimeout } = serving({}).server;
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 30_000]);
});

describe('the page', () => {
  test.each(['/', '/table/7', '/learn?lang=fr'])(
    'opens at %s and is asked for again each time',
    async (url) => {
      const answer = await serving(PAGE).inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(PAGE['index.html']);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test('is made ahead for a first visit, in a language of the visitor', async () => {
    const ahead = {
      'ahead/places.json': JSON.stringify({
        '/': { en: 'ahead/en.html', fr: 'ahead/fr.html', 'zh-Hant': 'ahead/zh-Hant.html' },
        '/new/dominoes?way=online': { en: 'ahead/new.html' },
        '/table/*': { en: 'ahead/table.html' },
      }),
      'ahead/en.html': 'hello',
      'ahead/fr.html': 'bonjour',
      'ahead/zh-Hant.html': '你好',
      'ahead/new.html': 'a new table',
      'ahead/table.html': 'a table',
    };
    const server = serving({ ...PAGE, ...ahead, 'ahead/fr.html.br': 'packed' });
    const seen = async (headers: Record<string, string>, url = '/') =>
      (await server.inject({ url, headers })).body;
    expect(await seen({ 'accept-language': 'fr-CH, en;q=0.8' })).toBe('bonjour');
    expect(await seen({ 'accept-language': 'en;q=0.5,zh-TW;q=0.9, de' })).toBe('你好');
    expect(await seen({ 'accept-language': 'eo, *;q=0.1' })).toBe('hello');
    expect(await seen({})).toBe('hello');
    expect(await seen({}, '/new/dominoes?way=online')).toBe('a new table');
    expect(await seen({}, '/table/7')).toBe('a table');
    // Elsewhere, and for whoever has been here, the page itself knows better.
    for (const url of [
      '/lobby',
      '/table',
      '/table/7/seats',
      '/new/dominoes',
      '/new/dominoes?way=here',
    ])
      expect(await seen({ 'accept-language': 'fr' }, url)).toBe(PAGE['index.html']);
    expect(await seen({ 'accept-language': 'fr', cookie: 'a=b' })).toBe(PAGE['index.html']);
    const { headers, body } = await server.inject({
      url: '/',
      headers: { 'accept-language': 'fr', 'accept-encoding': 'br' },
    });
    expect(body).toBe('packed');
    expect(headers.vary).toMatch(/accept-language.*cookie/);
    expect(headers.vary).toMatch(/accept-encoding/);
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('has parts that never change under their name, and are kept for a year', async () => {
    const answer = await serving(PAGE).inject('/assets/index-B4d9.js');
    expect(answer.body).toBe('play()');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('comes compressed to whoever can read that', async () => {
    const server = serving({ ...PAGE, 'index.html.br': 'packed', 'index.html.gz': 'zipped' });
    const encoded = async (accepted: string) => {
      const { headers, body } = await server.inject({
        url: '/table/7',
        headers: { 'accept-encoding': accepted },
      });
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers.vary).toContain('accept-encoding');
      return [headers['content-encoding'], body];
    };
    expect(await encoded('gzip, deflate, br')).toEqual(['br', 'packed']);
    expect(await encoded('gzip')).toEqual(['gzip', 'zipped']);
    expect(await encoded('identity')).toEqual([undefined, PAGE['index.html']]);
  });

  test('has other files that are asked for again each time', async () => {
    const answer = await serving(PAGE).inject('/manifest.json');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('that is not built yet says so', async () => {
    const answer = await serving({}).inject('/');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm run build');
  });
});

test.each([
  ['a part of the page that is gone', 'GET', '/assets/index-old.js'],
  ['a file that is none of the page', 'GET', '/.built-from'],
  ['a way out of the folder', 'GET', '/..%2f..%2fetc/passwd.txt'],
  ['an unknown address for programs', 'GET', '/api/nothing'],
  ['a message to the page', 'POST', '/table/7'],
] as const)('%s is not found', async (_what, method, url) => {
  const answer = await serving(PAGE).inject({ method, url });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('Starboard</title>');
});
