/** Space Base in use: how soon a press is answered on a slow machine, and how smoothly things move. */

import type { Locator, Page } from 'playwright';
import { markdown, median, percentile } from './markdown.ts';
import { slow } from './slowness.ts';
import { type Span, type Trace, traced } from './trace.ts';
import type { Screen, Venue } from './venue.ts';

const SLOWNESS = 4;
/** In milliseconds, from a press to the first frame that shows something of it. */
const FEEDBACK_LIMIT = 100;

export async function measureFeedback(venue: Venue, answers: number): Promise<string> {
  const rows: string[][] = [];
  for (const screen of ['desk', 'phone'] as const) {
    const trace = await venue.visit(screen, async (page) => {
      await beginGame(page);
      await slow(page, SLOWNESS);
      return traced(page, async () => {
        await answerAll(page, answers, screen);
        if (screen === 'desk') await useTools(page);
      });
    });
    rows.push(...rowsOf(trace, screen));
  }
  return markdown(
    [
      `Space Base, ${SLOWNESS} times slower`,
      'presses',
      'to the next frame, ms: median',
      '95 %',
      'processor time: median',
      '95 %',
      'until the table has moved on, ms: median',
      'limit',
    ],
    rows,
  );
}

export async function measureMotion(venue: Venue, answers: number): Promise<string> {
  const trace = await venue.visit('desk', async (page) => {
    await beginGame(page);
    return traced(page, () => answerAll(page, answers, 'desk'));
  });
  const rows = Object.keys(MOTIONS).map((kind) => {
    const spans = trace.spans.filter(({ name }) => name === `motion ${kind}`);
    const rates = spans.map((span) => framesPerSecond(trace, span));
    const longest = spans.map((span) => longestTask(trace, span));
    return [
      MOTIONS[kind as Motion],
      String(spans.length),
      median(rates).toFixed(0),
      percentile(rates, 0.05).toFixed(0),
      median(longest).toFixed(1),
      percentile(longest, 0.95).toFixed(1),
      '60',
    ];
  });
  const heads = [
    'Space Base, as it moves',
    'times',
    'frames a second: median',
    'worst 5 %',
    'longest task of the page, ms of processor time: median',
    '95 %',
    'wanted',
  ];
  return markdown(heads, rows);
}

async function beginGame(page: Page): Promise<void> {
  await page.addInitScript(noteMotions);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Space Base' }).click();
  await page.locator('[data-asked]').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Takes the obvious answer, again and again, as a person would press it. */
async function answerAll(page: Page, answers: number, screen: Screen): Promise<void> {
  for (let answered = 0; answered < answers; answered++) {
    const question = page.locator('[data-asked]');
    await question.waitFor();
    const asked = (await question.getAttribute('data-asked')) ?? '';
    const lit = question.locator('[data-primary]:enabled');
    const ship = page.locator('[data-at^="sale:"][data-target]:visible').first();
    const chooses = (await lit.count()) === 0 && (await ship.count()) > 0;
    const wanted = chooses ? ship : lit.or(question.locator('[data-answer="1"]:enabled')).first();
    const place = await middleOf(wanted);
    // Whoever presses has been there with the pointer before.
    if (screen === 'desk') await page.mouse.move(...place);
    await settle(page);
    await noteChange(page, '[data-question]');
    await mark(page, `press ${chooses ? 'choose a ship' : asked}`);
    await press(page, screen, place);
    await page.waitForFunction(() => performance.getEntriesByName('changed').length > 0);
    await settle(page);
  }
}

/** As long as a finger stays down when it means to press, in milliseconds. */
const HELD = 80;

async function press(page: Page, screen: Screen, [x, y]: [number, number]): Promise<void> {
  if (screen === 'desk') return page.mouse.click(x, y, { delay: HELD });
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(HELD);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

/** Where a pointer goes: it presses there by itself, for Playwright's own presses ask the page about everything in their way. */
async function middleOf(press: Locator): Promise<[x: number, y: number]> {
  await press.scrollIntoViewIfNeeded();
  const box = await press.boundingBox();
  if (box === null) throw new Error('what is to be pressed is not to be seen');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** What can be opened at any time, by its key. */
async function useTools(page: Page): Promise<void> {
  for (const [name, key] of [
    ['odds shown', 'o'],
    ['odds hidden', 'o'],
    ['standing orders', 's'],
    ['window closed', 'Escape'],
  ] as const) {
    await settle(page);
    await noteChange(page, 'body');
    await mark(page, `press ${name}`);
    await page.keyboard.press(key);
    await page.waitForFunction(() => performance.getEntriesByName('changed').length > 0);
  }
  await settle(page);
}

/** Long enough for what was set going to end, so that each press is measured alone. */
function settle(page: Page): Promise<void> {
  return page.waitForTimeout(400);
}

function mark(page: Page, name: string): Promise<void> {
  return page.evaluate((given) => void performance.mark(given), name);
}

/** Marks the moment when a frame with the next change below this place has been drawn, other than the sign that a press was heard. */
function noteChange(page: Page, place: string): Promise<void> {
  return page.evaluate((selector) => {
    performance.clearMarks('changed');
    const watched = document.querySelector(selector);
    if (watched === null) throw new Error(`there is no ${selector}`);
    const signs = ['data-pressed', 'data-closing'];
    const observer = new MutationObserver((changes) => {
      if (changes.every(({ attributeName }) => signs.includes(attributeName ?? ''))) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => void performance.mark('changed'));
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(watched, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  }, place);
}

/** What a press is made of; a finger that comes down may still mean to scroll. */
const PRESSES = /^(MOUSE_PRESSED|MOUSE_RELEASED|KEY_PRESSED|KEY_DOWN|RAW_KEY_DOWN|GESTURE_TAP)$/;

interface Press {
  readonly shown: number;
  readonly work: number;
  readonly moved: number;
}

function rowsOf(trace: Trace, screen: Screen): string[][] {
  const marks = trace.spans.filter(({ name }) => name.startsWith('press '));
  const byKind = new Map<string, Press[]>();
  for (const [index, { name, from }] of marks.entries()) {
    const until = marks[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const isIts = (span: Span) => span.from >= from && span.from < until;
    const inputs = trace.inputs.filter((each) => isIts(each) && PRESSES.test(each.name));
    const changed = trace.spans.find((each) => each.name === 'changed' && isIts(each));
    const last = inputs.findLast((each) => changed !== undefined && each.from <= changed.from);
    if (last === undefined || changed === undefined) continue;
    const kind = `${screen}: ${name.replace('press ', '')}`;
    byKind.set(kind, [
      ...(byKind.get(kind) ?? []),
      {
        // Down and up are each to be answered: the slower counts.
        shown: Math.max(...inputs.map((input) => input.to - input.from)),
        work: Math.max(...inputs.map(({ work }) => work)),
        moved: changed.from - last.from,
      },
    ]);
  }
  return [...byKind].map(([kind, presses]) => {
    const each = (pick: (press: Press) => number, share: number) =>
      percentile(presses.map(pick), share).toFixed(0);
    return [
      kind,
      String(presses.length),
      each(({ shown }) => shown, 0.5),
      each(({ shown }) => shown, 0.95),
      each(({ work }) => work, 0.5),
      each(({ work }) => work, 0.95),
      each(({ moved }) => moved, 0.5),
      String(FEEDBACK_LIMIT),
    ];
  });
}

const MOTIONS = {
  dice: 'dice roll',
  tokens: 'credits, income and points fly',
  ship: 'a ship docks',
} as const;
type Motion = keyof typeof MOTIONS;

/** Runs in the page: every motion leaves a measure from its beginning to its end. */
function noteMotions(): void {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (this: Element, ...given) {
    const animation = animate.apply(this, given);
    const at = this.closest<HTMLElement>('[data-at]')?.dataset.at ?? '';
    const flies = this.parentElement?.getAttribute('aria-hidden') === 'true' && at === '';
    const moves = JSON.stringify(given[0]).includes('transform');
    const kind = at.startsWith('dice')
      ? 'dice'
      : flies
        ? 'tokens'
        : at.startsWith('station')
          ? 'ship'
          : undefined;
    if (kind !== undefined && moves) {
      const start = performance.now();
      const note = () =>
        void performance.measure(`motion ${kind}`, { start, end: performance.now() });
      animation.finished.then(note, () => {});
    }
    return animation;
  };
}

function framesPerSecond({ frames }: Trace, { from, to }: Span): number {
  return (frames.filter((frame) => frame > from && frame <= to).length * 1000) / (to - from);
}

function longestTask({ tasks }: Trace, { from, to }: Span): number {
  return Math.max(
    0,
    ...tasks.filter((task) => task.to > from && task.from < to).map(({ work }) => work),
  );
}
