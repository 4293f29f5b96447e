/** What every part of the table works with: the match as it is shown, who is asked, and how to answer. */

import type { Choice, Seat, Update } from '@starboard/engine';
import type { Language } from '@starboard/engine/words';
import type { Player, Settings } from '@starboard/look/table.ts';
import type {
  CardNumber,
  ConsoleView,
  Order,
  Question,
  Sector,
  SpaceBaseTypes,
  View,
} from '@starboard/space-base';
import { createContext, useContext } from 'react';
import type { Say } from '../text/words.ts';
import type { Given } from './given.ts';
import type { Room } from './layout.ts';

export type BaseChoice = Choice<SpaceBaseTypes>;
export type BaseUpdate = Update<SpaceBaseTypes>;

/** A card that is looked at closely. */
export interface Peek {
  readonly card: CardNumber;
  /** Whose it is: starting ships have a name for each player. */
  readonly owner: Seat | undefined;
}

/** The ships deployed in a sector, looked at closely. */
export interface StackPeek {
  readonly seat: Seat;
  readonly sector: Sector;
}

export interface Desk extends Room {
  readonly language: Language;
  readonly say: Say;
  readonly settings: Settings;
  readonly players: readonly Player[];
  readonly view: View;
  /** Who has won, once all of it has been shown. */
  readonly winner: Seat | undefined;
  /** Who may act now. */
  readonly actors: readonly Seat[];
  /** Whose console lies in front. */
  readonly seat: Seat;
  /** Whether that seat is played on this device, and not only looked at. */
  readonly mine: boolean;
  /** How much later than it happens a spectator sees it, in milliseconds; nothing on this device and in a film. */
  readonly delay: number | undefined;
  /** How many seats are played on this device. */
  readonly hands: number;
  /** What the seat in front is asked. */
  readonly question: Question | undefined;
  /** Its open answers; empty while something is still being shown. */
  readonly choices: readonly BaseChoice[];
  /** The answer of the seat in front that has not arrived yet: meanwhile it is asked nothing. */
  readonly given: Given | undefined;
  readonly pick: (choice: BaseChoice | undefined) => void;
  readonly hint: (choice: BaseChoice | undefined) => void;
  /** Gives the answer, and is done when that is known or refused. */
  readonly send: (choice: BaseChoice) => Promise<unknown>;
  /** Takes an answer in hand, or gives it where nobody wants to be asked again. */
  readonly answer: (choice: BaseChoice) => unknown;
  /** What a card can be picked for now: empty if nothing. */
  readonly targets: ReadonlyMap<CardNumber, readonly BaseChoice[]>;
  readonly undoable: boolean;
  readonly undo: () => Promise<unknown>;
  readonly order: Order | null;
  readonly instruct: (order: Order | null) => void;
  /** Opens a card, in words and large. */
  readonly look: (peek: Peek | undefined) => void;
  /** Opens the ships deployed in a sector. */
  readonly openStack: (stack: StackPeek | undefined) => void;
  /** Whether the odds are shown on the consoles. */
  readonly odds: boolean;
}

/** What is held over the table. It changes with every move of the pointer, so only those who ask for it are drawn again. */
export interface Hand {
  /** The answer in hand: looked at on the table, not given yet. */
  readonly picked: BaseChoice | undefined;
  /** The answer under the pointer or the focus. */
  readonly hinted: BaseChoice | undefined;
}

const Place = createContext<Desk | undefined>(undefined);
const HandPlace = createContext<Hand>({ picked: undefined, hinted: undefined });

export const DeskProvider = Place.Provider;
export const HandProvider = HandPlace.Provider;

export function useDesk(): Desk {
  const desk = useContext(Place);
  if (desk === undefined) throw new Error('this part stands on no table');
  return desk;
}

export function useHand(): Hand {
  return useContext(HandPlace);
}

export function consoleAt(view: View, seat: Seat): ConsoleView {
  return view.consoles[seat] as ConsoleView;
}

export function playerAt({ players }: Pick<Desk, 'players'>, seat: Seat): Player {
  return players.find((player) => player.seat === seat) as Player;
}
