/**
 * Every reason for which the server says no, with the HTTP status that goes
 * with it: the one list, so that a test can demand words for each in every
 * language. A game's own refusals are not here; they come from its rules.
 */

import { BadInput, type Fact, type Facts, IllegalAction, Refusal } from '@starboard/engine';

/** Something outside the server has to change before it can start; the message says what. */
export class CannotStart extends Refusal {}

export const REFUSALS = {
  // What came is not of the form it should have.
  'request.malformed': 400,
  'request.too-large': 413,
  'request.media': 415,
  'request.too-many': 429,
  'address.unknown': 404,
  'origin.foreign': 403,
  'metrics.closed': 403,
  'storage.unavailable': 503,
  'server.failed': 500,

  // People
  'person.needed': 401,
  'person.unknown': 404,
  'name.malformed': 400,
  'username.malformed': 400,
  'username.taken': 409,
  'username.fixed': 409,
  'password.malformed': 400,
  'password.needed': 403,
  'sign-in.wrong': 401,
  'recovery.wrong': 401,
  'account.none': 409,

  // Tables
  'deed.forbidden': 403,
  'table.unknown': 404,
  'code.unknown': 404,
  'game.unknown': 404,
  'bot.unknown': 400,
  'seat.unknown': 404,
  'seat.taken': 409,
  'seat.empty': 409,
  'seats.empty': 409,
  'seats.number': 400,
  'table.started': 409,
  'tables.unbegun': 409,
  'match.unfinished': 409,
  'record.rules': 409,
  'match.rules': 409,
  'match.over': 409,
  'match.too-long': 409,
  'quick.none': 409,
  'bots.too-soon': 409,

  // The match of the day
  'daily.none': 404,
  'daily.ahead': 404,

  // Live play
  'request.upgrade': 426,
  'protocol.unknown': 400,
  'table.not-joined': 409,
  'table.not-started': 409,
  'tables.too-many': 429,
  'seat.another': 403,
  'chat.off': 403,
  'chat.phrases': 403,
  'chat.empty': 400,
  'phrase.unknown': 400,
} as const satisfies Record<string, number>;

export type RefusalCode = keyof typeof REFUSALS;

/** What the sentence about a reason speaks of, in any language: whoever gives the reason gives these facts. */
export const FACTS = {
  'request.too-many': ['seconds'],
  'name.malformed': ['longest'],
  'username.malformed': ['shortest', 'longest'],
  'username.taken': ['username'],
  'password.malformed': ['shortest', 'longest'],
  'game.unknown': ['game'],
  'bot.unknown': ['bot'],
  'seats.empty': ['empty'],
  'seats.number': ['min', 'max'],
  'tables.too-many': ['most'],
  'tables.unbegun': ['most'],
  'record.rules': ['made', 'here'],
  'match.rules': ['made', 'here'],
} as const satisfies { readonly [Code in RefusalCode]?: readonly string[] };

/** The server says no, for one of its own reasons. */
export class Denial<Code extends RefusalCode = RefusalCode> extends Refusal {
  declare readonly code: Code;

  /** Takes no code that is not in the list, and none without its facts. */
  constructor(code: Code, message: string, ...[facts]: FactsOf<Code>) {
    super(code, message, facts);
  }
}

type FactsOf<Code extends RefusalCode> = Code extends keyof typeof FACTS
  ? [facts: Facts & Readonly<Record<(typeof FACTS)[Code][number], Fact>>]
  : [facts?: Facts];

/** The HTTP status for a refusal, the server's own or a game's. */
export function statusOf(refusal: Refusal): number {
  if (refusal.code in REFUSALS) return REFUSALS[refusal.code as RefusalCode];
  if (refusal instanceof IllegalAction) return 409;
  return refusal instanceof BadInput ? 400 : 409;
}
