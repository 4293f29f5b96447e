/**
 * Who may do what at a table. This is the whole of it: HTTP and the WebSocket
 * ask here, and nothing is decided anywhere else.
 */

import { Denial } from '../refusal.ts';
import type { PersonId, SeatRow, TableRow } from '../storage/schema.ts';

export const ROLES = ['stranger', 'guest', 'seated', 'host', 'spectator', 'former'] as const;

/**
 * A *stranger* has no name here yet. A *guest* comes to a table that has not
 * begun, and is a *spectator* once it has. *Seated* is who has a seat. The
 * *host* opened the table, with or without a seat at it. A *former* player
 * left a match that goes on.
 */
export type Role = (typeof ROLES)[number];

const EVERYONE = ROLES;
const EVERYONE_WITH_A_NAME = ['guest', 'seated', 'host', 'spectator', 'former'] as const;

export const PERMISSIONS = {
  // The table
  see: EVERYONE,
  invite: ['seated', 'host'],
  close: ['host'],
  start: ['host'],
  rematch: ['seated', 'host'],
  'read-record': EVERYONE,

  // Its seats. Who has a seat may take another; who left may take his own again.
  sit: ['guest', 'seated', 'host', 'former'],
  'stand-up': ['seated'],
  'add-word': ['seated'],
  'seat-bot': ['host'],
  'clear-seat': ['host'],
  'take-seats-away': ['host'],
  'call-bots': ['seated', 'host'],

  // The match. Spectators see it later than it happens; what a seat may imagine is not delayed.
  watch: EVERYONE,
  history: EVERYONE,
  act: ['seated'],
  undo: ['seated'],
  instruct: ['seated'],
  imagine: ['seated'],

  // The chat: children play, so only who has a name here can read it.
  hear: EVERYONE_WITH_A_NAME,
  say: ['seated', 'host'],
} as const satisfies Record<string, readonly Role[]>;

export type Deed = keyof typeof PERMISSIONS;

/** Those that are done over the WebSocket. */
export const LIVE_DEEDS = [
  'watch',
  'history',
  'act',
  'undo',
  'instruct',
  'imagine',
  'hear',
  'say',
] as const satisfies readonly Deed[];

/** A table as far as it matters here. */
export interface Gathering {
  readonly table: Pick<TableRow, 'id' | 'host' | 'stage'>;
  readonly seats: readonly Pick<SeatRow, 'seat' | 'person' | 'left_early'>[];
}

/** What someone is at a table: one thing, but for a host who has a seat. */
function rolesAt({ table, seats }: Gathering, person: PersonId | undefined): Role[] {
  if (person === undefined) return ['stranger'];
  const seat = seats.find((seat) => seat.person === person);
  const roles: Role[] = [];
  if (table.host === person) roles.push('host');
  if (seat !== undefined) roles.push(seat.left_early === 1 ? 'former' : 'seated');
  if (roles.length > 0) return roles;
  return [table.stage === 'open' ? 'guest' : 'spectator'];
}

export function may(deed: Deed, gathering: Gathering, person: PersonId | undefined): boolean {
  const allowed: readonly Role[] = PERMISSIONS[deed];
  return rolesAt(gathering, person).some((role) => allowed.includes(role));
}

/** Throws unless someone may do this. */
export function demand(deed: Deed, gathering: Gathering, person: PersonId | undefined): void {
  if (may(deed, gathering, person)) return;
  if (person === undefined) throw nameNeeded();
  throw new Denial('deed.forbidden', `this is not yours to do at this table: ${deed}`, {
    deed,
    table: gathering.table.id,
  });
}

export function nameNeeded(): Denial {
  return new Denial('person.needed', 'choose a name first; it takes nothing else');
}
