/**
 * A disk that can really be full: a file system of a few megabytes in memory,
 * seen only by those that are started on it, and gone with the process that
 * holds it. Linux has it for root, and mostly for everyone.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class SmallDisk {
  /** Where it is for programs that run on it. */
  readonly folder: string;
  /** Comes before the command of a program that is to run on it. */
  readonly entrance: readonly string[];
  readonly #holder: ChildProcess;

  private constructor(folder: string, holder: ChildProcess, join: readonly string[]) {
    this.folder = folder;
    this.#holder = holder;
    this.entrance = ['nsenter', `--target=${holder.pid}`, ...join, '--'];
  }

  /** Nothing where the machine does not allow it. */
  static async open(megabytes: number): Promise<SmallDisk | undefined> {
    const folder = mkdtempSync(join(tmpdir(), 'starboard-disk-'));
    for (const { leave, enter } of WAYS) {
      const holder = spawn('unshare', [...leave, 'sh', '-c', HOLD, 'sh', folder, `${megabytes}m`], {
        stdio: ['pipe', 'pipe', 'ignore'],
      });
      const isThere = await Promise.race([
        once(holder.stdout, 'data').then(() => true),
        once(holder, 'close').then(() => false),
        once(holder, 'error').then(() => false),
      ]);
      if (isThere) return new SmallDisk(folder, holder, enter);
    }
    rmSync(folder, { recursive: true });
    return undefined;
  }

  /** A file on the disk, for whoever is not on it. */
  fromOutside(file: string): string {
    return join(`/proc/${this.#holder.pid}/root`, this.folder, file);
  }

  /** Until nothing fits any more. */
  fill(): void {
    for (let size = LARGEST_PIECE; size >= SMALLEST_PIECE; size /= 2) {
      while (this.#put(size));
    }
  }

  #put(size: number): boolean {
    try {
      writeFileSync(this.fromOutside('ballast'), Buffer.alloc(size), { flag: 'a' });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
      throw error;
    }
  }

  free(): void {
    rmSync(this.fromOutside('ballast'));
  }

  /** What is on it, copied to where everyone sees it. */
  copy(file: string, to: string): void {
    cpSync(this.fromOutside(file), to, { recursive: true });
  }

  async close(): Promise<void> {
    const gone = once(this.#holder, 'exit');
    this.#holder.stdin?.end();
    await gone;
    rmSync(this.folder, { recursive: true });
  }
}

/** As root, and as anybody. */
const WAYS = [
  { leave: ['--mount'], enter: ['--mount'] },
  {
    leave: ['--user', '--map-root-user', '--mount'],
    enter: ['--user', '--preserve-credentials', '--mount'],
  },
];

/** Says so once it is there, and holds it until its input ends. */
const HOLD = 'mount -t tmpfs -o size="$2" tmpfs "$1" && echo there && exec cat';

/** In bytes; a file on such a disk grows by no less than the last. */
const LARGEST_PIECE = 1024 * 1024;
const SMALLEST_PIECE = 4096;
