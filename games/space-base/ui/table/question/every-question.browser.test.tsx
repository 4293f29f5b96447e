/** Whatever is asked, however seldom: it can be read by day and by night, heard, and answered by keyboard. */

import { objections } from '@starboard/look/objections.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sitAt } from '../sit-at.ts';
import { EVERY_QUESTION, questionOf } from './every-question.ts';

test.each(EVERY_QUESTION)(
  '%s, %s: axe finds nothing, and every answer has a name of its own and is come to by keyboard',
  async (ask, _, table) => {
    await sitAt(table());
    await expect.poll(asked).toBe(ask);
    expect(await objections()).toEqual([]);
    const answers = all('[data-question] button, [data-target]').filter(isAnAnswer);
    const reached = new Set([...(await comeToBy('{Tab}')), ...(await comeToBy('n'))]);
    expect(answers.filter((answer) => !reached.has(answer))).toEqual([]);
    const names = all('[data-question] button').map(saidWithoutItsKey);
    expect(new Set(names).size, names.join('; ')).toBe(names.length);
  },
);

/** A pointer may rest on a card from before: where that one would go, its picture is no answer. */
function isAnAnswer(target: Element): boolean {
  return target.closest('[data-arriving]') === null;
}

const ONE_OF_EACH = EVERY_QUESTION.filter(
  ([ask], index) => EVERY_QUESTION.findIndex(([other]) => other === ask) === index,
);

test.each(ONE_OF_EACH)(
  '%s: axe finds nothing about an answer that is in hand or being given on a phone',
  async (ask, _, table) => {
    await sitAt(table(), { size: [390, 844], settings: { confirm: true } });
    await expect.poll(asked).toBe(ask);
    const [answer] = all('[data-question] [data-item], [data-target]');
    answer?.click();
    await expect.poll(() => answer?.dataset.pressed).toBeUndefined();
    expect(await objections(question())).toEqual([]);
    // On its way to a host that may be far.
    if (answer !== undefined) answer.dataset.pressed = '';
    expect(await objections(question())).toEqual([]);
  },
);

test.each([
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
  [740, 360],
] as const)(
  'in %i × %i nothing in an answer lies on anything else, and sentences have room',
  async (...size) => {
    for (const [, words, table] of EVERY_QUESTION) {
      const place = await sitAt(table(), { size });
      for (const answer of place.querySelectorAll<HTMLElement>(
        '[data-question] [data-rows] > button',
      )) {
        const parts = [...answer.querySelectorAll(':scope > * > *')].filter(isSeen);
        for (const [index, part] of parts.entries()) {
          expect(sticksOut(part), `${words}: ${answer.innerText}`).toBe(false);
          const under = parts.slice(index + 1).find((other) => areOver(part, other));
          expect(under, `${words}: ${answer.innerText}`).toBeUndefined();
        }
        const sentence = answer.querySelector('[class*="sentence"]') ?? answer;
        expect(sentence.getBoundingClientRect().width).toBeGreaterThan(answer.clientWidth / 2);
      }
      place.remove();
    }
  },
);

test('SB-7.15: the faces of a die lie in a row, drawn', async () => {
  await sitAt(questionOf('set', 'what a die shows'));
  const faces = all('[data-question] [data-rows] > button');
  expect(new Set(faces.map((face) => face.getBoundingClientRect().top)).size).toBe(1);
  expect(faces.map((face) => face.querySelector('svg')?.clientWidth)).toEqual(Array(6).fill(38));
});

/** What has the focus, one after the other, from the question on: until the question is left, or something has it again. */
async function comeToBy(key: string): Promise<Element[]> {
  await userEvent.keyboard('q');
  const come: Element[] = [];
  for (;;) {
    await userEvent.keyboard(key);
    const now = document.activeElement as Element;
    if (come.includes(now) || (key === '{Tab}' && !question().contains(now))) return come;
    come.push(now);
  }
}

function saidWithoutItsKey(button: HTMLElement): string {
  const said = button.cloneNode(true) as HTMLElement;
  said.querySelector('kbd')?.remove();
  const pictures = [...said.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel);
  return [button.ariaLabel, said.textContent, ...pictures].join(' ');
}

function isSeen(part: Element): boolean {
  const { width, height } = part.getBoundingClientRect();
  return width > 1 && height > 1 && getComputedStyle(part).display !== 'none';
}

/** Its words go on beyond its own box. */
function sticksOut(part: Element): boolean {
  const isCut = getComputedStyle(part).overflowX !== 'visible';
  return !isCut && part.scrollWidth > part.clientWidth + 1;
}

function areOver(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return (
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  );
}

function asked(): string | undefined {
  return question().dataset.asked;
}

function question(): HTMLElement {
  return document.querySelector('[data-question]') as HTMLElement;
}

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}
