/** How Space Base is played on the page: somebody who answers what he is asked, by keys or with a finger. */

import type { Locator, Page } from '@playwright/test';

/** What lies before a player. */
export interface Sight {
  readonly over: boolean;
  readonly round: number;
  /** What he is asked; nothing while he waits for others. */
  readonly asked: string;
  readonly ownTurn: boolean;
  /** What stands above the answers, or who is being waited for. */
  readonly title: string;
  /** How many answers have a number, and how many cards he could have. */
  readonly answers: number;
  readonly cards: number;
  /** What someone who listens hears last: it differs as soon as anything has happened. */
  readonly heard: string;
}

/** Answers what he is asked. */
export type Player = (page: Page, sight: Sight) => Promise<void>;

/** Plays until it is over or he has seen enough. */
export async function play(
  page: Page,
  player: Player,
  enough: (sight: Sight) => boolean = () => false,
): Promise<void> {
  let sight = await page.evaluate(see, undefined);
  while (!sight.over && !enough(sight)) {
    if (sight.asked !== '') await player(page, sight);
    sight = await page.evaluate(see, sight.heard);
  }
}

// Both take the dice as their sum and the last card they can pay, which are the dear ones: such games are short.

export const byKeys: Player = async ({ keyboard }, { asked, answers, cards }) => {
  await keyboard.press('q');
  if (asked === 'roll') return keyboard.press('Space');
  if (cards > 0 && asked !== 'abilities') {
    for (let card = 0; card < cards; card++) await keyboard.press('n');
    // What is paid with all credits is looked at first, and then taken.
    if (asked !== 'offer') await keyboard.press('Enter');
    return keyboard.press('Enter');
  }
  await keyboard.press(String(asked === 'allocate' ? Math.min(answers, 9) : 1));
};

export const byFinger: Player = async (page, { asked }) => {
  const question = page.locator('[data-question]');
  const answers = question.locator('[data-answer]');
  const cards = page.locator('[data-target]:is([data-at^="sale:"], [data-at^="hand:"])');
  const shelves = page.getByRole('tab').filter({ has: page.locator('em') });
  if (asked === 'roll') return tap(question.locator('[data-roll]'));
  if (asked !== 'abilities') {
    if ((await shelves.count()) > 0) await tap(shelves.last());
    if ((await cards.count()) > 0) {
      await tap(cards.last());
      if (asked !== 'offer') await tap(question.locator('[data-primary]'));
      return;
    }
  }
  await tap(asked === 'allocate' ? answers.last() : answers.first());
};

/** As the page is set at first: an answer is looked at, and then confirmed. */
export function confirming(player: Player): Player {
  return async (page, sight) => {
    await player(page, sight);
    const confirm = page.locator('[data-question] [data-primary]:enabled');
    if (await confirm.isVisible()) await tap(confirm);
  };
}

/** Leaves to his standing orders what they see to on the others' turns. */
export function withOrders(player: Player): Player {
  const seenTo = ['allocate', 'arrow', 'abilities'];
  return async (page, sight) => {
    if (sight.ownTurn || !seenTo.includes(sight.asked)) await player(page, sight);
  };
}

/** What is tapped may be gone by then, because something happened; whoever is still asked taps again. */
function tap(target: Locator): Promise<void> {
  return target.tap({ timeout: 2000 }).catch(() => {});
}

/** Runs in the page, whatever its language: waits until there is something new, but not for ever: whoever was not heard says it again. */
function see(before: string | undefined): Promise<Sight> {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const words = (selector: string) => all(selector).map(({ textContent }) => textContent);
  const heard = () => words('h1, [aria-live="polite"], [aria-live="assertive"]').join('\n');
  const sight = (): Sight => ({
    over: all('li[data-first]').length > 0,
    round: Number(all('header data')[0]?.getAttribute('value') ?? 0),
    asked: all('[data-question]')[0]?.dataset.asked ?? '',
    ownTurn: all('h1[data-own]').length > 0,
    title: words('[data-question] h2').join(),
    answers: all('[data-question] [data-answer]').length,
    cards: all('[data-target]:is([data-at^="sale:"], [data-at^="hand:"])').length,
    heard: heard(),
  });
  return new Promise((resolve) => {
    const done = () => {
      eye.disconnect();
      clearTimeout(patience);
      clearTimeout(rest);
      resolve(sight());
    };
    // One thing that happens may be shown in several steps: it is over when all is quiet.
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(rest);
      if (heard() !== before) rest = setTimeout(done, 50);
    };
    const eye = new MutationObserver(look);
    eye.observe(document.body, { subtree: true, childList: true, characterData: true });
    const patience = setTimeout(done, 5000);
    look();
  });
}
