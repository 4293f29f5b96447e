/** Space Builder in the hand: how many frames a building lags behind the pointer, and how smoothly it is dragged. */

import type { Page } from 'playwright';
import { markdown, median, percentile } from './markdown.ts';
import { slow } from './slowness.ts';
import { type Trace, traced } from './trace.ts';
import type { Venue } from './venue.ts';

/** In milliseconds, on a screen that shows sixty a second. */
const FRAME = 1000 / 60;
const DRAGS = 4;
const STEPS = 60;

export async function measureHandling(venue: Venue): Promise<string> {
  const rows: string[][] = [];
  for (const slowness of [1, 4]) {
    const trace = await venue.visit('tablet', async (page) => {
      await beginRace(page);
      await slow(page, slowness);
      return traced(page, async () => {
        for (let drag = 0; drag < DRAGS; drag++) await dragAcross(page, drag);
      });
    });
    rows.push(...rowsOf(trace, slowness));
  }
  return markdown(
    [
      'Space Builder, four at the table',
      'inputs',
      'frames until it is seen: median',
      '95 %',
      'processor time each, ms: median',
      '95 %',
      'frames a second',
      'limit',
    ],
    rows,
  );
}

/** You and three bots, all building. */
async function beginRace(page: Page): Promise<void> {
  await page.goto('/new/space-builder?way=bots');
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.locator('[data-direction]').first().waitFor();
  await page.waitForTimeout(500);
}

/** Takes a building from the hand, carries it all over the board in a second, and puts it down. */
async function dragAcross(page: Page, drag: number): Promise<void> {
  const card = await page.locator('[data-tray] [data-card]').nth(0).boundingBox();
  const slots = await page.locator('[data-slot]').all();
  const slot = await slots[drag]?.boundingBox();
  const last = await slots.at(-1)?.boundingBox();
  if (!card || !slot || !last) throw new Error('there is nothing to drag, or nowhere to');
  const from = middle(card);
  const over = middle(last);
  const to = middle(slot);
  await page.evaluate((name) => void performance.mark(name), `drag ${drag} begins`);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step++) {
    const half = STEPS / 2;
    const [start, end] = step <= half ? [from, over] : [over, to];
    const share = ((step - 1) % half) / half + 1 / half;
    const next = page.waitForTimeout(FRAME);
    await page.mouse.move(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share);
    await next;
  }
  await page.mouse.up();
  await page.evaluate((name) => void performance.mark(name), `drag ${drag} ends`);
  await page.waitForTimeout(300);
}

function middle(box: { x: number; y: number; width: number; height: number }) {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const DEEDS = {
  MOUSE_PRESSED: 'a building is taken up',
  MOUSE_DRAGGED: 'it is carried',
  MOUSE_RELEASED: 'it is put down',
} as const;

function rowsOf(trace: Trace, slowness: number): string[][] {
  return Object.entries(DEEDS).map(([kind, deed]) => {
    const inputs = trace.inputs.filter(({ name }) => name === kind);
    const lags = inputs.map(({ from, to }) => (to - from) / FRAME);
    const works = inputs.map(({ work }) => work);
    return [
      `${deed}${slowness === 1 ? '' : `, ${slowness} times slower`}`,
      String(inputs.length),
      median(lags).toFixed(1),
      percentile(lags, 0.95).toFixed(1),
      median(works).toFixed(1),
      percentile(works, 0.95).toFixed(1),
      kind === 'MOUSE_DRAGGED' ? framesPerSecond(trace).toFixed(0) : '',
      kind === 'MOUSE_DRAGGED' && slowness === 1 ? '2 frames; 60 a second' : '2 frames',
    ];
  });
}

/** While a building is in the air. */
function framesPerSecond({ frames, spans }: Trace): number {
  let shown = 0;
  let time = 0;
  for (const { name, from } of spans) {
    if (!/^drag \d+ begins$/.test(name)) continue;
    const to = spans.find((span) => span.name === name.replace('begins', 'ends'))?.from ?? from;
    shown += frames.filter((frame) => frame > from && frame <= to).length;
    time += to - from;
  }
  return (shown * 1000) / time;
}
