/** What Lighthouse says of a first visit with a phone on a slow line. */

import lighthouse from 'lighthouse';
import type { Page } from 'playwright';
import { markdown, median } from './markdown.ts';
import type { Venue } from './venue.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const FIGURES = {
  'first-contentful-paint': 'first paint, s',
  'largest-contentful-paint': 'largest paint, s',
  'total-blocking-time': 'blocked, ms',
  'cumulative-layout-shift': 'shift',
} as const;
type Figure = keyof typeof FIGURES;

interface Verdict {
  readonly scores: Record<(typeof CATEGORIES)[number], number>;
  readonly figures: Record<Figure, number>;
  /** What Lighthouse would have otherwise, outside of performance. */
  readonly faults: readonly string[];
}

export async function measureScores(venue: Venue, runs: number): Promise<string> {
  const places: Record<string, string> = {
    home: '/',
    lobby: '/lobby',
    'new table': '/new/space-base?way=online',
    rules: '/learn/space-base/rules',
    ...(await openTables(venue)),
  };
  const rows: string[][] = [];
  const faults: string[] = [];
  for (const [name, path] of Object.entries(places)) {
    const verdicts: Verdict[] = [];
    for (let run = 0; run < runs; run++) {
      // Lighthouse keeps cookies.
      await venue.forget();
      verdicts.push(await judge(`${venue.address}${path}`, venue.port));
    }
    const middle = (pick: (verdict: Verdict) => number) => median(verdicts.map(pick));
    rows.push([
      name,
      ...CATEGORIES.map((category) => middle(({ scores }) => scores[category]).toFixed(0)),
      ...(Object.keys(FIGURES) as Figure[]).map((figure) =>
        shown(
          figure,
          middle(({ figures }) => figures[figure]),
        ),
      ),
    ]);
    for (const fault of new Set(verdicts.flatMap((verdict) => verdict.faults))) {
      faults.push(`- ${name}: ${fault}`);
    }
  }
  const table = markdown(['', ...CATEGORIES, ...Object.values(FIGURES)], rows);
  return [table, ...faults].join('\n');
}

function shown(figure: Figure, value: number): string {
  if (figure === 'cumulative-layout-shift') return value.toFixed(3);
  return figure === 'total-blocking-time' ? value.toFixed(0) : (value / 1000).toFixed(1);
}

async function judge(url: string, port: number): Promise<Verdict> {
  const outcome = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (outcome === undefined) throw new Error(`Lighthouse has nothing to say of ${url}`);
  const { categories, audits, runtimeError } = outcome.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const each = <Name extends string>(names: readonly Name[], value: (name: Name) => number) =>
    Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, number>;
  return {
    scores: each(CATEGORIES, (name) => (categories[name]?.score ?? Number.NaN) * 100),
    figures: each(
      Object.keys(FIGURES) as Figure[],
      (name) => audits[name]?.numericValue ?? Number.NaN,
    ),
    faults: CATEGORIES.slice(1)
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => audits[id]?.title ?? id),
  };
}

/** Two people have sat down to a game, another table waits; whoever follows a link to either sees it for the first time. */
function openTables(venue: Venue): Promise<Record<string, string>> {
  return venue.visit('desk', async (host) => {
    const waiting = await openTable(host);
    const playing = await openTable(host);
    await venue.visit('desk', async (guest) => {
      await guest.goto(playing);
      await guest.getByRole('button', { name: 'Sit here' }).click();
      await host.getByRole('button', { name: 'Start' }).click();
      await guest.locator('[data-question]').waitFor();
    });
    return { 'a table that waits': waiting, 'a table in play': playing };
  });
}

async function openTable(host: Page): Promise<string> {
  await host.goto('/new/space-base?way=online');
  await host.getByRole('radio', { name: '2', exact: true }).check();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.waitForURL(/\/table\/\w+$/);
  return new URL(host.url()).pathname;
}
