/** What many games say together. */

import { type Share, shareOf } from './interval.ts';
import { chairAt, type PlayedGame, type SimulationPlan } from './plan.ts';

export interface Summary {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  /** By name of the bot, in the order given. */
  readonly bots: readonly Standing[];
  /** By seat, whoever sat there. */
  readonly seats: readonly Standing[];
  readonly actions: Spread;
  /** The game's own measures of a match. */
  readonly measures: Readonly<Record<string, Spread>>;
}

export interface Standing {
  readonly name: string;
  /** How many seats were played under this name. */
  readonly played: number;
  /** How often it won; a shared first place counts as its part. */
  readonly wins: Share;
  readonly place: number;
  readonly score: number;
  /** The mean of the game's own measures of a seat. */
  readonly measures: Readonly<Record<string, number>>;
}

export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

export function summarise(plan: SimulationPlan, games: readonly PlayedGame[]): Summary {
  const seats = plan.bots.map((_, seat) => seat);
  const seated = games.flatMap((game) =>
    seats.map((seat) => ({
      bot: plan.bots[chairAt(plan, game.number, seat)] as string,
      seat,
      ...seatOf(game, seat),
    })),
  );
  return {
    game: plan.game,
    players: seats.length,
    games: games.length,
    seed: plan.seed,
    bots: [...new Set(plan.bots)].map((name) =>
      standing(
        name,
        seated.filter(({ bot }) => bot === name),
      ),
    ),
    seats: seats.map((seat) =>
      standing(
        `seat ${seat + 1}`,
        seated.filter((one) => one.seat === seat),
      ),
    ),
    actions: spread(games.map(({ actions }) => actions)),
    measures: spreads(games.map(({ match }) => match)),
  };
}

/** How one seat fared in one game. */
interface Fared {
  readonly win: number;
  readonly place: number;
  readonly score: number;
  readonly measures: Readonly<Record<string, number>>;
}

function seatOf(game: PlayedGame, seat: number): Fared {
  const place = game.places[seat] as number;
  const winners = game.places.filter((other) => other === 1).length;
  return {
    win: place === 1 ? 1 / winners : 0,
    place,
    score: game.scores[seat] as number,
    measures: game.seats[seat] ?? {},
  };
}

function standing(name: string, fared: readonly Fared[]): Standing {
  const measures = spreads(fared.map((one) => one.measures));
  return {
    name,
    played: fared.length,
    wins: shareOf(sum(fared.map(({ win }) => win)), fared.length),
    place: spread(fared.map(({ place }) => place)).mean,
    score: spread(fared.map(({ score }) => score)).mean,
    measures: Object.fromEntries(Object.entries(measures).map(([key, { mean }]) => [key, mean])),
  };
}

function spreads(rows: readonly Readonly<Record<string, number>>[]): Record<string, Spread> {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Object.fromEntries(
    keys.map((key) => [key, spread(rows.flatMap((row) => row[key] ?? []))]),
  );
}

function spread(values: readonly number[]): Spread {
  return {
    mean: sum(values) / values.length,
    least: values.reduce((least, value) => Math.min(least, value)),
    most: values.reduce((most, value) => Math.max(most, value)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
