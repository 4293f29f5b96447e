/** A Redis (or Valkey, which is the same to us) of our own, for as long as the tests run. */

import { findProgram } from '../machine/program.ts';
import { emptyFolder, freePort, type Running, type ServiceKind, startServer } from './service.ts';

export const redis: ServiceKind = {
  name: 'Redis',
  package: 'redis-server',
  isHere: () => program() !== undefined,
  start,
};

async function start(): Promise<Running> {
  const found = program();
  if (found === undefined)
    throw new Error('neither redis-server nor valkey-server is on this machine');
  const folder = emptyFolder('redis');
  const port = await freePort();
  return startServer({
    program: found,
    args: Object.entries({
      port: String(port),
      bind: '127.0.0.1',
      dir: folder,
      save: '',
      appendonly: 'no',
    }).flatMap(([name, value]) => [`--${name}`, value]),
    url: `redis://127.0.0.1:${port}`,
    folder,
    ready: /Ready to accept connections/i,
    crash: 'SIGKILL',
  });
}

function program(): string | undefined {
  return findProgram(['redis-server', 'valkey-server']);
}
