/** A summary, for people. */

import { figure, tableOf } from '../table.ts';
import type { Share } from './interval.ts';
import type { Spread, Standing, Summary } from './summary.ts';

export function reportOf(summary: Summary, seconds: number, cores: number): string {
  const { bots, seats, actions, measures } = summary;
  const lengths = Object.entries({ ...measures, actions }).map(([name, spread]) =>
    spreadRow(name, spread),
  );
  const parts = [
    `${summary.game}: ${figure(summary.games)} games of ${summary.players} players, seed ${summary.seed}`,
    tableOf([standingHead('bot', bots), ...bots.map(standingRow)]),
    tableOf([standingHead('seat', seats), ...seats.map(standingRow)]),
    tableOf([['a game', 'mean', 'least', 'most'], ...lengths]),
    `${figure(summary.games / seconds, 1)} games a second on ${cores} ${cores === 1 ? 'core' : 'cores'}, ${figure(seconds, 1)} s in all`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function standingHead(what: string, standings: readonly Standing[]): string[] {
  const measured = Object.keys(standings[0]?.measures ?? {});
  return [what, 'played', 'won', '95 % interval', 'place', 'score', ...measured];
}

function standingRow({ name, played, wins, place, score, measures }: Standing): string[] {
  return [
    name,
    figure(played),
    percent(wins.share),
    intervalOf(wins),
    figure(place, 2),
    figure(score, 2),
    ...Object.values(measures).map((value) => figure(value, 2)),
  ];
}

function spreadRow(name: string, { mean, least, most }: Spread): string[] {
  return [name, figure(mean, 2), figure(least, 1), figure(most, 1)];
}

function intervalOf({ low, high }: Share): string {
  return `${percent(low)} – ${percent(high)}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
