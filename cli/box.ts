/** Finds the game a command line names: one of the shelf, or a module of the user's own. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyBox, type AnyGame, BadInput } from '@starboard/engine';
import { shelf } from '@starboard/games';

/** Opens a box by its name, or by the path of a module that exports a `box`. */
export async function findBox(name: string): Promise<AnyBox> {
  const open = Object.hasOwn(shelf, name) ? shelf[name] : undefined;
  if (open !== undefined) return open();
  if (/[/\\]|\.[cm]?[jt]s$/.test(name)) return boxOfModule(name);
  throw new BadInput(
    'game.unknown',
    `there is no game "${name}"; there are ${Object.keys(shelf).join(' and ')}, or a module of your own as ./my-game.ts`,
    { game: name },
  );
}

/** The game of a record: one of the shelf, or the one that is being looked at. */
export async function findGame(name: string, own?: AnyBox): Promise<AnyGame | undefined> {
  if (own?.game.name === name) return own.game;
  return Object.hasOwn(shelf, name) ? (await shelf[name]?.())?.game : undefined;
}

async function boxOfModule(path: string): Promise<AnyBox> {
  const file = resolve(path);
  if (!existsSync(file)) throw new BadInput('game.module', `there is no file ${path}`);
  const module = await load(file, path);
  if (!isBox(module.box)) {
    throw new BadInput('game.module', `${path} does not export a box: { game, bots }`);
  }
  return module.box;
}

async function load(file: string, path: string): Promise<{ box?: unknown }> {
  try {
    return (await import(pathToFileURL(file).href)) as { box?: unknown };
  } catch (error) {
    throw new BadInput('game.module', `${path} cannot be loaded: ${(error as Error).message}`);
  }
}

function isBox(given: unknown): given is AnyBox {
  const { game, bots } = Object(given) as { game?: { setup?: unknown }; bots?: unknown };
  return typeof game?.setup === 'function' && Array.isArray(bots);
}
