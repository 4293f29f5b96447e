/**
 * The games as the page offers them: what it must know before a box is opened.
 * A test holds it to what is in the boxes. A third game is a third entry here
 * and its words in text/.
 */

import type { GameLearning, GameScreen, OptionsProps } from '@starboard/look/table.ts';
import { Harbour, Roll } from '@starboard/space-base/ui/art/harbour.tsx';
import { City, Lighthouse } from '@starboard/space-builder/ui/art/city.tsx';
import { MapBack } from '@starboard/space-builder/ui/art/pile.tsx';
import { liked } from '@starboard/space-builder/ui/options/calm.ts';
import { type ComponentType, lazy, type ReactElement } from 'react';

export interface CatalogueGame {
  readonly name: GameName;
  readonly Art: (props: { className?: string | undefined }) => ReactElement;
  /** What it is known by where its world has no room: square, and without a ground of its own. */
  readonly Emblem: CatalogueGame['Art'];
  readonly seats: { readonly min: number; readonly max: number };
  /** Weakest first. */
  readonly bots: readonly string[];
  /** Whom one plays against at once. */
  readonly rivals: readonly string[];
  /** What is agreed in a game against bots that is begun at once, the way it is liked on this device; as printed where a game has no likings. */
  readonly liked?: (bots: readonly boolean[]) => object;
  readonly minutes: number;
  readonly years: number;
  /** How many people can play at one device. */
  readonly here: number;
  /** What is agreed when several sit at one device. */
  readonly hereOptions: object;
  readonly screen: () => Promise<AnyScreen>;
  readonly options: () => Promise<AnyOptions>;
  readonly learning: GameLearning;
  /** Whether it is played against a clock of its own: then nobody chooses how fast. */
  readonly ownClock: boolean;
  /** The match that everybody plays once a day, where a game has that. */
  readonly daily?: {
    /** What lies there before it is known. */
    readonly Art: CatalogueGame['Art'];
    /** What is agreed for a day without a server, such as `2026-11-15`. */
    readonly offline: (date: string) => unknown;
  };
}

export type DailyGame = CatalogueGame & Required<Pick<CatalogueGame, 'daily'>>;

export type GameName = 'space-base' | 'space-builder';

/** A screen whose game the page does not know; `any` for the same reason as in the engine's `AnyGame`. */
// biome-ignore lint/suspicious/noExplicitAny: see above.
export type AnyScreen = GameScreen<any>;
// biome-ignore lint/suspicious/noExplicitAny: see above.
export type AnyOptions = ComponentType<OptionsProps<any>>;

export const GAMES: readonly CatalogueGame[] = [
  {
    name: 'space-builder',
    Art: City,
    Emblem: Lighthouse,
    seats: { min: 1, max: 4 },
    bots: ['child', 'newcomer', 'practised', 'expert'],
    rivals: ['child', 'newcomer'],
    liked,
    minutes: 20,
    years: 8,
    here: 2,
    hereOptions: { play: { kind: 'race', seating: 'opposite' } },
    screen: async () => (await import('@starboard/space-builder/ui')).screen,
    options: async () => (await import('@starboard/space-builder/ui/options')).OptionsForm,
    learning: {
      Tutorial: lazy(async () => ({
        default: (await import('../learn/space-builder.tsx')).SpaceBuilderTutorial,
      })),
      Rules: lazy(async () => ({
        default: (await import('@starboard/space-builder/ui/learn/rules')).Rules,
      })),
      Trainer: lazy(async () => ({
        default: (await import('../learn/space-builder.tsx')).SpaceBuilderTrainer,
      })),
    },
    ownClock: true,
    daily: {
      Art: MapBack,
      offline: (date) => ({ play: { kind: 'daily', date } }),
    },
  },
  {
    name: 'space-base',
    Art: Harbour,
    Emblem: Roll,
    seats: { min: 2, max: 5 },
    bots: ['cadet', 'lieutenant', 'captain'],
    rivals: ['cadet', 'lieutenant'],
    minutes: 60,
    years: 12,
    here: 5,
    hereOptions: {},
    screen: async () => (await import('@starboard/space-base/ui')).screen,
    options: async () => (await import('@starboard/space-base/ui/options')).Options,
    learning: {
      Tutorial: lazy(async () => ({
        default: (await import('@starboard/space-base/ui/learn/tutorial')).Tutorial,
      })),
      Rules: lazy(async () => ({
        default: (await import('@starboard/space-base/ui/learn/rules')).Rules,
      })),
    },
    ownClock: false,
  },
];

export function gameNamed(name: string): CatalogueGame | undefined {
  return GAMES.find((game) => game.name === name);
}

export const DAILY_GAMES = GAMES.filter((game): game is DailyGame => game.daily !== undefined);
