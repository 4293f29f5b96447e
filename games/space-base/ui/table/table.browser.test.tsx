/** Whole games at the table: by pressing, by keyboard, by several on one device; and nothing that axe objects to. */

import { historyFor } from '@starboard/engine';
import { objections } from '@starboard/look/objections.ts';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Visit, visit } from './visit.tsx';

describe('a game to its end', () => {
  test('by pressing, against a bot', async () => {
    await visit({ seats: 2, left: 60 });
    await playOn(press);
    expect(heading()).toMatch(/wins|You win!/);
    expect(all('main section > svg').length).toBeGreaterThanOrEqual(3);
  });

  test('by keyboard alone', async () => {
    await visit({ seats: 2, seed: 3, left: 30 });
    await playOn(type);
    expect(heading()).toMatch(/wins|You win!/);
  });

  test('by two on one device, each asked by name', async () => {
    await visit({ seats: 2, hands: 2, seed: 4, left: 40 });
    const asked = new Set<string>();
    await playOn((ask) => {
      asked.add(one('[data-question] [data-name]')?.textContent ?? '');
      return press(ask);
    });
    expect(asked).toEqual(new Set(['Noor', 'Mateo']));
    expect(heading()).toMatch(/wins/);
  });

  test('on a phone, where an answer is confirmed before it counts', async () => {
    await visit({ seats: 2, seed: 5, left: 40, size: [390, 844], settings: { confirm: true } });
    await playOn(press);
    expect(heading()).toMatch(/wins|You win!/);
  });

  test('begins, after a light-speed set-up on one device, when each has chosen unseen', async () => {
    await visit({ seats: 2, hands: 2, variant: 'light-speed', seed: 6 });
    const handedOver = new Set<string>();
    const rounds = new Set<string>();
    const note = () => {
      const title = heading();
      if (title.startsWith('Hand over')) handedOver.add(title);
      else rounds.add(one('header data span')?.textContent ?? '');
    };
    await playOn(press, note, 'roll');
    expect(handedOver).toEqual(new Set(['Hand over to Noor', 'Hand over to Mateo']));
    expect(rounds).toEqual(new Set(['Set-up', 'Round 1']));
  });
});

describe('axe finds nothing, by day and by night', () => {
  const STATES: readonly [string, Visit, string][] = [
    ['the roll', {}, 'roll'],
    ['the dice', {}, 'allocate'],
    ['a purchase', {}, 'purchase'],
    ['the dice on a phone', { size: [390, 844] }, 'allocate'],
    ['a purchase on a phone', { size: [360, 780] }, 'purchase'],
    ['the dice on a tablet', { size: [820, 1180] }, 'allocate'],
  ];
  test.each(STATES)('about %s', async (_, given, ask) => {
    await visit({ seats: 4, ...given });
    await playOn(press, () => {}, ask);
    expect(one('[data-question]')?.dataset.asked).toBe(ask);
    expect(await objections()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });

  test('about the end, which knows the whole match even if one came late', async () => {
    const { host } = await visit({ seats: 2, left: 8 });
    await playOn(press);
    expect(heading()).toMatch(/win/);
    const events = historyFor(host.match, 'spectator', host.match.seq).flatMap(
      (chapter) => chapter.events,
    );
    const rolls = events.filter(({ kind }) => kind === 'rolled' || kind === 'rerolled').length;
    expect(rolls).toBeGreaterThan(8);
    expect(all('h2').map(({ textContent }) => textContent)).toContain(`${rolls} rolls`);
    expect(document.body.textContent).not.toContain('Counted since');
    expect(await objections()).toEqual([]);
  });
});

test('every answer says what it brings before it is given', async () => {
  await visit({ seats: 2 });
  await playOn(press, () => {}, 'allocate');
  for (const option of all('[data-question] [data-answer]')) {
    expect(option.textContent).toMatch(/\d|nothing/);
  }
});

test('a card that cannot be paid yet says so and cannot be pressed into an answer', async () => {
  await visit({ seats: 2 });
  await playOn(press, () => {}, 'purchase');
  const dear = all('[data-at^="sale:"]:not([data-target])').find((card) =>
    card.textContent.includes('you have'),
  );
  expect(dear?.textContent).toMatch(/This card costs \d+ credits?; you have \d+/);
});

test('what was decided can be taken back as long as nobody has learned from it', async () => {
  const { host } = await visit({ seats: 2, hands: 2 });
  await playOn(press, () => {}, 'allocate');
  const before = host.match.state.consoles.map(({ credits }) => credits);
  await press('allocate');
  await until(() => one('[data-key="u"]:not([disabled])') !== null);
  one('[data-key="u"]')?.click();
  await until(() => {
    const now = host.match.state.consoles.map(({ credits }) => credits);
    return now.join() === before.join();
  });
});

test('a press is seen first, and then shows all that is still to come', async () => {
  await visit({ seats: 2, settings: { haste: 1000 } });
  await playOn(press, () => {}, 'allocate');
  await press('allocate');
  await until(() => one('[data-asked]') === null);
  const seen = document.body.textContent;
  one('h1')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  one('h1')?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await Promise.resolve();
  expect(document.body.textContent).toBe(seen);
  await until(() => one('[data-asked]') !== null);
});

test('an answer given while the dice still roll is taken at once', async () => {
  await visit({ seats: 2, hands: 2, settings: { haste: 1000 } });
  await playOn(press, () => {}, 'purchase');
  expect(one('[data-question]')?.dataset.asked).toBe('purchase');
});

test('a standing order answers on the others’ turns', async () => {
  const { host } = await visit({ seats: 2, hands: 2 });
  one('[data-key="s"]')?.click();
  await until(() => one('dialog input[type="radio"]') !== null);
  all('dialog input[type="radio"]')[1]?.click();
  await until(() => [0, 1].some((seat) => host.match.order(seat as never)?.collect === 'credits'));
});

/** Answers until there is nothing left to ask, or until this is asked. */
async function playOn(
  answer: (ask: string) => Promise<void>,
  look: () => void = () => {},
  stopAt?: string,
): Promise<void> {
  for (let turn = 0; turn < 3000; turn++) {
    look();
    const question = one('[data-question]');
    if (question === null) {
      const ready = one('[data-primary]');
      if (!heading().startsWith('Hand over')) return;
      ready?.click();
    } else if (question.dataset.asked === stopAt && stopAt !== undefined) return;
    else if (question.dataset.asked !== undefined) await answer(question.dataset.asked);
    await soon();
  }
  const where = `focus ${document.hasFocus()} on ${document.activeElement?.outerHTML.slice(0, 120)}`;
  throw new Error(
    `the game does not come to an end: ${one('[data-question]')?.textContent}; ${where}`,
  );
}

async function press(ask: string): Promise<void> {
  const primary = one('[data-question] [data-primary]');
  if (primary !== null) return primary.click();
  const cards = all('[data-at^="sale:"][data-target], [data-at^="hand:"][data-target]');
  if (cards.length > 0 && ask !== 'abilities') return cards.at(-1)?.click();
  const answers = all('[data-question] [data-answer]');
  const dearest = ask === 'allocate' ? answers.at(-1) : answers[0];
  dearest?.click();
}

async function type(ask: string): Promise<void> {
  // An Enter that comes after its answer has counted opens the card it is on.
  if (one('dialog[open]') !== null) return userEvent.keyboard('{Escape}');
  if (ask === 'roll') {
    // Back to the question: a closed window gives the focus back to its card, which a space would open again.
    await userEvent.keyboard('q');
    return userEvent.keyboard(' ');
  }
  if ((ask === 'purchase' || ask === 'claim' || ask === 'buy') && one('[data-target]') !== null) {
    await userEvent.keyboard('n');
    await userEvent.keyboard('{Enter}');
    return userEvent.keyboard('{Enter}');
  }
  return userEvent.keyboard('1');
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 2000 && !condition(); tries++) await soon();
  expect(condition()).toBe(true);
}

function soon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}

function heading(): string {
  return one('h1')?.textContent ?? '';
}

function one(selector: string): HTMLElement | null {
  return document.querySelector(selector);
}

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}
