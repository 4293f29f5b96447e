/** Whatever is asked, the rules that explain it are one press away. */

import type { Question } from '@starboard/space-base';
import { expect, test } from 'vitest';
import { addressOf, type Topic } from '../../learn/topic.ts';
import { type Visit, visit } from '../visit.tsx';

const light = { variant: 'light-speed' } as const;

/** Where bots have come to a question of each kind; only `move`, which few games ever ask, is missing. */
const ASKED: readonly [Question['ask'], Topic, Visit][] = [
  ['offer', 'first-ships', light],
  ['roll', 'turn', { left: 4 }],
  ['allocate', 'dice', { left: 2 }],
  ['arrow', 'arrows', { left: 107 }],
  ['purchase', 'buying', { left: 13 }],
  ['reroll', 'abilities', { seed: 2, left: 12 }],
  ['abilities', 'abilities', { seed: 2, left: 13 }],
  ['buy', 'buying', { seed: 2, left: 35 }],
  ['set', 'abilities', { seed: 3, left: 18 }],
  ['claim', 'free-ships', { seed: 3, left: 20 }],
  ['exchange', 'abilities', { seed: 3, left: 86 }],
  ['place', 'charges', { ...light, seed: 5, left: 37 }],
];

test.each(ASKED)('%s leads to %s', async (ask, topic, given) => {
  await visit({ seats: 2, ...given });
  await expect.poll(() => document.querySelector(`[data-asked="${ask}"]`)).not.toBeNull();
  const link = document.querySelector(`[data-asked] a[href="${addressOf(topic)}"]`);
  expect(link?.getAttribute('aria-label')).toMatch(/In the rules/);
});
