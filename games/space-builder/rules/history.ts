/**
 * A round told from what its builders did: how a board stood at any moment,
 * and when the round ended.
 */

import type { Seat } from '@starboard/engine';
import type { Building } from '../maps/map.ts';
import type { Time } from './action.ts';
import { built, cardsOf, isMove, makeMove } from './cards.ts';
import { directionFor } from './options.ts';
import type { Builder, Card, Entry, Moment, Recording, Round, State } from './state.ts';

/** A builder's cards as they stood at a time on the stopwatch, for a replay or a rival played back. */
export function cardsAt(builder: Built, at: Time): Card[] {
  return replayed(builder, (entry) => entry.action.at <= at);
}

/** A builder's cards as they stood just before a moment. BU-3.7 */
export function cardsBefore(builder: Builder, moment: Moment): Card[] {
  return replayed(builder, (entry) => earlier(momentOf(entry), moment));
}

/** What was built, and how. */
interface Built {
  readonly cards: readonly Card[];
  readonly history: readonly Entry[];
}

function replayed({ cards, history }: Built, counts: (entry: Entry) => boolean): Card[] {
  const replay = cardsOf(cards.map(({ building }): Building => building));
  for (const entry of history) {
    if (isMove(entry.action) && counts(entry)) makeMove(replay, entry.action);
  }
  return replay;
}

/**
 * When the round ends, by what is known now; nothing if it goes on. It ends
 * with the second-to-last tap (BU-3.6), or when all who are still there have
 * tapped (BU-6.7). Where some wait, it ends with the last tap of those who do
 * not (BU-8.4). Counted in order of time, so that an earlier tap that comes in
 * late moves the end forward.
 */
export function endOf(builders: readonly Builder[], waits: readonly boolean[] = []): Moment | null {
  const marks = builders
    .flatMap(({ history }, builder) =>
      history.filter(({ action }) => !isMove(action)).map((entry) => ({ builder, entry })),
    )
    .sort((one, other) => order(momentOf(one.entry), momentOf(other.entry)));
  const needed = waits.includes(true)
    ? builders.length - waits.filter(Boolean).length
    : Math.max(1, builders.length - 1);
  const building = new Set(builders.keys());
  let tapped = false;
  let finished = 0;
  for (const { builder, entry } of marks) {
    if (entry.action.kind === 'tap') {
      tapped = true;
      if (waits[builder] !== true) finished++;
    }
    if (entry.action.kind === 'return') building.add(builder);
    else building.delete(builder);
    if (finished >= needed || (tapped && building.size === 0)) return momentOf(entry);
  }
  return null;
}

/** The tap that counts: none if the round was over before it. */
export function finishOf(builder: Builder, stop: Moment): Moment | null {
  return builder.tap !== null && !earlier(stop, builder.tap) ? builder.tap : null;
}

/** How many buildings stood, from each time on at which that changed. */
export function progressOf({ history, cards }: Built): { at: Time; built: number }[] {
  const replay = cardsOf(cards.map(({ building }) => building));
  const progress: { at: Time; built: number }[] = [];
  for (const { action } of history) {
    if (!isMove(action)) continue;
    makeMove(replay, action);
    const now = built(replay);
    if (now !== (progress.at(-1)?.built ?? 0)) progress.push({ at: action.at, built: now });
  }
  return progress;
}

/** A seat's round as a rival to play back, with the map as that seat saw it. */
export function recordingOf({ round, options }: State, seat: Seat, name: string): Recording {
  const { map, direction, builders } = round as Round;
  const { cards, history } = builders[seat] as Builder;
  return {
    name,
    map,
    direction: directionFor(options, direction, seat),
    buildings: cards.map((card) => card.building),
    actions: history
      .map(({ action }) => action)
      .filter((action) => isMove(action) || action.kind === 'tap'),
  };
}

/** A recorded rival, whose whole round is known from the start. */
export function playedBack({ buildings, actions }: Recording): Builder {
  const builder: Builder = {
    cards: cardsOf(buildings),
    history: [],
    clock: 0,
    tap: null,
    stopped: false,
  };
  for (const action of actions) {
    if (isMove(action)) makeMove(builder.cards, action);
    builder.history.push({ arrival: 0, action });
    builder.clock = action.at;
    if (action.kind === 'tap') builder.tap = { at: action.at, arrival: 0 };
  }
  // One who never tapped is gone after his last action: nobody waits for him. BU-6.7
  if (builder.tap === null) {
    builder.history.push({ arrival: 0, action: { kind: 'leave', at: builder.clock } });
  }
  return builder;
}

/** Below zero if the first comes first. BU-6.6 */
export function order(one: Moment, other: Moment): number {
  return one.at - other.at || one.arrival - other.arrival;
}

function earlier(one: Moment, other: Moment): boolean {
  return order(one, other) < 0;
}

function momentOf({ action, arrival }: Entry): Moment {
  return { at: action.at, arrival };
}
