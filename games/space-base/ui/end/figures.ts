/** The match in figures, added up from what happened: who scored when, what each sector and ship brought, what the dice showed. */

import type { Seat } from '@starboard/engine';
import type { CardNumber, Event, FaceUp, Resources, Sector } from '@starboard/space-base';
import { ROLLS } from '@starboard/space-base';
import { eventsOf, type History } from '../table/history.ts';

export const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export interface RoundScore {
  readonly round: number;
  /** Victory points at its end, by seat. */
  readonly vp: readonly number[];
}

/** Round by round, as far as they were seen; before the first one nobody has any. */
export function scoresByRound(history: History): RoundScore[] {
  const ends = new Map(history.map(({ round, vp }) => [round, vp]));
  return [...ends].map(([round, vp]) => ({ round, vp })).sort((a, b) => a.round - b.round);
}

/** Whether the match was followed from its first turn; the page may have been opened in the middle. */
export function isWhole(history: History): boolean {
  return eventsOf(history).some(({ kind }) => kind === 'starts');
}

export interface SectorYield {
  readonly sector: Sector;
  /** On the seat's own turns, from the station. */
  readonly own: Resources;
  /** On the others' turns, from the ships deployed. */
  readonly others: Resources;
}

export function yieldBySector(events: readonly Event[], seat: Seat): SectorYield[] {
  const yields = Array.from({ length: 12 }, (_, index) => ({
    sector: (index + 1) as Sector,
    own: nothing(),
    others: nothing(),
  }));
  for (const event of events) {
    if (event.kind !== 'collected' || event.seat !== seat) continue;
    const sector = yields[event.sector - 1] as (typeof yields)[number];
    add(event.face === 'station' ? sector.own : sector.others, event);
  }
  return yields;
}

export interface ShipYield {
  readonly card: CardNumber;
  readonly face: FaceUp | 'ability' | 'colony';
  readonly brought: Resources;
}

/** What each ship of a seat brought, most first; points count most, then income. */
export function yieldByShip(events: readonly Event[], seat: Seat): ShipYield[] {
  const found = new Map<string, { card: CardNumber; face: ShipYield['face']; brought: Counted }>();
  const entry = (card: CardNumber, face: ShipYield['face']): Counted => {
    const key = `${card} ${face}`;
    const known = found.get(key) ?? { card, face, brought: nothing() };
    found.set(key, known);
    return known.brought;
  };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'collected') add(entry(event.card, event.face), event);
    if (event.kind === 'gained') add(entry(event.card, 'ability'), event);
    if (event.kind === 'settled') entry(event.card, 'colony').vp += event.vp;
  }
  return [...found.values()]
    .filter(({ brought }) => worth(brought) > 0)
    .sort((a, b) => worth(b.brought) - worth(a.brought));
}

export interface DiceFigures {
  readonly rolls: number;
  /** How often each sum from 2 to 12 came. */
  readonly rolled: readonly number[];
  /** How often it was to be expected. */
  readonly expected: readonly number[];
}

export function diceFigures(events: readonly Event[]): DiceFigures {
  const sums = events.flatMap((event) =>
    event.kind === 'rolled' || event.kind === 'rerolled' ? [event.dice[0] + event.dice[1]] : [],
  );
  const count = (list: readonly number[]) =>
    SUMS.map((sum) => list.filter((entry) => entry === sum).length);
  const chances = count(ROLLS.map(([first, second]) => first + second));
  return {
    rolls: sums.length,
    rolled: count(sums),
    expected: chances.map((chance) => (chance * sums.length) / ROLLS.length),
  };
}

/** The largest step towards the goal in one go: which ship or colony, in which round, how many points. */
export interface Stride {
  readonly card: CardNumber;
  readonly vp: number;
  readonly round: number;
}

export function longestStride(history: History, seat: Seat): Stride | undefined {
  let longest: Stride | undefined;
  for (const { events, round } of history) {
    for (const event of events) {
      if (event.kind !== 'collected' && event.kind !== 'gained' && event.kind !== 'settled')
        continue;
      if (event.seat !== seat || event.vp <= (longest?.vp ?? 0)) continue;
      longest = { card: event.card, vp: event.vp, round };
    }
  }
  return longest;
}

/** Credits that purchases took beyond their cost. */
export function wastedBy(events: readonly Event[], seat: Seat): number {
  return events.reduce(
    (sum, event) => sum + (event.kind === 'bought' && event.seat === seat ? event.wasted : 0),
    0,
  );
}

type Counted = { -readonly [Resource in keyof Resources]: number };

function nothing(): Counted {
  return { credits: 0, income: 0, vp: 0 };
}

function add(total: Counted, { credits, income, vp }: Resources): void {
  total.credits += credits;
  total.income += income;
  total.vp += vp;
}

/** Only to put them in an order. */
function worth({ credits, income, vp }: Resources): number {
  return vp * 3 + income * 2 + credits;
}
