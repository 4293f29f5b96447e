/** Whatever is asked, the rules that explain it are one press away. */

import type { Question } from '@starboard/space-base';
import { expect, test } from 'vitest';
import { addressOf, type Topic } from '../../learn/topic.ts';
import { sitAt } from '../sit-at.ts';
import { EVERY_QUESTION } from './every-question.ts';

const EXPLAINED: Readonly<Record<Question['ask'], Topic>> = {
  offer: 'first-ships',
  roll: 'turn',
  allocate: 'dice',
  arrow: 'arrows',
  purchase: 'buying',
  reroll: 'abilities',
  abilities: 'abilities',
  buy: 'buying',
  set: 'abilities',
  claim: 'free-ships',
  exchange: 'abilities',
  place: 'charges',
  move: 'charges',
};

test.each(EVERY_QUESTION)('%s, %s', async (ask, _, table) => {
  await sitAt(table());
  await expect.poll(() => document.querySelector(`[data-asked="${ask}"]`)).not.toBeNull();
  const link = document.querySelector(`[data-asked] a[href="${addressOf(EXPLAINED[ask])}"]`);
  expect(link?.getAttribute('aria-label')).toMatch(/In the rules/);
});
