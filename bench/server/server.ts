/** A server under test, as a process of its own with an empty folder. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** boardgame.io keeps matches in memory, as it does by default, or in files, its own way of keeping them beyond its end. */
export type ServerName = 'Starboard' | 'boardgame.io' | 'boardgame.io, in files';

const PROGRAMS: Record<ServerName, readonly string[]> = {
  Starboard: ['../../server/main.ts'],
  'boardgame.io': ['boardgame-io-server.ts'],
  'boardgame.io, in files': ['boardgame-io-server.ts', '--files'],
};

export interface RunningServer {
  readonly address: string;
  /** Resident memory, in bytes; only where the system tells. */
  memory(): number;
  /** In milliseconds since its start, of all its threads; only where the system tells. */
  processorTime(): number;
  stop(): Promise<void>;
}

export async function startServer(name: ServerName): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'starboard-bench-'));
  const [program = '', ...args] = PROGRAMS[name];
  const child = spawn(
    process.execPath,
    [...LARGE_HEAP, resolve(import.meta.dirname, program), ...args],
    {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        STARBOARD_DATA: data,
        // All players come from one address here.
        STARBOARD_LENIENCY: '10000',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  return {
    address: await addressOf(child),
    memory: () => residentMemory(child.pid as number),
    processorTime: () => processorTime(child.pid as number),
    async stop() {
      const gone = once(child, 'exit');
      if (child.exitCode !== null) throw new Error(`${name} ended by itself under this load`);
      child.kill('SIGTERM');
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** So that memory is measured rather than when it is collected. */
const LARGE_HEAP = ['--max-semi-space-size=16'];

async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    const address = /ready at (\S+)/.exec(output)?.[1];
    if (address === undefined) continue;
    child.stdout?.resume();
    return address;
  }
  throw new Error(`the server ended before it was ready: ${output}`);
}

function residentMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
  } catch {
    return Number.NaN;
  }
}

/** The system counts in hundredths of a second. */
const TICK = 10;

function processorTime(pid: number): number {
  try {
    // The name of the program may hold anything, but is the last thing in brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return (Number(fields?.[11]) + Number(fields?.[12])) * TICK;
  } catch {
    return Number.NaN;
  }
}
