/** What a seat can do, and how an action from outside is read. */

import { IllegalAction } from '@starboard/engine';
import {
  BUILDINGS,
  type Building,
  SIDES,
  type Side,
  type Slot,
  TURNS,
  type Turn,
} from '../maps/map.ts';

/** A time on a seat's stopwatch in whole milliseconds: 0 when the map came up on its screen. BU-6.2 */
export type Time = number;

/**
 * What a hand does with one building; only the seat itself sees it. BU-3.4
 * Each says how the building is afterwards, so that a move that is done twice
 * is refused the second time and never undoes itself.
 */
export type Move =
  /** Onto a slot, from the hand or from another slot. Square 0 is the beacon's, where nothing may stand. */
  | {
      readonly kind: 'place';
      readonly building: Building;
      readonly slot: Slot | 0;
      readonly at: Time;
    }
  /** From the board back into the hand. */
  | { readonly kind: 'take'; readonly building: Building; readonly at: Time }
  /** To stand turned by so many quarters clockwise, in the hand or on the board. */
  | { readonly kind: 'turn'; readonly building: Building; readonly turn: Turn; readonly at: Time }
  /** Over, with this side up. */
  | { readonly kind: 'flip'; readonly building: Building; readonly side: Side; readonly at: Time };

/** What counts for everybody's round. */
export type Mark =
  /** On the pile: finished. BU-3.5 */
  | { readonly kind: 'tap'; readonly at: Time }
  /** Hands off after the end of the round; nothing of this seat is still on its way. BU-3.6 */
  | { readonly kind: 'stop'; readonly at: Time }
  /** The host has lost the player, or has him back. BU-6.7 */
  | { readonly kind: 'leave'; readonly at: Time }
  | { readonly kind: 'return'; readonly at: Time };

export type MarkOf<Kind extends Mark['kind']> = Extract<Mark, { kind: Kind }>;

export type Action =
  | Move
  | Mark
  /** Looked at the check, waiting for the next map. */
  | { readonly kind: 'ready' }
  /** The countdown is over: the map is turned up. The host does it, in the name of the first seat. */
  | { readonly kind: 'reveal'; readonly at: Time }
  /** What the winner of a round chooses. BU-5.2 */
  | { readonly kind: 'unfreeze'; readonly building: Building };

/** A stopwatch stands still after a day. */
export const LATEST: Time = 24 * 60 * 60 * 1000;

/** Every kind of action with the fields it needs besides. */
const FIELDS: Readonly<Record<Action['kind'], readonly Field[]>> = {
  place: ['building', 'slot', 'at'],
  take: ['building', 'at'],
  turn: ['building', 'turn', 'at'],
  flip: ['building', 'side', 'at'],
  tap: ['at'],
  stop: ['at'],
  leave: ['at'],
  return: ['at'],
  ready: [],
  reveal: ['at'],
  unfreeze: ['building'],
};

type Field = 'building' | 'slot' | 'turn' | 'side' | 'at';

/** What may stand in a field; whether it is allowed now is for the rules to say. */
const FORM: Readonly<Record<Field, { fits(value: unknown): boolean; wanted: string }>> = {
  building: {
    fits: (value) => BUILDINGS.includes(value as Building),
    wanted: 'a building from 1 to 8',
  },
  slot: {
    fits: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 8,
    wanted: 'a slot from 1 to 8, or 0 for the beacon',
  },
  turn: { fits: (value) => TURNS.includes(value as Turn), wanted: '0 to 3 quarter-turns' },
  side: { fits: (value) => SIDES.includes(value as Side), wanted: 'A or B' },
  at: {
    fits: (value) =>
      Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LATEST,
    wanted: `whole milliseconds from 0 to ${LATEST}`,
  },
};

/** Checks the form alone, and keeps nothing that does not belong to it. */
export function readAction(given: unknown): Action {
  const fields: Readonly<Record<string, unknown>> = { ...Object(given) };
  const { kind } = fields;
  if (typeof kind !== 'string' || !Object.hasOwn(FIELDS, kind)) {
    throw malformed('kind', `one of ${Object.keys(FIELDS).join(', ')}`, kind);
  }
  const action: Record<string, unknown> = { kind };
  for (const field of FIELDS[kind as Action['kind']]) {
    const value = fields[field];
    // −0 would pass as 0 here and break when it is saved.
    if (!FORM[field].fits(value) || Object.is(value, -0)) {
      throw malformed(field, FORM[field].wanted, value);
    }
    action[field] = value;
  }
  return action as unknown as Action;
}

function malformed(field: string, wanted: string, came: unknown): IllegalAction {
  return new IllegalAction(
    'action.malformed',
    `"${field}" of an action is ${wanted}, not ${JSON.stringify(came) ?? 'left out'}`,
    { field, wanted },
  );
}
