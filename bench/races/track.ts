/** Races at one table: two who race and a third who never finishes, so that both taps count and both have a place in the server's log. */

import type { Line } from '@starboard/client';
import type { Seat } from '@starboard/engine';
import { lineTo, Visitor } from '../../tools/crowd/visitor.ts';
import { type RoundView, race } from './racer.ts';

/** One who races, and how he reaches the server. */
export interface Contestant {
  /** The server's address for him: perhaps the near end of a slow line. */
  readonly address: string;
  /** What he says his stopwatch shows; an honest man leaves it out. */
  readonly claim?: (time: number) => number;
  /** Opens his line, where it is not like everybody's. */
  readonly lineTo?: (address: string, cookie: string | undefined) => Line;
}

/** What became of one race of two. */
export interface Race {
  readonly runners: readonly [Run, Run];
  /** Who was first by his own stopwatch, as the server decided it, and by arrival alone. */
  readonly first: { readonly truly: number; readonly decided: number; readonly arrived: number };
  /** Between the two, by their own stopwatches. */
  readonly gap: number;
}

interface Run {
  /** What his own stopwatch showed when he tapped. */
  readonly true: number;
  /** What the server wrote down. */
  readonly counted: number;
}

/** When both are to tap in a round, each on his own stopwatch. */
export type Plan = (round: number) => readonly [number, number];

/** Plays one game, and gives all its races but those that were a tie. With all eight buildings in hand it has one round. */
export async function runGame(
  address: string,
  contestants: readonly [Contestant, Contestant],
  plan: Plan,
  hand = 4,
): Promise<Race[]> {
  const people = await Promise.all(
    [...contestants, undefined].map(async (contestant, seat) => {
      const visitor = new Visitor(address);
      await visitor.welcome({ name: `Racer ${seat + 1}`, colour: seat + 1, language: 'en' });
      return { visitor, contestant };
    }),
  );
  const table = await sitDown(
    people.map(({ visitor }) => visitor),
    hand,
  );
  const rounds: RoundView[] = [];
  const lines: Line[] = [];
  const racers = await Promise.all(
    people.map(({ visitor: { cookie }, contestant }, seat) => {
      const open = contestant?.lineTo ?? lineTo;
      const line = open(contestant?.address ?? address, cookie);
      lines.push(line);
      return race({
        seat: seat as Seat,
        line,
        table,
        finish: (round) => (contestant === undefined ? undefined : plan(round)[seat]),
        claim: contestant?.claim ?? ((time) => time),
        ...(contestant === undefined ? { checked: (round) => rounds.push(round) } : {}),
      });
    }),
  );
  await Promise.all(racers.map(({ over }) => over));
  for (const line of lines) line.close();
  return rounds.flatMap((round) => {
    const runs = [0, 1].map((seat) => ({
      true: racers[seat]?.taps.get(round.number) ?? Number.NaN,
      counted: round.builders[seat]?.tap ?? Number.NaN,
    })) as [Run, Run];
    return raceOf(round, runs) ?? [];
  });
}

async function sitDown(visitors: readonly Visitor[], hand: number): Promise<string> {
  const [host, ...others] = visitors as [Visitor, ...Visitor[]];
  const { id } = await host.open({
    game: 'space-builder',
    seats: visitors.length,
    options: { hands: visitors.map(() => hand) },
    pace: { kind: 'relaxed' },
  });
  for (const [index, visitor] of others.entries()) await visitor.sit(id, index + 1);
  await host.start(id);
  return id;
}

function raceOf(round: RoundView, runners: readonly [Run, Run]): Race | undefined {
  const gap = runners[1].true - runners[0].true;
  if (gap === 0) return undefined;
  const order = round.check?.boards.map(({ builder }) => builder) ?? [];
  const arrivals = [0, 1].map(
    (seat) => round.builders[seat]?.history?.find(({ action }) => action.kind === 'tap')?.arrival,
  ) as [number, number];
  return {
    runners,
    first: {
      truly: gap > 0 ? 0 : 1,
      decided: order.indexOf(0) < order.indexOf(1) ? 0 : 1,
      arrived: arrivals[0] < arrivals[1] ? 0 : 1,
    },
    gap: Math.abs(gap),
  };
}
