/** What the server does not put up with: other sites' pages, too much, too often, and things without form. */

import { describe, expect, test } from 'vitest';
import { guest, serving, UNLIMITED, Visitor } from '../api/visitors.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { lenient } from './rates.ts';

const LOOKS = { name: 'Ada', colour: 1, language: 'en' };

forEachStorage('limits', (open) => {
  describe('origins', () => {
    const held = serving(open, { origins: ['https://play.example.org'] });
    const asking = async (headers: Record<string, string>, method = 'POST') =>
      held.server.app.inject({
        method: method as 'POST',
        url: method === 'GET' ? '/api/games' : '/api/people',
        headers,
        ...(method === 'GET' ? {} : { payload: LOOKS }),
      });

    test.each([
      ['our own page', { host: 'example.org', origin: 'http://example.org' }],
      ['our own page on another port', { host: 'a.org:8080', origin: 'http://a.org:8080' }],
      ['a page the host has allowed', { host: 'a.org', origin: 'https://play.example.org' }],
      ['a program', { host: 'example.org' }],
    ])('%s may ask', async (_who, headers) => {
      expect((await asking(headers)).statusCode).toBe(201);
    });

    test.each([
      ['another site', { host: 'example.org', origin: 'https://evil.example' }],
      ['another port', { host: 'example.org', origin: 'http://example.org:8080' }],
      ['a name that begins the same', { host: 'a.org', origin: 'http://a.org.evil.example' }],
      ['a page without an address', { host: 'example.org', origin: 'null' }],
    ])('a page of %s may not change anything', async (_who, headers) => {
      const answer = await asking(headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'origin.foreign' });
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect((await asking(headers, 'GET')).statusCode).toBe(200);
    });
  });

  describe('proxies', () => {
    const behind = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };

    describe('that are believed', () => {
      const held = serving(open, { trustProxy: 1 });

      test('make the cookie one for TLS alone', async () => {
        const answer = await held.server.app.inject({
          method: 'POST',
          url: '/api/people',
          headers: behind,
          payload: LOOKS,
        });
        expect(answer.headers['set-cookie']).toMatch(/; Secure;/);
      });
    });

    describe('that are not', () => {
      const held = serving(open, { rates: { welcome: 1 } });

      test('cannot pretend: neither TLS nor another address', async () => {
        const { app } = held.server;
        const first = {
          method: 'POST',
          url: '/api/people',
          headers: behind,
          payload: LOOKS,
        } as const;
        expect((await app.inject(first)).headers['set-cookie']).not.toMatch(/Secure/);
        const other = { ...behind, 'x-forwarded-for': '203.0.113.10' };
        expect((await app.inject({ ...first, headers: other })).statusCode).toBe(429);
      });
    });
  });

  describe('how often', () => {
    const held = serving(open, {
      rates: { welcome: 3, person: 5, 'sign-in': 2, code: 2, tables: 3 },
    });

    test('an address makes so many people, and is told when to come again', async () => {
      for (let person = 0; person < 3; person++) await guest(held.server);
      const late = new Visitor(held.server.address);
      await expect(late.welcome(LOOKS)).rejects.toMatchObject({
        code: 'request.too-many',
        facts: { seconds: expect.any(Number) },
      });
      expect(late.answer?.status).toBe(429);
      expect(Number(late.answer?.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    test('an address opens so many tables, however many guests it makes for it', async () => {
      const guests = [await guest(held.server), await guest(held.server)] as const;
      for (const one of [...guests, guests[0]]) await one.open({ game: 'space-base', seats: 2 });
      await expect(guests[1].open({ game: 'space-base', seats: 2 })).rejects.toMatchObject({
        code: 'request.too-many',
      });
    });

    test('each person asks so often, and does not use up what another may', async () => {
      const [ada, bob] = [await guest(held.server), await guest(held.server)];
      for (let time = 0; time < 5; time++) await ada.me();
      await expect(ada.me()).rejects.toMatchObject({ code: 'request.too-many' });
      await bob.me();
    });

    test('passwords, recovery codes and codes of tables are guessed only so often', async () => {
      const guesser = new Visitor(held.server.address);
      const codes: unknown[] = [];
      const note = (error: { code: string }) => codes.push(error.code);
      await guesser.signIn('ada', 'guess one').catch(note);
      await guesser.recover('ada', '0000-0000-0000-0000', 'guess two').catch(note);
      await guesser.signIn('ada', 'guess three').catch(note);
      for (const code of ['222222', '333333', '444444']) {
        await guesser.tableWithCode(code).catch(note);
      }
      expect(codes).toEqual([
        'sign-in.wrong',
        'recovery.wrong',
        'request.too-many',
        'code.unknown',
        'code.unknown',
        'request.too-many',
      ]);
    });
  });

  describe('a name that is guessed at', () => {
    const held = serving(open, { rates: { ...UNLIMITED, name: 3 } });
    let addresses = 0;
    /** From another address every time. */
    const guess = async (username: string, password: string) => {
      addresses += 1;
      const answer = await held.server.app.inject({
        method: 'POST',
        url: '/api/sign-in',
        remoteAddress: `203.0.113.${addresses}`,
        payload: { username, password },
      });
      return answer.json<{ code?: string; username?: string }>();
    };

    test('from many addresses is closed for a while, however it is written, and others are not', async () => {
      await (await guest(held.server)).keepName('ada', 'correct horse');
      await (await guest(held.server)).keepName('bob', 'correct horse');
      for (const name of ['ada', 'Ada', 'ＡＤＡ']) {
        expect(await guess(name, 'wrong horse')).toMatchObject({ code: 'sign-in.wrong' });
      }
      expect(await guess('ada', 'correct horse')).toMatchObject({
        code: 'request.too-many',
        facts: { seconds: expect.any(Number) },
      });
      expect(await guess('bob', 'correct horse')).toMatchObject({ username: 'bob' });
    });

    test('is closed in the same way if nobody has it', async () => {
      for (let time = 0; time < 3; time++) await guess('nobody', 'wrong horse');
      expect(await guess('nobody', 'wrong horse')).toMatchObject({ code: 'request.too-many' });
    });

    test('still lets its owner play and use his password where he is signed in, and in by a recovery code', async () => {
      const ada = await guest(held.server);
      const { recoveryCodes } = await ada.keepName('ada', 'correct horse');
      for (let time = 0; time < 5; time++) await guess('ada', 'wrong horse');
      expect(await ada.me()).toMatchObject({ username: 'ada' });
      await ada.changePassword('correct horse', 'better horse');
      const phone = new Visitor(held.server.address);
      await phone.recover('ada', recoveryCodes[0] as string, 'best of horses');
      expect(await phone.me()).toMatchObject({ username: 'ada' });
    });
  });

  test('one address cannot close a name: it is stopped itself before', () => {
    const { name, 'sign-in': address } = lenient(1);
    expect(name).toBeGreaterThan(address as number);
  });

  describe('a password that is guessed with a stolen cookie', () => {
    const held = serving(open, { rates: { ...UNLIMITED, password: 2 } });

    test('is asked for only so often, from whatever address', async () => {
      const ada = await guest(held.server);
      await ada.keepName('ada', 'correct horse');
      const codes: unknown[] = [];
      for (const remoteAddress of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
        const answer = await held.server.app.inject({
          method: 'POST',
          url: '/api/me/recovery-codes',
          remoteAddress,
          headers: { cookie: ada.cookie as string },
          payload: { password: 'wrong horse' },
        });
        codes.push(answer.json<{ code: string }>().code);
      }
      // To keep a name is the first time.
      expect(codes).toEqual(['password.needed', 'request.too-many', 'request.too-many']);
    });
  });

  describe('form', () => {
    const held = serving(open);
    const posting = (body: string, type = 'application/json') =>
      fetch(`${held.server.address}/api/people`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });

    test.each([
      ['not JSON', '{"name":', 400, 'request.malformed'],
      ['nothing', '', 400, 'request.malformed'],
      ['a field too few', '{"name":"Ada"}', 400, 'request.malformed'],
      ['a field too many', JSON.stringify({ ...LOOKS, admin: true }), 400, 'request.malformed'],
      ['another type', JSON.stringify({ ...LOOKS, colour: '1' }), 400, 'request.malformed'],
      ['a prototype', '{"__proto__":{"name":"Ada"}}', 400, 'request.malformed'],
      [
        'too much',
        JSON.stringify({ ...LOOKS, name: 'x'.repeat(300_000) }),
        413,
        'request.too-large',
      ],
    ])('%s is refused', async (_what, body, status, code) => {
      const answer = await posting(body);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ code, message: expect.any(String), facts: {} });
    });

    test('what is no JSON by its own account is refused', async () => {
      const answer = await posting('<looks/>', 'application/xml');
      expect([answer.status, await answer.json()]).toMatchObject([415, { code: 'request.media' }]);
    });

    test('a failure says nothing about the inside', async () => {
      await held.server.house.database.destroy();
      const answer = await posting(JSON.stringify(LOOKS));
      expect(answer.status).toBeGreaterThanOrEqual(500);
      const content = (await answer.json()) as { code: string };
      expect(Object.keys(content).toSorted()).toEqual(['code', 'facts', 'message']);
      expect(JSON.stringify(content)).not.toMatch(/sqlite|postgres|kysely|select|insert/i);
    });
  });

  describe('headers', () => {
    const held = serving(open);

    test('let a page load only what is ours, and nobody put it into a frame', async () => {
      const { headers } = await fetch(`${held.server.address}/api/games`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-powered-by')).toBeNull();
    });
  });
});
