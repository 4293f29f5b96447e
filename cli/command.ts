/** What a command is, and how its arguments are read. */

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BadInput } from '@starboard/engine';

export interface Command {
  readonly name: string;
  /** One line for the overview. */
  readonly summary: string;
  /** Usage, every option, and examples. */
  readonly help: string;
  /** Returns the exit code. Throws a `Refusal` for bad input. */
  run(args: readonly string[]): Promise<number>;
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads arguments, refusing what the command does not know, and exactly as many words as it names. */
export function readArguments<const Known extends Options>(
  args: readonly string[],
  words: readonly string[],
  options: Known,
) {
  const parsed = parse(args, options);
  const { positionals } = parsed;
  if (positionals.length < words.length) {
    const missing = words.slice(positionals.length).join(' ');
    throw new BadInput('arguments.missing', `${missing} is missing; --help shows how it goes`);
  }
  if (positionals.length > words.length) {
    const extra = positionals[words.length];
    throw new BadInput('arguments.extra', `"${extra}" is one argument too many`);
  }
  return parsed;
}

function parse<const Known extends Options>(args: readonly string[], options: Known) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    // The first sentence says what is wrong; the rest is about Node's own conventions.
    const [message = ''] = (error as Error).message.split('. ');
    throw new BadInput('arguments.unknown', message);
  }
}

/** A whole number in a range, or the default where the option was not given. */
export function readNumber(
  name: string,
  given: string | undefined,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): number {
  if (given === undefined) return otherwise;
  const number = Number(given);
  if (given.trim() === '' || !Number.isInteger(number) || number < least || number > most) {
    throw new BadInput(
      'arguments.number',
      `--${name}: a whole number from ${least} to ${most}, not "${given}"`,
    );
  }
  return number;
}

/** JSON given as an option, such as a game's own options. */
export function readJson(name: string, given: string | undefined): unknown {
  if (given === undefined) return {};
  try {
    return JSON.parse(given);
  } catch (error) {
    throw new BadInput('arguments.json', `--${name}: ${(error as Error).message}`);
  }
}
