/** The real server as a process of its own, to be killed and started again on the same port. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export class ServerProcess {
  readonly #environment: NodeJS.ProcessEnv;
  readonly #entrance: readonly string[];
  #child: ChildProcess | undefined;
  #port = '0';
  address = '';
  /** What it says when it is ready. */
  greeting = '';
  /** What it has said on the standard error. */
  complaints = '';

  /** `entrance` comes before the command, where the server is to run somewhere else. */
  constructor(environment: NodeJS.ProcessEnv, entrance: readonly string[] = []) {
    this.#environment = environment;
    this.#entrance = entrance;
  }

  /** The process's number while it runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves once it answers. */
  async start(): Promise<void> {
    const main = resolve(import.meta.dirname, '../../server/main.ts');
    const [program, ...args] = [...this.#entrance, process.execPath, main];
    const child = spawn(program, args, {
      env: { ...process.env, HOST: '127.0.0.1', ...this.#environment, PORT: this.#port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stderr.on('data', (chunk: Buffer) => {
      this.complaints += chunk.toString();
      process.stderr.write(chunk);
    });
    let output = '';
    for await (const chunk of child.stdout) {
      output += String(chunk);
      const address = /ready at (\S+)/.exec(output)?.[1];
      if (address === undefined) continue;
      this.address = address;
      this.greeting = output;
      this.#port = new URL(address).port;
      child.stdout.resume();
      return;
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    const end = child.signalCode ?? `code ${child.exitCode}`;
    throw new Error(`the server ended with ${end} before it was ready: ${output}`);
  }

  /** As a power cut would end it. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** In good order; the answer is its exit code. */
  stop(): Promise<number | null | undefined> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null | undefined> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined) return undefined;
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'close');
      child.kill(signal);
      await gone;
    }
    return child.exitCode;
  }
}
