/** Space Builder in the hand: how many frames a building lags behind the pointer, and how smoothly it is dragged. */

import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { markdown, median, percentile } from './markdown.ts';
import { slow } from './slowness.ts';
import { type Trace, traced } from './trace.ts';
import type { Venue } from './venue.ts';

/** In milliseconds, on a screen that shows sixty a second. */
const FRAME = 1000 / 60;
/** The hand is laid out, and then moved about on the board. */
const DRAGS = 12;
const STEPS = 60;
/** In milliseconds. */
const REST = 150;

export async function measureHandling(venue: Venue): Promise<string> {
  const rows: string[][] = [];
  for (const slowness of [1, 4]) {
    const trace = await venue.visit('tablet', async (page) => {
      await beginRace(page);
      if (slowness === 1) await openBoards(page);
      await slow(page, slowness);
      return traced(page, async () => {
        for (let drag = 0; drag < DRAGS; drag++) await dragAcross(page, drag);
      });
    });
    rows.push(...rowsOf(trace, slowness));
  }
  return markdown(
    [
      'Space Builder, with four boards in the page; slower, as it is',
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

/**
 * Nobody who builds sees another's board: the others are faces to him. Whoever
 * wants to hand them all to him must not slow him down, so the page is given
 * three more, each with a city on it, for the time of the measurement.
 */
async function openBoards(page: Page): Promise<void> {
  await page.evaluate(() => {
    const own = document.querySelector('[data-kind="soil"]');
    const faces = [...document.querySelectorAll<HTMLImageElement>('[data-kind="map"] li img')];
    for (let rival = 0; rival < 3; rival++) {
      const board = own?.cloneNode(true) as HTMLElement;
      Object.assign(board.style, {
        position: 'fixed',
        width: '10rem',
        left: `${1 + rival * 11}rem`,
      });
      board.style.bottom = '11rem';
      board.querySelectorAll<HTMLElement>('[data-slot]').forEach((slot, index) => {
        slot.append(faces[index]?.cloneNode() as HTMLElement);
        delete slot.dataset.slot;
      });
      document.body.append(board);
    }
  });
}

/** Takes a building from the hand or the board, carries it over the pile to a slot in a second, and puts it down. */
async function dragAcross(page: Page, drag: number): Promise<void> {
  const free = page.locator('[data-slot]:not([data-card])');
  const laid = page.locator('[data-slot][data-card]');
  const held = page.locator('[data-tray] [data-card]');
  const card = await ((await held.count()) > 0 ? held : laid).first().boundingBox();
  const slot = await free.nth(drag % (await free.count())).boundingBox();
  const pile = await page.locator('[data-do="tap"]').boundingBox();
  if (!card || !slot || !pile) throw new Error('there is nothing to drag, or nowhere to');
  const from = middle(card);
  const over = middle(pile);
  const to = middle(slot);
  await page.mouse.move(from.x, from.y);
  // A hand rests for a moment before it presses, moves and lets go: each is measured by itself.
  await page.waitForTimeout(REST);
  await page.mouse.down();
  await page.waitForTimeout(REST);
  await page.evaluate((name) => void performance.mark(name), `drag ${drag} begins`);
  const begun = performance.now();
  const moves: Promise<void>[] = [];
  for (let step = 1; step <= STEPS; step++) {
    const half = STEPS / 2;
    const [start, end] = step <= half ? [from, over] : [over, to];
    const share = ((step - 1) % half) / half + 1 / half;
    moves.push(
      page.mouse.move(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share),
    );
    // A hand does not wait for the page.
    await setTimeout(begun + step * FRAME - performance.now());
  }
  await Promise.all(moves);
  await page.evaluate((name) => void performance.mark(name), `drag ${drag} ends`);
  await page.waitForTimeout(REST);
  await page.mouse.up();
  await page.waitForTimeout(2 * REST);
}

function middle(box: { x: number; y: number; width: number; height: number }) {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Input = Trace['inputs'][number];

/** What is done, and by which inputs. The first of a drag lifts the building. */
const DEEDS: Readonly<Record<string, (input: Input, before: Input | undefined) => boolean>> = {
  'a building is taken up': ({ name }) => name === 'MOUSE_PRESSED',
  'it leaves the hand': ({ name }, before) =>
    name === 'MOUSE_DRAGGED' && before?.name !== 'MOUSE_DRAGGED',
  'it is carried': ({ name }, before) =>
    name === 'MOUSE_DRAGGED' && before?.name === 'MOUSE_DRAGGED',
  'it is put down': ({ name }) => name === 'MOUSE_RELEASED',
};

function rowsOf(trace: Trace, slowness: number): string[][] {
  const all = trace.inputs.filter(({ name }) => name.startsWith('MOUSE_'));
  return Object.entries(DEEDS).map(([deed, isMeant]) => {
    const inputs = all.filter((input, index) => isMeant(input, all[index - 1]));
    const carried = deed === 'it is carried';
    const lags = inputs.map(({ from, to }) => (to - from) / FRAME);
    const works = inputs.map(({ work }) => work);
    return [
      `${deed}${slowness === 1 ? '' : `, ${slowness} times slower`}`,
      String(inputs.length),
      median(lags).toFixed(1),
      percentile(lags, 0.95).toFixed(1),
      median(works).toFixed(1),
      percentile(works, 0.95).toFixed(1),
      carried ? framesPerSecond(trace).toFixed(0) : '',
      carried && slowness === 1 ? '2 frames; 60 a second' : '2 frames',
    ];
  });
}

/** While a building is in the air: from the first frame of each drag to its last. */
function framesPerSecond({ frames, spans }: Trace): number {
  let shown = 0;
  let time = 0;
  for (const { name, from } of spans) {
    if (!/^drag \d+ begins$/.test(name)) continue;
    const to = spans.find((span) => span.name === name.replace('begins', 'ends'))?.from ?? from;
    const [first, ...others] = frames.filter((frame) => frame > from && frame <= to);
    shown += others.length;
    time += (others.at(-1) ?? 0) - (first ?? 0);
  }
  return (shown * 1000) / time;
}
