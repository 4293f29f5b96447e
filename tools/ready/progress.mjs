// Work that takes a while: it shows that it goes on, and keeps what a program
// prints to itself unless it fails.

import { spawn } from 'node:child_process';
import process from 'node:process';

/**
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runQuietly(title, program, args, options = {}) {
  const end = showProgress(title);
  const result = await capture(program, args, options);
  end(result.code === 0);
  return result;
}

/**
 * Runs a program without showing anything of it.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** On a terminal one line that counts the seconds, elsewhere a line now and then. */
const TERMINAL_MS = 1000;
const ELSEWHERE_MS = 10_000;

/**
 * @param {string} title
 * @returns {(succeeded: boolean) => void} to be called when the work is over
 */
function showProgress(title) {
  const start = Date.now();
  const { stdout } = process;
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;
  const show = () =>
    stdout.write(stdout.isTTY ? `\r${title} … ${seconds()}` : `${title} … ${seconds()}\n`);
  stdout.write(stdout.isTTY ? `${title} …` : `${title} …\n`);
  const timer = setInterval(show, stdout.isTTY ? TERMINAL_MS : ELSEWHERE_MS);
  return (succeeded) => {
    clearInterval(timer);
    const outcome = succeeded ? 'done' : 'failed';
    stdout.write(`${stdout.isTTY ? '\r' : ''}${title}: ${outcome} after ${seconds()}\n`);
  };
}
