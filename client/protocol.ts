/**
 * What a page or a program and the server say to each other over the WebSocket
 * at `/api/live`: JSON, one message a frame. Everything a client asks has an
 * `id` and gets one answer with it. A client whose line was cut asks again for
 * whatever was not answered: everything here can be asked twice without harm.
 */

import type {
  Chapter,
  GameTypes,
  Imagined,
  Receipt,
  Refused,
  Seed,
  Update,
  Viewer,
} from '@starboard/engine';

/** The version of this protocol, in the address: `/api/live?v=1`. */
export const PROTOCOL = 1;

export type Call =
  /**
   * Follows a table: its news, its chat, and the match once it has begun. `since`
   * is the number of the last update already seen. `as` is refused unless it is
   * one's own seat, or `spectator`; without it, it is one's seat if one has any.
   * Whoever changes seats afterwards looks from where he sits then.
   * To join is to be back: a bot that holds the seat gives it up.
   */
  | {
      readonly call: 'join';
      readonly table: string;
      readonly since?: number;
      readonly as?: Viewer;
    }
  | { readonly call: 'leave'; readonly table: string }
  /** `sent` is a name of the client's own for it: under the same name it is not carried out twice. */
  | {
      readonly call: 'act';
      readonly table: string;
      readonly action: unknown;
      readonly after: number;
      readonly sent?: string;
    }
  | { readonly call: 'undo'; readonly table: string; readonly after: number }
  | {
      readonly call: 'instruct';
      readonly table: string;
      readonly order: unknown;
    }
  | { readonly call: 'imagine'; readonly table: string; readonly seed: Seed }
  /** What happened from the set-up to an entry, as far as one may know. */
  | { readonly call: 'history'; readonly table: string; readonly upTo: number }
  | { readonly call: 'say'; readonly table: string; readonly phrase: string }
  | { readonly call: 'say'; readonly table: string; readonly text: string }
  /** Follows the list of open tables. */
  | { readonly call: 'watch-lobby' }
  | { readonly call: 'leave-lobby' };

export type Asked = Call & { readonly id: number };

export type Told =
  | { readonly answer: number; readonly value: Answer }
  | { readonly answer: number; readonly refused: Refused }
  | TableUpdate
  | { readonly table: string; readonly news: TableNews }
  | { readonly table: string; readonly said: readonly Saying[] }
  /** The last word about a table that was taken away; it is not followed any more. */
  | { readonly table: string; readonly gone: Refused }
  | { readonly lobby: readonly TableNews[] }
  /** The server's time in milliseconds since 1970, every few seconds: a line that is silent for longer is dead. */
  | { readonly beat: number }
  /** The server ends or starts anew: come back after so many milliseconds. */
  | { readonly again: number };

export type Answer = Receipt | Imagined<GameTypes> | readonly Chapter<GameTypes>[] | null;

export interface TableUpdate {
  readonly table: string;
  /** The number of the update this one goes on from; null for the first. Its events are all that happened since. */
  readonly since: number | null;
  readonly update: Update<GameTypes>;
  /** By seat: when its time for this decision ends, in milliseconds since 1970. Empty for spectators who see things later. */
  readonly deadlines: readonly (number | null)[];
}

/** A table as anyone who may see it sees it; the same over HTTP. */
export interface TableNews {
  readonly id: string;
  /** Only for those who may invite. */
  readonly code: string | null;
  readonly game: string;
  readonly options: unknown;
  readonly access: 'public' | 'link' | 'code';
  readonly pace: Pace;
  readonly chat: 'free' | 'phrases' | 'off';
  readonly delay: number;
  readonly stage: 'open' | 'playing' | 'over';
  readonly openedAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** From when on quick play offers bots to those who wait; null at any other table. */
  readonly botsFrom: number | null;
  /** SHA-256 of the secret that the dice come from, see docs/records.md. */
  readonly commitment: string;
  readonly seats: readonly SeatNews[];
  /** The seat of whoever reads this, if he has one. */
  readonly you: number | null;
  /** Whether whoever reads this opened the table. */
  readonly host: boolean;
  readonly spectators: number;
  /** The table of the rematch. */
  readonly successor: string | null;
}

export interface SeatNews {
  readonly seat: number;
  readonly person: string | null;
  /** Null while the seat is empty, and an empty text for someone whose data was deleted. */
  readonly name: string | null;
  readonly colour: number | null;
  /** The one its person chose, by its name in the look. */
  readonly face: string | null;
  readonly bot: string | null;
  /** Whether the person is connected. */
  readonly here: boolean;
  /** The bot that holds the seat while its person is gone. */
  readonly heldBy: string | null;
  /** Whether its person gave the seat up during the match; he has it back when he sits down again. */
  readonly left: boolean;
  /** When the seat's time for this decision ends, in milliseconds since 1970. */
  readonly deadline: number | null;
  /** How the match ended for the seat. */
  readonly place: number | null;
  readonly score: number | null;
}

/** How fast a table is played. */
export type Pace =
  | { readonly kind: 'live'; readonly seconds: number }
  | { readonly kind: 'relaxed' }
  | { readonly kind: 'correspondence'; readonly days: number };

/** What can be said where only ready-made phrases can; each page has the words in its language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'oops',
  'wow',
  'your-turn',
  'good-game',
  'once-more',
  'goodbye',
] as const;

export interface Saying {
  readonly number: number;
  readonly at: number;
  readonly name: string;
  readonly seat: number | null;
  readonly phrase?: string;
  readonly text?: string;
}
