/** The guided game can be played at the real table, by pressing what the guide asks for. */

import { LANGUAGES, type Language } from '@starboard/engine/words';
import { objections } from '@starboard/look/objections.ts';
import type { Settings, TutorialProps } from '@starboard/look/table.ts';
import type { Action } from '@starboard/space-base';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Box, boxOf, common } from '../../box.ts';
import { show } from '../../card/show.tsx';
import { say } from '../words.ts';
import { elementAt, view } from './place.ts';
import { pressedFor } from './press.ts';
import { type Doing, STEPS, type Telling } from './script.ts';
import { speech } from './speech.ts';
import styles from './tutorial.module.css';
import { Tutorial } from './tutorial.tsx';

const SPOKEN = STEPS.filter((step): step is Telling | Doing => step.kind !== 'watch');
const AT_ONCE: Settings = { stillness: true, haste: 0, volume: 0, confirm: false };

test.each(LANGUAGES)('from the welcome to the end, in %s', async (language) => {
  const onPlay = vi.fn();
  await begin({ language, onPlay });
  for (const step of SPOKEN.slice(0, -1)) await take(step, language);
  await userEvent.click(guide(language).getByText(say(language, 'learn.tutorial.play')));
  expect(onPlay).toHaveBeenCalledOnce();
});

test('whoever does something else is told what is meant, and nothing happens', async () => {
  await begin({ language: 'en' });
  for (const step of SPOKEN.slice(0, 5)) await take(step, 'en');
  await userEvent.click(await whenOpen(() => elementAt('answer:1')));
  await expect.element(guide('en').getByText(say('en', 'learn.tutorial.stray'))).toBeVisible();
  await take(SPOKEN[5] as Doing, 'en');
});

const LARGE = 1.2;
const LARGEST = 1.45;

test.each([
  { language: 'fr', size: [360, 740], scale: LARGE },
  { language: 'fr', size: [375, 553], scale: LARGE },
  { language: 'nl', size: [360, 740], scale: LARGEST },
] as const)(
  'by a finger on the rings, at $size, in $language',
  async ({ language, size, scale }) => {
    document.documentElement.style.setProperty('--text-scale', String(scale));
    onTestFinished(() => void document.documentElement.style.removeProperty('--text-scale'));
    await begin({ language }, size);
    for (const step of SPOKEN) {
      await expect.element(guide(language).getByText(speech(step, language))).toBeVisible();
      await expect.poll(() => outOfPlace(step)).toEqual([]);
      if (step.kind === 'do') await tapThrough(step);
      else if (step !== SPOKEN.at(-1)) {
        (next(language) as HTMLElement).click();
      }
    }
  },
);

test('while the table still moves, no ring is around anything but what is to be pressed', async () => {
  await begin({ language: 'nl', settings: { ...AT_ONCE, stillness: false, haste: 1 } }, [390, 844]);
  const red = SPOKEN.findIndex(({ say }) => say === 'red');
  for (const step of SPOKEN.slice(0, red + 1)) {
    const isMisled = followRings(step, 'nl');
    await take(step, 'nl');
    expect(isMisled(), step.say).toBe(false);
  }
});

test('a lesson that was left goes on where it was, with what was done, or begins anew', async () => {
  const first = SPOKEN.findIndex(({ kind }) => kind === 'do');
  const [begun, left] = [SPOKEN[0], SPOKEN[first + 1]] as [Telling, Telling | Doing];
  await begin({ language: 'en' });
  for (const step of SPOKEN.slice(0, first + 1)) await take(step, 'en');
  await expect.element(guide('en').getByText(speech(left, 'en'))).toBeVisible();
  await userEvent.keyboard('r');
  await expect.element(guide('en').getByText(say('en', 'learn.tutorial.anew'))).toBeVisible();
  await expect.element(guide('en').getByText(speech(left, 'en'))).toBeVisible();
  await userEvent.click(guide('en').getByText(say('en', 'learn.tutorial.anew')));
  await expect.element(guide('en').getByText(speech(begun, 'en'))).toBeVisible();
  await expect
    .element(guide('en').getByText(say('en', 'learn.tutorial.anew')))
    .not.toBeInTheDocument();
});

test('the lesson can be left at any time, and asks before it ends', async () => {
  const onLeave = vi.fn();
  await begin({ language: 'en', onLeave });
  const asked = page.getByRole('dialog');
  await userEvent.click(guide('en').getByText(say('en', 'learn.tutorial.skip')));
  await userEvent.click(asked.getByText(say('en', 'learn.tutorial.stay')));
  await expect.element(asked).not.toBeInTheDocument();
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.click(guide('en').getByText(say('en', 'learn.tutorial.skip')));
  await userEvent.click(asked.getByRole('button', { name: say('en', 'learn.tutorial.skip') }));
  expect(onLeave).toHaveBeenCalledOnce();
});

test('axe finds nothing in the guide, by day and by night', async () => {
  await begin({ language: 'en' });
  await expect.element(guide('en')).toBeVisible();
  expect(await objections(guide('en').element())).toEqual([]);
});

async function begin(
  props: Partial<TutorialProps> & { language: Language },
  [width, height]: readonly [number, number] = [1440, 900],
): Promise<void> {
  localStorage.clear();
  await page.viewport(width, height);
  await show(
    <div style={{ height: '100dvh' }}>
      <Visits>
        <Tutorial settings={AT_ONCE} onLeave={() => {}} onPlay={() => {}} {...props} />
      </Visits>
    </div>,
  );
}

/** The key R is as good as loading the page again. */
function Visits({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(1);
  useEffect(() => {
    const again = ({ key }: KeyboardEvent) => key === 'r' && setVisit(visit + 1);
    window.addEventListener('keydown', again);
    return () => window.removeEventListener('keydown', again);
  }, [visit]);
  return <Fragment key={visit}>{children}</Fragment>;
}

function guide(language: Language) {
  return page.getByRole('complementary', { name: say(language, 'learn.tutorial.coach') });
}

function next(language: Language): Element {
  return guide(language).getByText(say(language, 'learn.tutorial.next')).element();
}

async function take(step: Telling | Doing, language: Language): Promise<void> {
  await expect.element(guide(language).getByText(speech(step, language))).toBeVisible();
  // A pointer that goes there by itself takes most of the time, and knows no language.
  const touch: Touch =
    language === 'en' ? userEvent.click : (found) => (found as HTMLElement).click();
  if (step.kind === 'do') await press(step.expect, touch);
  else await touch(next(language));
}

type Touch = (found: Element) => unknown;

/** As someone who looks would: on the table, never on the guide. */
async function press(action: Action, touch: Touch): Promise<void> {
  const place = pressedFor(action);
  await touch(await whenOpen(() => elementAt(place)));
  if (action.do === 'buy') await touch(await whenOpen(primary));
}

/** A card that is not for sale yet is only looked at. */
async function whenOpen(find: () => Element | undefined | null): Promise<Element> {
  let found = find();
  while (found?.matches(':disabled, [data-at^="sale:"]:not([data-target])') ?? true) {
    await new Promise(requestAnimationFrame);
    found = find();
  }
  return found as Element;
}

function primary(): HTMLElement | null {
  return document.querySelector('[data-question] [data-primary]');
}

/** What is wrong with how the guide and the rings stand. */
function outOfPlace(step: Telling | Doing): readonly string[] {
  const coach = document.querySelector('[data-guide]') as Element;
  const question = document.querySelector('[data-question]') as Element;
  return [
    ...[coach, ...coach.querySelectorAll('[data-words], button')]
      .filter((part) => !isWithin(boxOf(part), view()))
      .map((part) => `outside the window: ${part.textContent}`),
    ...rings()
      .filter((ring) => !isWithin(middleOf(ring), boxOf(question)))
      .filter((ring) => common(ring, boxOf(question)).height > AIR)
      .map((ring) => `a ring over the question: ${JSON.stringify(ring)}`),
    ...(step.kind === 'tell' || elementAt(step.show[0] as string)?.contains(frontOf(rings()[0]))
      ? []
      : [`not to be pressed: ${step.show[0]}`]),
  ];
}

/** How far a ring stands from what it is about. */
const AIR = 5;

/** Where the ring is, from the tab a card lies behind to the button that buys it. */
async function tapThrough(step: Doing): Promise<void> {
  const [place] = step.show as [string];
  const isTab = () => elementAt(place)?.matches('[role="tab"]');
  if (isTab()) {
    tap(rings()[0]);
    await expect.poll(isTab).toBe(false);
  }
  await tapRing(step);
  if (step.expect.do !== 'buy') return;
  await expect.poll(() => elementAt(place)?.matches('[data-primary]')).toBe(true);
  await tapRing(step);
}

async function tapRing(step: Doing): Promise<void> {
  await whenOpen(() => elementAt(step.show[0] as string));
  await expect.poll(() => outOfPlace(step)).toEqual([]);
  tap(rings()[0]);
}

function tap(box: Box | undefined): void {
  frontOf(box)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

function rings(): readonly Box[] {
  return [...document.querySelectorAll(`.${styles.ring}`)].map(boxOf);
}

/** Looks in every frame until asked: whether a ring stood somewhere while what the guide wants pressed was not there. */
function followRings(step: Telling | Doing, language: Language): () => boolean {
  let frames = 0;
  let misled = false;
  let next = 0;
  const look = () => {
    const isSaid = document
      .querySelector('[data-guide]')
      ?.textContent?.includes(speech(step, language));
    const isThere = step.kind === 'tell' || elementAt(step.show[0] as string) !== undefined;
    frames = isSaid && !isThere && rings().length > 0 ? frames + 1 : 0;
    // In one frame a ring notices that its thing has gone.
    misled ||= frames > 1;
    next = requestAnimationFrame(look);
  };
  look();
  return () => {
    cancelAnimationFrame(next);
    return misled;
  };
}

function frontOf(box: Box | undefined): Element | null {
  if (box === undefined) return null;
  const { left, top } = middleOf(box);
  return document.elementFromPoint(left, top);
}

function middleOf({ left, top, width, height }: Box): Box {
  return { left: left + width / 2, top: top + height / 2, width: 0, height: 0 };
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.left + inner.width <= outer.left + outer.width &&
    inner.top + inner.height <= outer.top + outer.height
  );
}
