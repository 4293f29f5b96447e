/** In which order Vitest takes the files with tests: what takes longest begins first, so that nothing is waited for alone at the end. */

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Ten seconds and more, the longest of each project first. Where nothing ran before, Vitest has only the size of a file to go by. */
export const LONG = [
  'server/live/games.test.ts',
  'cli/starboard.test.ts',
  'server/live/secrets.test.ts',
  'games/space-base/rules/checks.anywhere.test.ts',
  'tools/start.test.ts',
  'games/space-builder/rules/checks.test.ts',
  'bench/races/races.test.ts',
  'tools/house-rules.test.ts',
  'server/kills.test.ts',
  'server/serve.test.ts',
  'games/space-base/bots/bots.test.ts',
  'engine/checks/checks.test.ts',

  'server/kills.services.test.ts',
  'server/live/two-servers.services.test.ts',
  'server/tables/tables.services.test.ts',
  'server/log/faults.services.test.ts',
  'server/tables/permissions.services.test.ts',

  'games/space-base/ui/learn/tutorial/tutorial.browser.test.tsx',
  'games/space-base/ui/table/table.browser.test.tsx',
  'games/space-base/ui/card/cards.browser.test.tsx',
  'games/space-builder/ui/table/game.browser.test.tsx',
  'games/space-builder/ui/table/axe.browser.test.tsx',
  'games/space-builder/ui/table/touch.browser.test.tsx',
  'games/space-base/ui/table/glance.browser.test.tsx',
  'web/fair-dice/fair-dice.browser.test.tsx',
  'web/setup/setup.browser.test.tsx',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    return others.toSorted((one, other) => place(one) - place(other));
  }
}

function place({ moduleId }: TestSpecification): number {
  const found = LONG.findIndex((file) => moduleId.endsWith(`/${file}`));
  return found === -1 ? LONG.length : found;
}
