/**
 * Real servers for tests that need one: found on the machine or fetched, started
 * on a free port with an empty folder of their own, and gone afterwards.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackage, mayInstall } from '../machine/apt.ts';

/** Where tests reach a server, or why there is none; plain data, so that it can be handed to them. */
export type Service = { readonly url: string } | { readonly missing: string };

export interface Running {
  readonly url: string;
  /** Ends it and removes whatever it left behind. */
  stop(): Promise<void>;
  /** Ends it without a farewell; what it stored stays. */
  crash(): Promise<void>;
  /** Starts it again at the same address, with what it stored. */
  restart(): Promise<void>;
  /** It keeps its connections and answers nobody. */
  hang(): void;
  goOn(): void;
}

/** A kind of server that can be had. */
export interface ServiceKind {
  readonly name: string;
  /** Debian's package. */
  readonly package: string;
  /** Whether its programs are on the machine. */
  isHere(): boolean;
  start(): Promise<Running>;
}

/** Sees to it that the programs are there; returns why they cannot be had, or nothing. */
export async function obtain(kind: ServiceKind): Promise<string | undefined> {
  if (kind.isHere()) return undefined;
  if (!mayInstall()) {
    return `${kind.name} is not on this machine, and only root on Debian or Ubuntu may install it unasked (apt-get install ${kind.package})`;
  }
  const failure = await installPackage(kind.package);
  if (kind.isHere()) return undefined;
  return `${kind.name} is not on this machine and could not be installed: ${failure ?? 'its programs were not found afterwards'}`;
}

/** A user and group to run as, where a server refuses to run as root. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

export function emptyFolder(name: string, owner?: Owner): string {
  const folder = mkdtempSync(join(tmpdir(), `starboard-${name}-`));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

const PATIENCE_MS = 30_000;

/** How a kind of server is run. */
interface Recipe {
  readonly program: string;
  readonly args: readonly string[];
  readonly url: string;
  /** Its own; whatever it leaves behind there is removed at its end. */
  readonly folder: string;
  /** What it prints when it is ready. */
  readonly ready: RegExp;
  /** Ends it as a crash would, without a farewell. */
  readonly crash: NodeJS.Signals;
  readonly owner?: Owner | undefined;
}

export async function startServer(recipe: Recipe): Promise<Running> {
  const { url, folder, crash } = recipe;
  let child = await launch(recipe);
  return {
    url,
    stop: async () => {
      child.kill('SIGCONT');
      await end(child, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
    crash: () => end(child, crash),
    restart: async () => {
      child = await launch(recipe);
    },
    hang: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
  };
}

/** Resolves once it is ready; removes its folder if it never is. */
async function launch({ program, args, folder, ready, owner }: Recipe): Promise<ChildProcess> {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...owner });
  try {
    await printed(child, ready, program);
    return child;
  } catch (error) {
    await end(child, 'SIGINT');
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

function printed(child: ChildProcess, ready: RegExp, program: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (what: string) => reject(new Error(`${program} ${what}\n${output}`));
    const timer = setTimeout(() => fail(`was not ready after ${PATIENCE_MS} ms`), PATIENCE_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!ready.test(output)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('exit', () => {
      clearTimeout(timer);
      fail('ended before it was ready');
    });
  });
}
