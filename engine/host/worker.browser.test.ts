import { afterAll } from 'vitest';
import { PortHost } from '../index.ts';
import { hostConformance } from '../third-game/host-conformance.ts';

const workers: Worker[] = [];
afterAll(() => {
  for (const worker of workers) worker.terminate();
});

hostConformance("a host in a page's worker", async (table) => {
  const worker = new Worker(new URL('../third-game/browser-worker.ts', import.meta.url), {
    type: 'module',
  });
  workers.push(worker);
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ port: port2, table }, [port2]);
  return new PortHost(port1);
});
