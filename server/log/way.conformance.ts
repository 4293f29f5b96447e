/** A way to a real PostgreSQL that can be cut at a commit, or on which nothing is heard any more, for tests. */

import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

export interface Way {
  cut?: 'before the commit' | 'after the commit' | undefined;
  cuts: number;
  onCut?: () => Promise<unknown>;
  /** Every connection stays, and nothing comes through. */
  isSilent?: boolean;
}

/** A way to the PostgreSQL at an address, with an address of its own. */
export async function wayTo(url: string): Promise<{ way: Way; url: string }> {
  const way: Way = { cuts: 0 };
  const { port, hostname } = new URL(url);
  const gate = createServer((near) => {
    const far = dial(Number(port), hostname);
    far.on('data', (answer) => {
      if (way.isSilent !== true) near.write(answer);
    });
    near.on('data', (question) => void pass(way, question, near, far));
    for (const end of [near, far]) end.on('error', () => {});
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  gate.unref();
  await once(gate, 'listening');
  const own = String((gate.address() as AddressInfo).port);
  return { way, url: url.replace(port, own) };
}

async function pass(way: Way, question: Buffer, near: Socket, far: Socket): Promise<void> {
  if (way.isSilent === true) return;
  if (way.cut === undefined || !question.includes('commit')) {
    far.write(question);
    return;
  }
  if (way.cut === 'after the commit') {
    far.removeAllListeners('data');
    far.write(question);
    await once(far, 'data');
  } else {
    // Whoever asked learns of it only when all else has happened.
    far.removeAllListeners('close');
    far.destroy();
    await once(far, 'close');
  }
  way.cut = undefined;
  way.cuts++;
  await way.onCut?.();
  near.destroy();
}
