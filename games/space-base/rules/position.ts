/** Positions for tests, set up in a line or two, and a table to play on from there. */

import { Random, type Seat, type Seed } from '@starboard/engine';
import { baseSet } from '../cards/base.ts';
import type { CardId, CardSet, Face, Level, Sector, Ship } from '../cards/card.ts';
import type { Action } from './action.ts';
import type { CardNumber } from './card-number.ts';
import { consoleOf } from './console.ts';
import type { Event } from './event.ts';
import { type SpaceBase, spaceBase } from './game.ts';
import type { Question } from './question.ts';
import { questionOf } from './rules.ts';
import { NONE, OPEN } from './shipyard.ts';
import type { Console, State, Step } from './state.ts';
import { proceed } from './turn.ts';

export interface Position {
  /** 2 unless told otherwise. */
  readonly players?: number;
  readonly active?: number;
  readonly first?: number;
  readonly round?: number;
  /** With dice the turn stands just after the roll; without, at its very beginning. */
  readonly dice?: readonly [number, number];
  /** The step to begin with, if another. */
  readonly step?: Step;
  readonly ending?: boolean;
  /** By seat; the rest is as at the start, without a first ship. */
  readonly seats?: readonly Sitting[];
  /** Ships that lie open, the first places of their levels; absent: those that come first in the set. */
  readonly shipyard?: readonly Sketch[];
  /** Levels whose decks have run out. */
  readonly empty?: readonly Level[];
}

interface Sitting {
  readonly credits?: number;
  readonly income?: number;
  readonly vp?: number;
  readonly stationed?: Partial<Record<Sector, Sketch>>;
  readonly deployed?: Partial<Record<Sector, readonly Sketch[]>>;
  /** How many cubes, by the id of the ship. */
  readonly cubes?: Readonly<Record<string, number>>;
}

/** A card of the base set by its id, or one made up for the occasion. */
export type Sketch = string | (Partial<Ship> & { readonly id: CardId });

/** A ship made up for the occasion. */
export function sketch(id: string, ship: Partial<Omit<Ship, 'id'>> = {}): Sketch & object {
  return { ...ship, id: id as CardId };
}

/** A ship of which only what it gives when deployed matters. */
export function deployedShip(
  id: string,
  deployed: Face['rewards'],
  ability?: Face['ability'],
): Sketch & object {
  return sketch(id, { deployed: face(deployed, ability) });
}

/** A ship of which only what it gives when stationed matters. */
export function stationedShip(
  id: string,
  station: Face['rewards'],
  ability?: Face['ability'],
): Sketch & object {
  return sketch(id, { station: face(station, ability) });
}

function face(rewards: Face['rewards'], ability: Face['ability']): Face {
  return ability === undefined ? { rewards } : { rewards, ability };
}

/** A match under way that listens to table talk. */
export class Table {
  readonly game: SpaceBase;
  readonly state: State;
  /** What has been told so far. */
  readonly events: Event[] = [];
  readonly #random = new Random('5b'.repeat(32) as Seed);

  constructor(game: SpaceBase, state: State) {
    this.game = game;
    this.state = state;
  }

  does(seat: number, action: Action): this {
    this.game.apply(this.state, seat as Seat, action, this.#random, (event) => {
      this.events.push(event);
    });
    return this;
  }

  goesOn(): this {
    const tell = (event: Event): void => {
      this.events.push(event);
    };
    proceed({ cards: this.game.catalog, state: this.state, random: this.#random, tell });
    return this;
  }

  legal(seat: number): Action[] {
    return this.game.legal(this.state, seat as Seat);
  }

  /** What the seat is asked, in a word. */
  asked(seat: number): Question['ask'] | undefined {
    return questionOf(this.state, seat as Seat)?.ask;
  }

  console(seat: number): Console {
    return consoleOf(this.state, seat as Seat);
  }

  /** The number of the card with this id. */
  card(id: string): CardNumber {
    const found = this.game.catalog.cards.find(({ card }) => card.id === id);
    if (found === undefined) throw new Error(`there is no card ${id}`);
    return found.number;
  }

  /** The ids of these cards. */
  ids(numbers: readonly number[]): string[] {
    return numbers.map((number) => this.game.catalog.cards[number]?.card.id ?? 'none');
  }

  stationed(seat: number, sector: Sector): string {
    return this.ids([this.console(seat).stationed[sector - 1] as CardNumber])[0] as string;
  }

  deployed(seat: number, sector: Sector): string[] {
    return this.ids(this.console(seat).deployed[sector - 1] as CardNumber[]);
  }

  cubes(seat: number, id: string): number {
    return this.console(seat).cubes.filter((card) => card === this.card(id)).length;
  }

  /** Credits, income and VP of a seat. */
  counters(seat: number): [number, number, number] {
    const { credits, income, vp } = this.console(seat);
    return [credits, income, vp];
  }

  kinds(): Event['kind'][] {
    return this.events.map((event) => event.kind);
  }

  told<Kind extends Event['kind']>(kind: Kind): Extract<Event, { kind: Kind }>[] {
    return this.events.filter(
      (event): event is Extract<Event, { kind: Kind }> => event.kind === kind,
    );
  }
}

/** The table as told, gone on to the first question. */
export function position(told: Position = {}): Table {
  const game = spaceBase(withSketches(told));
  const players = told.players ?? 2;
  const options = game.readOptions({}, players);
  const state = game.setup(options, players, new Random('0'.repeat(64) as Seed));
  const table = new Table(game, state);
  state.active = (told.active ?? 0) as Seat;
  state.first = (told.first ?? 0) as Seat;
  state.round = told.round ?? 1;
  state.ending = told.ending ?? false;
  state.heard = 0;
  state.dice = [...(told.dice ?? [0, 0])] as [number, number];
  state.step = told.step ?? (told.dice === undefined ? 'opening' : 'rerolling');
  state.consoles.forEach((console, seat) => {
    sitDown(table, console, told.seats?.[seat] ?? {});
  });
  layOutSale(table, told);
  return table.goesOn();
}

function sitDown(table: Table, console: Console, sitting: Sitting): void {
  const numbers = (sketches: readonly Sketch[] | undefined): CardNumber[] =>
    (sketches ?? []).map((entry) => table.card(idOf(entry)));
  const { stationed = {}, deployed = {}, cubes = {} } = sitting;
  console.credits = sitting.credits ?? 0;
  console.income = sitting.income ?? 0;
  console.vp = sitting.vp ?? 0;
  console.questions = [];
  console.stationed = table.game.catalog.startingShips.map((start, index) => {
    const told = stationed[(index + 1) as Sector];
    return told === undefined ? start : table.card(idOf(told));
  });
  console.deployed = console.stationed.map((_, index) => numbers(deployed[(index + 1) as Sector]));
  console.cubes = Object.entries(cubes)
    .flatMap(([id, count]) => Array.from({ length: count }, () => table.card(id)))
    .sort((a, b) => a - b);
}

/** What is on nobody's console is on sale: the ships told, then those that come first in the set. */
function layOutSale(table: Table, told: Position): void {
  const { state, game } = table;
  const placed = new Set(
    state.consoles.flatMap((console) => [...console.stationed, ...console.deployed.flat()]),
  );
  const open = (told.shipyard ?? []).map((entry) => table.card(idOf(entry)));
  state.shipyard = [];
  game.catalog.ships.forEach((ships, index) => {
    const free = ships.filter((card) => !placed.has(card) && !open.includes(card)).reverse();
    const first = open.filter((card) => ships.includes(card));
    const drawn = told.shipyard === undefined ? free.splice(-OPEN).reverse() : first;
    const places = Array.from({ length: OPEN }, (_, place) => drawn[place] ?? NONE);
    state.shipyard.push(...places);
    state.decks[index as 0 | 1 | 2] =
      told.empty?.includes((index + 1) as Level) === true ? [] : free;
  });
  state.colonies = game.catalog.colonies.filter((card) => !placed.has(card));
}

function idOf(entry: Sketch): string {
  return typeof entry === 'string' ? entry : entry.id;
}

/** The base set and the ships made up for this position. */
function withSketches({ seats = [], shipyard = [] }: Position): CardSet {
  const sketches = [
    ...shipyard.map((entry) => ({ entry, sector: undefined })),
    ...seats.flatMap(({ stationed = {}, deployed = {} }) => [
      ...Object.entries(stationed).map(([sector, entry]) => ({ entry, sector })),
      ...Object.entries(deployed).flatMap(([sector, entries]) =>
        entries.map((entry) => ({ entry, sector })),
      ),
    ]),
  ];
  const extra = sketches.flatMap(({ entry, sector }) =>
    typeof entry === 'string' ? [] : [shipFrom(entry, Number(sector ?? 1) as Sector)],
  );
  return { ...baseSet, ships: [...baseSet.ships, ...extra] };
}

function shipFrom(entry: Exclude<Sketch, string>, sector: Sector): Ship {
  return {
    level: 1,
    sector,
    cost: 1,
    name: { en: entry.id },
    registry: entry.id,
    class: 'paul-freighter',
    station: { rewards: {} },
    deployed: { rewards: {} },
    ...entry,
  };
}
