/** The guided game can be played at the real table, by pressing what the guide asks for. */

import { LANGUAGES, type Language } from '@starboard/engine/words';
import { objections } from '@starboard/look/objections.ts';
import type { Settings, TutorialProps } from '@starboard/look/table.ts';
import type { Action } from '@starboard/space-base';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../card/show.tsx';
import { say } from '../words.ts';
import { type Doing, STEPS, type Telling } from './script.ts';
import { speech } from './speech.ts';
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
  await pressOn('[data-answer="1"]', userEvent.click);
  await expect.element(guide('en').getByText(say('en', 'learn.tutorial.stray'))).toBeVisible();
  await take(SPOKEN[5] as Doing, 'en');
});

test('the lesson can be left at any time', async () => {
  const onLeave = vi.fn();
  await begin({ language: 'en', onLeave });
  await userEvent.click(guide('en').getByText(say('en', 'learn.tutorial.skip')));
  expect(onLeave).toHaveBeenCalledOnce();
});

test('axe finds nothing in the guide, by day and by night', async () => {
  await begin({ language: 'en' });
  await expect.element(guide('en')).toBeVisible();
  expect(await objections(guide('en').element())).toEqual([]);
});

async function begin(props: Partial<TutorialProps> & { language: Language }): Promise<void> {
  await page.viewport(1440, 900);
  await show(
    <div style={{ height: '100dvh' }}>
      <Tutorial settings={AT_ONCE} onLeave={() => {}} onPlay={() => {}} {...props} />
    </div>,
  );
}

function guide(language: Language) {
  return page.getByRole('complementary', { name: say(language, 'learn.tutorial.coach') });
}

async function take(step: Telling | Doing, language: Language): Promise<void> {
  await expect.element(guide(language).getByText(speech(step, language))).toBeVisible();
  // A pointer that goes there by itself takes most of the time, and knows no language.
  const touch: Touch =
    language === 'en' ? userEvent.click : (found) => (found as HTMLElement).click();
  if (step.kind === 'do') await press(step.expect, touch);
  else await touch(guide(language).getByText(say(language, 'learn.tutorial.next')).element());
}

type Touch = (found: Element) => unknown;

/** As someone who looks would: on the table, never on the guide. */
async function press(action: Action, touch: Touch): Promise<void> {
  switch (action.do) {
    case 'allocate':
      return pressOn(`[data-answer="${answerFor(action)}"]`, touch);
    case 'follow':
      return pressOn(`[data-answer="${action.to === 'left' ? 1 : 2}"]`, touch);
    case 'buy':
      await pressOn(`[data-at="sale:${action.card}"][data-target]`, touch);
      return pressOn('[data-question] [data-primary]', touch);
    case 'decline':
      return pressOn('[data-question] [data-answer="1"]', touch);
    default:
      return pressOn('[data-question] [data-primary]', touch);
  }
}

/** One by one, together, together and further on. */
function answerFor({ sectors, shift }: Extract<Action, { do: 'allocate' }>): number {
  if (sectors.length === 2) return 1;
  return shift === undefined ? 2 : 3;
}

async function pressOn(selector: string, touch: Touch): Promise<void> {
  let found = document.querySelector(selector);
  while (found?.matches(':disabled') ?? true) {
    await new Promise(requestAnimationFrame);
    found = document.querySelector(selector);
  }
  await touch(found as Element);
}
