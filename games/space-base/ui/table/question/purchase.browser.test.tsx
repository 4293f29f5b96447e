/** What a card would do is said in words before it is bought. */

import type { CardNumber, Ship } from '@starboard/space-base';
import { describeRewards } from '@starboard/space-base/text';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { shortName } from '../../card/set.ts';
import { tellTotals, totalsOf } from '../../card/totals.tsx';
import { cardAt } from '../catalog.ts';
import { deployedRewards } from '../rewards.ts';
import { sitAt } from '../sit-at.ts';
import { visit } from '../visit.tsx';
import { questionOf } from './every-question.ts';

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

test('whoever listens hears what the card in hand costs and brings, and the button says for how much', async () => {
  const { host, place } = await visit({ seats: 2, seed: 4, left: 113 });
  const { credits, stationed, deployed } = host.match.state
    .consoles[0] as (typeof host.match.state.consoles)[0];
  const heard = () =>
    [...place.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);
  for (const kind of ['ship', 'colony'] as const) {
    await expect.poll(() => open(kind)).not.toBeUndefined();
    const lit = open(kind) as HTMLElement;
    const { card, cost, sector, vp } = cardAt(Number(lit.dataset.card) as CardNumber);
    const old = cardAt(stationed[sector - 1] as CardNumber).card as Ship;
    const before = describeRewards(old.station.rewards, 'en');
    const after = 'station' in card ? describeRewards(card.station.rewards, 'en') : 'nothing';
    const away = (deployed[sector - 1] as CardNumber[]).map(deployedRewards);
    const [was, now] = [away, [...away, old.deployed.rewards]].map(
      (rewards) => tellTotals(totalsOf(rewards), 'en') || 'nothing',
    );
    const sent = `from ${was} to ${now}`;
    lit.click();
    await expect
      .poll(heard)
      .toContainEqual(
        expect.stringContaining(
          `Buy ${shortName(card, 'en')}? You pay all ${credits}: Cost ${cost}, ${credits - cost} wasted. ` +
            `Your ${sector}s: from ${before} to ${after}.`,
        ),
      );
    expect(heard()).toContainEqual(expect.stringContaining(`Others’ ${sector}s: ${sent}.`));
    if (kind === 'colony')
      expect(heard()).toContainEqual(expect.stringMatching(` ${vp} victory points$`));
    await expect
      .element(page.getByRole('button', { name: `Buy for ${credits} credits` }))
      .toBeVisible();
    await expect.element(page.getByRole('img', { name: sent, exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('img', { name: `from ${before} to ${after}` }))
      .toBeVisible();
    if (kind === 'colony') expect(told()).toContain(`${vp} victory points`);
  }
});

test('SB-4.4: what a card costs and what is left stand apart', async () => {
  await sitAt(questionOf('buy', 'for its cost'));
  await expect.poll(() => open('ship')).not.toBeUndefined();
  open('ship')?.click();
  await expect.poll(() => said('[data-question] p span')).toEqual(['Cost 2', '14 left']);
});

test.each([
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
] as const)(
  'SB-7.18: in %i × %i every sector it may go to is in sight, beside the buttons',
  async (...size) => {
    const table = questionOf('buy', 'into any sector from 7 to 12');
    await sitAt(table, { size, language: 'fr' });
    await expect.poll(() => open('ship')).not.toBeUndefined();
    open('ship')?.click();
    await expect.poll(() => said('[data-question] fieldset button')).toHaveLength(7);
    const buttons = document.querySelectorAll(
      '[data-question] :is(fieldset button, [data-primary])',
    );
    const panel = document.querySelector('[data-question]')?.getBoundingClientRect() as DOMRect;
    for (const button of buttons) {
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(panel.bottom);
    }
  },
);

test('to buy nothing is asked again where answers are', async () => {
  await sitAt(questionOf('purchase', 'a ship or a colony'), { settings: { confirm: true } });
  const keep = page.getByRole('button', { name: /Keep \d/ });
  const sure = page.getByRole('button', { name: 'Buy nothing and keep the credits' });
  await keep.click();
  await expect.element(sure).toBeVisible();
  open('ship')?.click();
  await expect.element(sure).not.toBeInTheDocument();
  await keep.click();
  await sure.click();
  await expect.element(keep).not.toBeInTheDocument();
});

function said(parts: string): string[] {
  return [...document.querySelectorAll(parts)].map(({ textContent }) => textContent);
}

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
