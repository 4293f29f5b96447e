/** What a player did in the rounds of a match, for the statistics at its end. */

import type { Building, Direction } from '../../maps/map.ts';
import type { Move, Time } from '../../rules/action.ts';
import { cardsOf } from '../../rules/cards.ts';
import type { Event } from '../../rules/event.ts';
import { progressOf } from '../../rules/history.ts';
import { directionFor } from '../../rules/options.ts';
import type { Verdict, Wrong } from '../../rules/state.ts';
import type { OptionsView, Progress } from '../../rules/view.ts';

/** One round, as one builder saw it. */
export interface Remembered {
  readonly number: number;
  readonly direction: Direction;
  /** The place of the winner among the builders. */
  readonly winner: number;
  /** By place: how long it took, nothing for one who did not finish, and the faults. */
  readonly boards: readonly { readonly finish: Time | null; readonly faults: number }[];
  readonly verdicts: readonly Verdict[];
  /** How long each building took since the one before it. */
  readonly times: readonly { readonly building: Building; readonly took: Time }[];
  /** How many buildings stood from which time on. */
  readonly progress: readonly Progress[];
}

/** The rounds that were checked, from everything that a builder heard since the set-up. */
export function roundsOf(
  events: Iterable<Event>,
  options: OptionsView,
  place: number,
): Remembered[] {
  const rounds: Remembered[] = [];
  let direction: Direction = 0;
  let moves: Move[] = [];
  for (const event of events) {
    if (event.kind === 'revealed') {
      direction = directionFor(options, event.direction, place);
      moves = [];
    } else if (event.kind === 'moved') {
      if (event.seat === place) moves.push(event.move);
    } else if (event.kind === 'checked') {
      rounds.push(checked(event, { direction, moves }, place));
    }
  }
  return rounds;
}

function checked(
  { round, check: { boards, winner } }: Extract<Event, { kind: 'checked' }>,
  { direction, moves }: { direction: Direction; moves: readonly Move[] },
  place: number,
): Remembered {
  const boardOf = (index: number) => boards.find(({ builder }) => builder === index);
  const verdicts = boardOf(place)?.verdicts ?? [];
  return {
    direction,
    times: timesOf(moves),
    progress: progressOf({
      cards: cardsOf(verdicts.map(({ building }) => building)),
      history: moves.map((action) => ({ arrival: 0, action })),
    }),
    number: round,
    winner,
    boards: boards.map((_, index) => {
      const { finish = null, faults = 0 } = boardOf(index) ?? {};
      return { finish, faults };
    }),
    verdicts,
  };
}

/** A building is done when it is touched for the last time. */
function timesOf(moves: readonly Move[]): Remembered['times'] {
  const done = new Map<Building, Time>();
  for (const { building, at } of moves) {
    done.delete(building);
    done.set(building, at);
  }
  let before = 0;
  return [...done].map(([building, at]) => {
    const took = at - before;
    before = at;
    return { building, took };
  });
}

export interface Trip {
  readonly building: Building;
  readonly wrong: Wrong;
  readonly times: number;
}

/** What went wrong most often, by building and kind, worst first. */
export function trips(rounds: readonly Remembered[]): Trip[] {
  const found = new Map<string, Trip>();
  for (const { building, wrong } of rounds.flatMap(({ verdicts }) => verdicts)) {
    const [first] = wrong;
    if (first === undefined) continue;
    const key = `${building} ${first}`;
    found.set(key, { building, wrong: first, times: (found.get(key)?.times ?? 0) + 1 });
  }
  return [...found.values()].sort((one, other) => other.times - one.times);
}

/** The mean finishing time by the direction in which the map lay; nothing where there was none. */
export function byDirection(rounds: readonly Remembered[], place: number): (Time | null)[] {
  return [0, 1, 2, 3].map((direction) =>
    mean(
      rounds
        .filter((round) => round.direction === direction)
        .flatMap(({ boards }) => boards[place]?.finish ?? []),
    ),
  );
}

/** How long a building takes on average, slowest first. */
export function byBuilding(
  rounds: readonly Remembered[],
): { readonly building: Building; readonly took: Time }[] {
  const all = rounds.flatMap(({ times }) => times);
  const buildings = [...new Set(all.map(({ building }) => building))];
  return buildings
    .map((building) => ({
      building,
      took: mean(all.filter((time) => time.building === building).map(({ took }) => took)) as Time,
    }))
    .sort((one, other) => other.took - one.took);
}

export function mean(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
