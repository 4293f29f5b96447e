/** What a visitor's line carries, compressed, until the page stands: the home page, and what each game adds. */

import type { Page, Request } from 'playwright';
import { markdown } from './markdown.ts';
import type { Venue } from './venue.ts';

/** In bytes of compressed JavaScript, for the first visit to the home page. */
const HOME_LIMIT = 200_000;

const KINDS = ['script', 'stylesheet', 'font', 'document', 'image'] as const;

export async function measureWeight(venue: Venue): Promise<string> {
  const rows: string[][] = [];
  const largest: string[] = [];
  const note = (where: string, parts: readonly Part[], limit: string) => {
    rows.push([
      where,
      ...KINDS.map((kind) => kilobytes(sum(parts.filter((part) => part.kind === kind)))),
      String(parts.length),
      limit,
    ]);
    largest.push(`${where}: ${heaviest(parts)}`);
  };

  for (const game of ['Space Base', 'Space Builder']) {
    await venue.visit('phone', async (page) => {
      const parts = collect(page);
      await page.goto('/');
      await page.locator('#my-games').waitFor();
      await page.waitForTimeout(SETTLING);
      const home = await Promise.all(parts.splice(0));
      if (rows.length === 0) note('home, first visit', home, kilobytes(HOME_LIMIT));
      await page.getByRole('button', { name: `Play now: ${game}` }).click();
      await page.locator(SET).first().waitFor();
      await page.waitForTimeout(SETTLING);
      note(`then ${game} against bots`, await Promise.all(parts.splice(0)), '');
    });
  }
  const heads = ['compressed KB', ...KINDS.map(plural), 'requests', 'limit for scripts'];
  return `${markdown(heads, rows)}\n\nThe heaviest scripts, in KB:\n\n${largest.map((line) => `- ${line}`).join('\n')}`;
}

/** A table that stands has its question, or its pile of maps. */
const SET = '[data-question], [data-tray]';
/** In milliseconds, for what is fetched once a page stands. */
const SETTLING = 3000;

interface Part {
  readonly name: string;
  readonly kind: string;
  readonly bytes: number;
}

function collect(page: Page): Promise<Part>[] {
  const parts: Promise<Part>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('http') && !request.url().includes('/api/'))
      parts.push(partOf(request));
  });
  return parts;
}

async function partOf(request: Request): Promise<Part> {
  const length = await (await request.response())?.headerValue('content-length');
  const name = new URL(request.url()).pathname.replace(/^\/assets\/|-[\w-]{8}(?=\.\w+$)/g, '');
  return { name, kind: request.resourceType(), bytes: Number(length ?? Number.NaN) };
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((total, { bytes }) => total + bytes, 0);
}

function heaviest(parts: readonly Part[]): string {
  return parts
    .filter(({ kind }) => kind === 'script')
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 6)
    .map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`)
    .join(', ');
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function plural(kind: string): string {
  return `${kind}s`;
}
