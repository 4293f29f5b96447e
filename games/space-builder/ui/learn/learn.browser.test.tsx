/** Learning in a real browser: the tutorial to its end in every language, the trainer, the rules, the options. */

import { LANGUAGES, type Language } from '@starboard/engine/words';
import { objections } from '@starboard/look/objections.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { placementOf } from '../../maps/map.ts';
import { readOptions } from '../../rules/options.ts';
import { sideDetail } from '../../text/index.ts';
import { OptionsForm } from '../options/options-form.tsx';
import { drag, middle } from '../table/fingertips.ts';
import { eventually, press } from '../table/seated.tsx';
import { messages } from '../text/words.tsx';
import { Trainer, Tutorial } from './index.tsx';
import { Rules } from './rules.tsx';
import { STEPS, type Step } from './steps.ts';

function shown(content: ReactNode): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(content);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  return element;
}

const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(words));

async function click(words: string): Promise<void> {
  await eventually(() => expect(button(words)).toBeDefined());
  button(words)?.click();
}

// What one visit leaves on the device is nothing to the next test.
beforeEach(() => localStorage.clear());

test.each(LANGUAGES)('the tutorial is played to its end in %s', async (language) => {
  await page.viewport(390, 844);
  const done = vi.fn<() => void>();
  shown(<Tutorial language={language} onLeave={() => {}} onDone={done} />);
  const { learn } = messages[language];
  for (const step of STEPS) {
    await says(learn[step.name].title);
    if (step.goal === 'fault') (document.querySelector('[data-card="3"]') as HTMLElement).click();
    else if (step.goal === 'unfreeze')
      (document.querySelector('[aria-pressed]') as HTMLElement).click();
    else build(step);
    if (step.goal === 'tap') press('Space');
    await says(learn.right);
    await click(learn.next);
  }
  await says(learn.done.title);
  await click(learn.play);
  expect(done).toHaveBeenCalledOnce();
});

async function says(words: string): Promise<void> {
  await eventually(() => expect(document.body.textContent).toContain(words));
}

function build({ map, hand }: (typeof STEPS)[number]): void {
  for (const building of hand) {
    const { slot, turn, side } = placementOf(map, building);
    press(`Digit${building}`);
    for (let quarter = 0; quarter < turn; quarter++) press('KeyR');
    if (side === 'B') press('KeyF');
    press(`Key${'_WEASDZXC'[slot]}`);
  }
}

test('a tutorial that was left goes on where it was, or begins anew', async () => {
  const [first, , third] = STEPS as [Step, Step, Step];
  shown(<Visits />);
  await skipTo(third.name);
  await click('Come again');
  await says(messages.en.learn.step.replace('{step}', '3').replace('{steps}', `${STEPS.length}`));
  await click(messages.en.learn.anew);
  await says(messages.en.learn[first.name].title);
  expect(button(messages.en.learn.anew)).toBeUndefined();
});

/** Each visit begins as a page does that is loaded. */
function Visits() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Come again
      </button>
      <Tutorial key={visit} language="en" onLeave={() => {}} onDone={() => {}} />
    </>
  );
}

test('the tutorial says what is wrong, and goes on only when it is right or skipped', async () => {
  await page.viewport(360, 640);
  const element = shown(<Tutorial language="en" onLeave={() => {}} onDone={() => {}} />);
  await says(messages.en.learn.place.title);
  press('Digit1');
  press('KeyA');
  await says('Not there.');
  expect(button('Next')).toBeUndefined();
  // On a small phone too a building goes where the finger is.
  const slot = (number: number) => middle(element.querySelector(`[data-slot="${number}"]`));
  await drag(slot(3), slot(5));
  await says('Right!');
});

test('the pile of the tutorial takes the tap for a right city alone, and is all that is lit then', async () => {
  const element = shown(<Tutorial language="en" onLeave={() => {}} onDone={() => {}} />);
  await skipTo('tap');
  for (const code of ['Digit1', 'KeyZ', 'Digit2', 'KeyA', 'Space']) press(code);
  await says('Not there.');
  const pile = () => element.querySelector('[data-do="tap"]:enabled');
  expect(pile()).toBeNull();
  for (const code of ['Digit1', 'KeyE', 'Digit2', 'KeyZ']) press(code);
  await eventually(() => expect(pile()).not.toBeNull());
  expect(element.textContent).not.toContain('Right!');
  const ring = getComputedStyle(element.querySelector('[data-slot="6"]') as Element, '::before');
  const paper = getComputedStyle(element).getPropertyValue('--color-paper');
  expect([ring.opacity, ring.borderTopColor]).toEqual(['1', asColour(paper)]);
  press('Space');
  await says('Right!');
});

test('a fault of the tutorial that was found stays found, and nothing moves for it', async () => {
  const element = shown(<Tutorial language="en" onLeave={() => {}} onDone={() => {}} />);
  await skipTo('fault');
  const board = () => element.querySelector('[role="group"]')?.getBoundingClientRect();
  const pair = element.querySelector('figure') as HTMLElement;
  const before = board();
  expect(pair.checkVisibility({ visibilityProperty: true })).toBe(false);
  const tap = (card: number) =>
    (element.querySelector(`[data-card="${card}"]`) as HTMLElement).click();
  tap(1);
  await says('This one is right.');
  tap(3);
  await says('Right!');
  tap(1);
  await new Promise(requestAnimationFrame);
  await says('Right!');
  expect(pair.checkVisibility({ visibilityProperty: true })).toBe(true);
  expect(board()).toEqual(before);
});

async function skipTo(name: (typeof STEPS)[number]['name']): Promise<void> {
  const { learn } = messages.en;
  for (const step of STEPS) {
    await says(learn[step.name].title);
    if (step.name === name) return;
    await click(learn.skip);
  }
}

/** As the browser writes it. */
function asColour(colour: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = colour;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

test.each([
  [360, 740, 64],
  [360, 640, 50],
  [844, 390, 60],
])(
  'on a phone of %i × %i the tutorial shows big pictures, and nothing moves when a building is lit',
  async (width, height, least) => {
    await page.viewport(width, height);
    const element = shown(<Tutorial language="fr" onLeave={() => {}} onDone={() => {}} />);
    await says(messages.fr.learn.place.title);
    const tray = () => (element.querySelector('[data-tray]') as Element).getBoundingClientRect();
    const before = tray();
    press('Digit1');
    await eventually(() => expect(element.querySelector('[aria-pressed="true"]')).not.toBeNull());
    expect(tray().top).toBe(before.top);
    expect(tray().bottom).toBeLessThanOrEqual(height);
    for (const what of ['[data-slot]', '[data-tray] li']) {
      const box = (element.querySelector(what) as Element).getBoundingClientRect();
      expect(box.width).toBeGreaterThanOrEqual(least);
      if (what.startsWith('[data-tray]')) expect(box.left).toBeGreaterThan(tray().left);
    }
  },
);

test('on a desk of 1280 × 800 the trainer has the stars of every pair in sight', async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
  const element = shown(<Trainer language="en" onLeave={() => {}} />);
  await click('Other');
  await eventually(() => expect(button('Next')).toBeDefined());
  for (const stars of element.querySelectorAll('li [role="img"]'))
    expect(stars.getBoundingClientRect().bottom).toBeLessThan(800);
});

test.each(LANGUAGES)(
  'on a phone the two sides are large enough to be told apart, and what comes next is in sight, in %s',
  async (language) => {
    localStorage.clear();
    const { same, next } = messages[language].train;
    const element = shown(<Trainer language={language} onLeave={() => {}} />);
    await click(same);
    await eventually(() => expect(button(next)).toBeDefined());
    for (const [width, height, least] of [
      [390, 844, 150],
      [360, 640, 120],
      [844, 390, 80],
      [667, 375, 80],
    ] as const) {
      await page.viewport(width, height);
      for (const picture of element.querySelectorAll('figure svg')) {
        if (picture.closest('li') !== null) continue;
        expect(picture.getBoundingClientRect().width).toBeGreaterThan(least);
        expect(picture.getBoundingClientRect().right).toBeLessThan(width);
      }
      expect(button(next)?.getBoundingClientRect().bottom).toBeLessThan(height);
    }
  },
);

test('the trainer says after an answer what to look at', async () => {
  localStorage.clear();
  const element = shown(<Trainer language="en" onLeave={() => {}} />);
  await click('Other');
  await eventually(() =>
    expect(element.querySelector('[role="status"]')?.textContent).not.toBe(''),
  );
  const told = element.querySelector('[role="status"]')?.textContent ?? '';
  const details = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((building) =>
    (['A', 'B'] as const).map((side) => sideDetail(building as 1, side, 'en')),
  );
  expect(details.filter((detail) => told.includes(detail)).length).toBeGreaterThan(0);
  expect(element.textContent).toContain('1 answered');
  // Down goes on, and the page stays where it is.
  const down = new KeyboardEvent('keydown', { key: 'ArrowDown', cancelable: true });
  expect(window.dispatchEvent(down)).toBe(false);
  await eventually(() => expect(element.querySelector('[role="status"]')?.textContent).toBe(''));
});

test('the options are those of the rules, whatever is chosen', async () => {
  let value = readOptions({}, 2);
  const render = () =>
    root.render(
      <OptionsForm
        seats={2}
        bots={[false, false]}
        value={value}
        language="en"
        onChange={(next) => {
          value = next;
          render();
        }}
      />,
    );
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  render();
  await eventually(() => expect(element.querySelectorAll('input[type="checkbox"]').length).toBe(2));
  (element.querySelectorAll('input[type="checkbox"]')[1] as HTMLElement).click();
  await eventually(() => expect(value.upright).toEqual([false, true]));
  (element.querySelector('[aria-label="Larger opening hand, seat 1"]') as HTMLElement).click();
  await eventually(() => expect(value.hands).toEqual([5, 4]));
  // Two at one device share it, side by side to begin with.
  expect(value.play).toEqual({ kind: 'race', seating: 'beside' });
  const seatings = element.querySelectorAll('input[type="radio"]');
  expect(seatings).toHaveLength(2);
  // Between two who sit opposite no map stands upright, so that help goes.
  (seatings[0] as HTMLElement).click();
  await eventually(() => expect(value.play).toEqual({ kind: 'race', seating: 'opposite' }));
  expect(readOptions(value, 2)).toEqual(value);
});

test.each(LANGUAGES)(
  'two at a phone are told in %s that a tablet is larger; at a tablet nobody is',
  async (language) => {
    const value = readOptions({ play: { kind: 'race', seating: 'beside' } }, 2);
    const bots = [false, false];
    const props = { seats: 2, bots, value, language, onChange: () => {} };
    const element = shown(<OptionsForm {...props} />);
    await eventually(() => expect(element.querySelector('fieldset')).not.toBeNull());
    for (const [width, height, told] of [
      [390, 844, true],
      [844, 390, true],
      [820, 1180, false],
      [1180, 820, false],
    ] as const) {
      await page.viewport(width, height);
      const { tablet } = messages[language].options;
      expect(element.innerText.includes(tablet), `${width}`).toBe(told);
    }
  },
);

test.each(LANGUAGES)('on a narrow phone what is learned is named whole in %s', async (language) => {
  await page.viewport(360, 640);
  const element = shown(<Tutorial language={language} onLeave={() => {}} onDone={() => {}} />);
  const title = () => element.querySelector('h1') as HTMLElement;
  await eventually(() => expect(title().textContent).toBe(messages[language].learn.title));
  expect(title().scrollWidth).toBeLessThanOrEqual(title().clientWidth);
});

test('a practice is set up as it was liked the last time', async () => {
  let value = readOptions({}, 1);
  const form = () => (
    <OptionsForm
      seats={1}
      bots={[false]}
      value={value}
      language="en"
      onChange={(next) => {
        value = next;
      }}
    />
  );
  const element = shown(form());
  const upsideDown = () => element.querySelector('[aria-label="upside down"]');
  await eventually(() => expect(upsideDown()).not.toBeNull());
  (upsideDown() as HTMLElement).click();
  const liked = readOptions({ play: { kind: 'practice', direction: 2 } }, 1);
  await eventually(() => expect(value).toEqual(liked));
  value = readOptions({}, 1);
  shown(form());
  await eventually(() => expect(value).toEqual(liked));
});

test.each(['tutorial', 'trainer', 'rules', 'options'] as const)(
  'axe finds nothing in the %s, by day and by night',
  async (what) => {
    await page.viewport(1024, 768);
    document.documentElement.lang = 'en';
    const language: Language = 'en';
    const nowhere = () => {};
    const element = shown(
      {
        tutorial: <Tutorial language={language} stillness onLeave={nowhere} onDone={nowhere} />,
        trainer: <Trainer language={language} stillness onLeave={nowhere} />,
        rules: <Rules language={language} />,
        options: (
          <OptionsForm
            seats={1}
            value={readOptions({}, 1)}
            language={language}
            onChange={nowhere}
          />
        ),
      }[what],
    );
    await eventually(() => expect(element.childElementCount).toBeGreaterThan(0));
    expect(await objections(document.body, ['region'])).toEqual([]);
  },
);
