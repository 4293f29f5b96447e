/** Starts the servers before the tests of the project `services`, and ends them afterwards. */

import type { TestProject } from 'vitest/node';
import { postgres } from './postgres.ts';
import { redis } from './redis.ts';
import type { Running, ServiceKind } from './service.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running: Running[] = [];
  const provide = async (name: 'postgres' | 'redis', kind: ServiceKind) => {
    if (!kind.isHere()) {
      project.provide(name, { missing: `${kind.name} is not on this machine` });
      return;
    }
    const server = await kind.start();
    running.push(server);
    project.provide(name, { url: server.url });
  };
  await Promise.all([provide('postgres', postgres), provide('redis', redis)]);
  return async () => {
    await Promise.all(running.map((server) => server.stop()));
  };
}
