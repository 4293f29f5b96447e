/** Where people reach a server: on its own machine, and from their phones on the same network. */

import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

export interface Addresses {
  readonly here: string;
  readonly network: readonly string[];
}

type Interfaces = ReturnType<typeof networkInterfaces>;

/** `host` is the one interface that is listened on, or none for all of them. */
export function addresses(
  host: string | undefined,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): Addresses {
  if (host !== undefined && !EVERYWHERE.has(host))
    return { here: address(host, port), network: [] };
  const reachable = Object.values(interfaces).flatMap((entries) => entries ?? []);
  return {
    here: address('localhost', port),
    network: reachable.filter(isReachable).map((entry) => address(entry.address, port)),
  };
}

const EVERYWHERE = new Set(['::', '0.0.0.0']);

/** IPv6 addresses are left out: nobody types them into a phone. */
function isReachable(entry: NetworkInterfaceInfo): boolean {
  return entry.family === 'IPv4' && !entry.internal;
}

function address(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
