/**
 * What the page hands to the screen of a game, and what it expects from it.
 * The screen cannot tell whether the match is hosted in the page or by a server.
 */

import type { Connection, GameTypes, Seat, Update, Viewer } from '@starboard/engine';
import type { Language, Telling } from '@starboard/engine/words';
import type { ComponentType } from 'react';
import type { TravellerName } from './art/traveller.tsx';
import type { SeatColour } from './seat-colours.ts';

/** Loaded when someone opens the game: each game exports one as `screen` from its `ui/`. */
export interface GameScreen<T extends GameTypes> {
  readonly Table: ComponentType<TableProps<T>>;
  readonly film: GameFilm<T>;
}

/** What the page has to know besides its record to show a match again. */
export interface GameFilm<T extends GameTypes> {
  /** What one leaps over: the turns of a game, or its rounds. */
  readonly unit: 'turn' | 'round';
  /** Whether one of them begins with this. */
  readonly begins: (event: T['event']) => boolean;
  /** How long what happened is looked at, in milliseconds as designed, where nothing says when the next thing was done. */
  readonly rest: (events: readonly T['event'][]) => number;
}

/** Each part is loaded when someone wants to learn by it. */
export interface GameLearning {
  /** A guided first game that teaches by doing; it has the whole window. */
  readonly Tutorial: ComponentType<TutorialProps>;
  /** The rules in our own words, below a heading of the page. */
  readonly Rules: ComponentType<RulesProps>;
  /** Something to practise again and again, where a game has that. */
  readonly Trainer?: ComponentType<TrainerProps>;
}

export interface TrainerProps extends Omit<TutorialProps, 'onPlay'> {
  /** What to practise, as the game's table named it; everything if it is left out. */
  readonly what?: string;
}

export interface TutorialProps {
  readonly language: Language;
  readonly settings: Settings;
  /** On to a real game. */
  readonly onPlay: () => void;
  readonly onLeave: () => void;
}

export interface RulesProps {
  readonly language: Language;
}

export interface TableProps<T extends GameTypes> {
  /** One for each seat that is played on this device, in the order of the seats; a spectator has one line and no seat. */
  readonly lines: readonly Line<T>[];
  /** Everybody at the table, by seat. */
  readonly players: readonly Player[];
  readonly language: Language;
  readonly settings: Settings;
  /** Words for what was refused by neither the game nor the engine but by whoever hosts the match; absent where the page does. */
  readonly tellElsewhere?: Telling;
  /** How much later than it happens a spectator sees it, in milliseconds; nothing where he sees it at once. */
  readonly delay?: number;
  /** The end has come up, after everything that led to it was shown. */
  readonly onEnd?: () => void;
  /** Plays again with the same people; absent where that cannot be offered. */
  readonly onRematch?: () => void;
  /** Leaves this match for a new one with the same people and other options; absent where that cannot be offered. */
  readonly onAnew?: (options: T['options']) => void;
  /** Goes to the game's trainer with what there is to practise, named so that it can stand in an address; absent where there is none. */
  readonly onTrain?: (what: string) => void;
  readonly onLeave: () => void;
}

/** One viewer's line to the match. */
export interface Line<T extends GameTypes> {
  readonly viewer: Viewer;
  readonly connection: Connection<T>;
  /** The last update that came. */
  readonly latest: () => Update<T>;
  /** Calls with every later update, none left out and in their order; the answer ends it. */
  readonly listen: (listener: (update: Update<T>) => void) => () => void;
}

export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly colour: SeatColour;
  /** Nobody else at the table has the same, machines apart; a game that shows faces finds one where there is none. */
  readonly face?: TravellerName | undefined;
  /** Whether he can be reached now; a bot and whoever sits at this device always can. */
  readonly here: boolean;
}

/** What can be agreed before a match, as a form whose value is the game's options: loaded when someone sets it up. */
export interface OptionsProps<T extends GameTypes> {
  readonly seats: number;
  /** By seat: whether a bot plays there; absent while nobody knows yet who will come. */
  readonly bots?: readonly boolean[];
  /** By seat: who plays there; absent like the bots. */
  readonly names?: readonly string[];
  readonly value: T['options'];
  readonly onChange: (value: T['options']) => void;
  readonly language: Language;
}

/** How someone likes to play, on this device. */
export interface Settings {
  /** Whether to show less motion: what the visitor chose, else what the system says. */
  readonly stillness: boolean;
  /** How fast things are shown to happen; 1 is as designed, 0 at once. */
  readonly haste: number;
  /** From 0, silent, to 1. */
  readonly volume: number;
  /** Whether to ask again before what cannot be taken back. */
  readonly confirm: boolean;
}
