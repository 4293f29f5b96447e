/** The programs that the steps run, in full view, and how the whole run ends early. */

import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';

let running: ChildProcess | undefined;

/** Runs a program of node_modules/.bin or of the PATH, and returns its exit code. */
export function run(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      // One stream, so that what went wrong stands below its heading even in a file.
      stdio: ['inherit', 1, 1],
      shell: process.platform === 'win32',
      env: { ...process.env, ...environment },
    });
    running = child;
    child.once('error', (error) => {
      process.stdout.write(`${program} could not be started: ${error.message}\n`);
      resolve(127);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Ctrl-C ends the program under way and then the whole run, once it has cleaned up behind itself. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    const code = 128 + constants.signals[signal];
    if (running === undefined || running.exitCode !== null) process.exit(code);
    running.once('exit', () => process.exit(code));
    running.kill(signal);
  });
}

/** Ends with a last line that is written in full, even to a pipe. */
export function endWith(code: number, line: string): void {
  process.exitCode = code;
  process.stdout.write(line, () => process.exit(code));
}
