/** What a card would do is said in words before it is bought. */

import type { CardNumber } from '@starboard/space-base';
import { expect, test } from 'vitest';
import { shortName } from '../../card/set.ts';
import { cardAt } from '../catalog.ts';
import { visit } from '../visit.tsx';

test('a purchase says what it costs and wastes, what it stations and what it deploys; a colony, what it closes', async () => {
  const { host } = await visit({ seats: 2, seed: 4, left: 113 });
  const { credits, stationed } = host.match.state
    .consoles[0] as (typeof host.match.state.consoles)[0];
  for (const kind of ['ship', 'colony'] as const) {
    await expect.poll(() => open(kind)).not.toBeUndefined();
    const lit = open(kind) as HTMLElement;
    const { card, cost, sector } = cardAt(Number(lit.dataset.card) as CardNumber);
    const old = shortName(cardAt(stationed[sector - 1] as CardNumber).card, 'en', 0);
    lit.click();
    await expect.poll(told).toContain(`Buy ${shortName(card, 'en')}?`);
    expect(told()).toContain(`You pay all ${credits}`);
    expect(told()).toContain(`Cost ${cost}${credits - cost} wasted`);
    expect(told()).toContain(`${old} is deployed`);
    expect(told()).toContain(
      kind === 'ship'
        ? `${shortName(card, 'en')} docks`
        : `Closes sector ${sector} to any other card`,
    );
  }
});

/** The cheapest that can be had: it wastes most. */
function open(kind: 'ship' | 'colony'): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-target][data-at^="sale:"]')].find(
    ({ dataset }) =>
      'vp' in cardAt(Number(dataset.card) as CardNumber).card === (kind === 'colony'),
  );
}

function told(): string {
  return document.querySelector('[data-question]')?.textContent ?? '';
}
