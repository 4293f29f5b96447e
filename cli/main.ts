/** `starboard`: what can be done with the games from a terminal. */

import { Refusal } from '@starboard/engine';
import { backup, restore } from './backup.ts';
import { bench } from './bench/command.ts';
import type { Command } from './command.ts';
import { maps } from './maps.ts';
import { record } from './record.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate/command.ts';
import { verify } from './verify.ts';

const commands: readonly Command[] = [
  serve,
  backup,
  restore,
  simulate,
  record,
  verify,
  bench,
  maps,
];

/** Carries out a command line; returns the exit code: 0 done, 1 the answer is no, 2 bad input. */
export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(overview());
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) {
    return complain(`there is no command "${name}"; there are ${listed()}`);
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(`${command.help.trim()}\n`);
    return 0;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    if (error instanceof Refusal) return complain(error.message);
    throw error;
  }
}

function complain(message: string): number {
  process.stderr.write(`starboard: ${message.replaceAll('\n', ' ')}\n`);
  return 2;
}

function listed(): string {
  return commands.map(({ name }) => name).join(', ');
}

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `starboard: two tabletop games about space, from the command line

Usage: starboard COMMAND [ARGUMENTS]

${lines.join('\n')}

Examples:
  starboard simulate space-base --players 4 --games 1000
  starboard record space-base --players 2 --seed tuesday > match.json
  starboard verify match.json

starboard COMMAND --help tells more about one command.
`;
}
