/**
 * How heavy the page is, how fast it opens and how soon it answers: measured on
 * the built page, in Chromium. `npm run bench:page` prints the tables that stand
 * in docs/performance.md; `npm run bench:page -- weight feedback` some of them,
 * and `--quick` only tries it.
 */

import { measureScores } from './scores.ts';
import { measureShift } from './shift.ts';
import { measureFeedback, measureMotion } from './space-base.ts';
import { measureHandling } from './space-builder.ts';
import { openVenue, type Venue } from './venue.ts';
import { measureWeight } from './weight.ts';

const quick = process.argv.includes('--quick');
const MEASURES: Record<string, (venue: Venue) => Promise<string>> = {
  weight: measureWeight,
  shift: measureShift,
  feedback: (venue) => measureFeedback(venue, quick ? 4 : 36),
  motion: (venue) => measureMotion(venue, quick ? 4 : 12),
  handling: measureHandling,
  lighthouse: (venue) => measureScores(venue, quick ? 1 : 3),
};

const wanted = process.argv.slice(2).filter((given) => !given.startsWith('--'));
const unknown = wanted.find((name) => !(name in MEASURES));
if (unknown !== undefined) {
  console.error(`There is no "${unknown}" to measure, but ${Object.keys(MEASURES).join(', ')}.`);
  process.exit(1);
}

const venue = await openVenue();
try {
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n## ${name}\n\n${await measure(venue)}`);
  }
} finally {
  await venue.close();
}
