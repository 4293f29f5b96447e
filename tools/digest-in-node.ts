/**
 * Lets a test in a browser have the same checks run in Node, to compare the
 * digests. Vitest calls it on its own side, see vitest.config.ts.
 */

import { pathToFileURL } from 'node:url';
import type { AnyBox } from '@starboard/engine';
import type { CheckPlan, checkGame } from '@starboard/engine/checks';
import type { BrowserCommand } from 'vitest/node';

/** The digest of a plan, for the game of a module named from the root of the project that exports a `box`. */
export const digestInNode: BrowserCommand<[module: string, plan: CheckPlan]> = async (
  { project },
  module,
  plan,
) => {
  // Vitest bundles its configuration, this file included; both are loaded anew so that game and checks share one engine.
  const load = (path: string) => import(pathToFileURL(`${project.config.root}/${path}`).href);
  const checks = (await load('engine/checks/index.ts')) as { checkGame: typeof checkGame };
  const { box } = (await load(module)) as { box: AnyBox };
  return (await checks.checkGame(box.game, plan)).digest;
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    digestInNode(module: string, plan: CheckPlan): Promise<string>;
  }
}
