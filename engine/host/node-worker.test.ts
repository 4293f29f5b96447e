import { MessageChannel, Worker } from 'node:worker_threads';
import { afterAll } from 'vitest';
import { type Port, PortHost } from '../index.ts';
import { hostConformance } from '../third-game/host-conformance.ts';

const workers: Worker[] = [];
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.terminate()));
});

hostConformance('a host in a worker thread', async (table) => {
  const worker = new Worker(new URL('../third-game/node-worker.ts', import.meta.url));
  workers.push(worker);
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ port: port2, table }, [port2]);
  return new PortHost(port1 as unknown as Port);
});
