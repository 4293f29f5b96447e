import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { HttpClient } from './http.ts';

// Against the real server it is tried by every test in server/; here is what only a bad line brings.

let proxy: Server | undefined;
afterEach(() => proxy?.close());

/** Something in between that answers everything alike. */
async function answering(status: number, body: string): Promise<HttpClient> {
  proxy = createServer((_request, answer) => answer.writeHead(status).end(body)).listen(0);
  await once(proxy, 'listening');
  return new HttpClient(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
}

test('a server that cannot be reached is a refusal with a code', async () => {
  const client = new HttpClient('http://127.0.0.1:1');
  await expect(client.me()).rejects.toMatchObject({ code: 'server.unreachable' });
});

test('a page of an error from a proxy is a refusal with its status', async () => {
  const client = await answering(502, '<h1>Bad Gateway</h1>');
  await expect(client.lobby()).rejects.toMatchObject({
    code: 'server.failed',
    facts: { status: 502 },
  });
});

test('an error in JSON that is not of our form is a refusal as well', async () => {
  const client = await answering(503, '{"error":"overloaded"}');
  await expect(client.games()).rejects.toMatchObject({ code: 'server.failed' });
});
