import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { answerRefusal } from '../api/refusals.ts';
import { health, type Needs } from './health.ts';
import { Metrics } from './metrics.ts';
import { metricsRoute } from './metrics-route.ts';

let app: FastifyInstance;

afterEach(() => app.close());

function watched(needs: Needs, wants: Needs = {}): FastifyInstance {
  app = fastify();
  app.register(health, { needs, wants, isEnding: () => false });
  return app;
}

describe('a server', () => {
  test('is healthy as long as it answers, whatever it lacks', async () => {
    const answer = await watched({ storage: async () => Promise.reject(new Error()) }).inject(
      '/health',
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
  });

  test('is ready when everything it needs is there', async () => {
    const answer = await watched({ storage: async () => {} }).inject('/ready');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok', storage: 'ok' }]);
  });

  test('is ready without word from the other processes, and says that it has none', async () => {
    const wants = { messages: () => Promise.reject(new Error('gone')) };
    const answer = await watched({ storage: async () => {} }, wants).inject('/ready');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'ok', storage: 'ok', messages: 'gone' },
    ]);
  });

  test('is not ready without its storage, and says no more than that', async () => {
    const needs = {
      storage: () => Promise.reject(new Error('password of me@host is wrong')),
      messages: async () => {},
    };
    const answer = await watched(needs).inject('/ready');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { status: 'waiting', storage: 'gone', messages: 'ok' },
    ]);
  });
});

describe('metrics', () => {
  const metrics = new Metrics();
  let queue = 0;
  metrics.show({ sockets: () => 12, tables: () => 3, botQueue: () => queue });

  async function serving(token?: string): Promise<string> {
    app = fastify();
    app.setErrorHandler(answerRefusal);
    app.register(metricsRoute, { metrics, token });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/metrics`;
  }

  test('tell this machine sockets, tables, actions, latencies, the event loop and the bot queue', async () => {
    metrics.actions.inc({ game: 'space-base', call: 'act', outcome: 'written' });
    metrics.acknowledgement.observe(0.004);
    queue = 7;
    const text = await (await fetch(await serving())).text();
    expect(text).toContain('starboard_sockets 12');
    expect(text).toContain('starboard_tables 3');
    expect(text).toContain('starboard_bot_queue 7');
    expect(text).toContain(
      'starboard_actions_total{game="space-base",call="act",outcome="written"} 1',
    );
    expect(text).toContain('starboard_acknowledgement_seconds_bucket{le="0.005"} 1');
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/);
  });

  test('are explained to hosts, each of them and no others', async () => {
    const { text } = await metrics.read();
    const guide = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
    const here = [...text.matchAll(/^# TYPE (starboard_\w+)/gm)].map(([, name]) => name);
    const told = [...guide.matchAll(/^\| `(starboard_\w+)` \|/gm)].map(([, name]) => name);
    expect(new Set(told)).toEqual(new Set(here));
  });

  test('are closed to what a proxy passes on', async () => {
    const answer = await fetch(await serving(), { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'metrics.closed' }),
    ]);
  });

  test('are open to whoever has the token, and then to nobody else', async () => {
    const address = await serving('a-long-enough-token');
    const asked = (authorization: string) => fetch(address, { headers: { authorization } });
    expect((await asked('Bearer a-long-enough-token')).status).toBe(200);
    expect((await asked('Bearer a-long-enough-taken')).status).toBe(403);
    expect((await fetch(address)).status).toBe(403);
  });
});
