/** The bots of Space Builder: a hand for each pace, on the same path as a person. */

import type { Bot, Random, Seat } from '@starboard/engine';
import { STARRED } from '../maps/map.ts';
import type { Action } from '../rules/action.ts';
import { cardsOf, isMove } from '../rules/cards.ts';
import { directionFor } from '../rules/options.ts';
import { roundNumber } from '../rules/round.ts';
import type { Builder, Round, State } from '../rules/state.ts';
import type { SpaceBuilderTypes } from '../rules/types.ts';
import { type Deed, plan, type Sight } from './hand.ts';
import { PACES, type Pace } from './pace.ts';

/** Weakest first. */
export const BUILDERS: readonly Bot<SpaceBuilderTypes>[] = PACES.map((pace) => ({
  name: pace.name,
  choose: ({ state, seat, legal }, random) => {
    if (state.stage.kind !== 'building') return choiceBetweenRounds(state, legal, random);
    return nextDeed(pace, state, seat, random);
  },
}));

/** Any building is as good to unfreeze as another; the rest is no choice. */
export function choiceBetweenRounds(
  state: State,
  legal: readonly Action[],
  random: Random,
): Action {
  return random.split(`after round ${roundNumber(state)}`).pick(legal);
}

/** What this seat does next in the round under way, with its time. */
function nextDeed(pace: Pace, state: State, seat: Seat, random: Random): Action {
  const round = state.round as Round;
  const builder = round.builders[seat] as Builder;
  const deed = planned(pace, state, seat, random);
  return round.stop === null || deed.at < round.stop.at
    ? deed
    : { kind: 'stop', at: Math.max(builder.clock, round.stop.at) };
}

/**
 * The bot keeps no notes: it makes the same plan for the round again, from the
 * same chance, and goes on where its board stands, later than planned if it was
 * held up. If the board did not come about by this plan (the table was taken up
 * again with other chance), it plans on from what stands there.
 */
function planned(pace: Pace, state: State, seat: Seat, random: Random): Deed {
  const round = state.round as Round;
  const { history, cards, clock } = round.builders[seat] as Builder;
  const done = history.map(({ action }) => action).filter(isMove);
  const deeds = planRound(pace, state, seat, random);
  const next = deeds[done.length];
  if (next !== undefined && done.every((move, index) => sameDeed(move, deeds[index] as Deed))) {
    return next.at < clock ? { ...next, at: clock } : next;
  }
  const sight = { ...sightOf(pace, state, seat), cards, clock };
  return plan(pace, sight, random.split(`round ${round.number}, ${done.length}`))[0] as Deed;
}

/** The whole round of a seat, from the first look to the tap. */
export function planRound(pace: Pace, state: State, seat: Seat, random: Random): Deed[] {
  const round = state.round as Round;
  return plan(pace, sightOf(pace, state, seat), random.split(`round ${round.number}`));
}

function sightOf(pace: Pace, state: State, seat: Seat): Sight {
  const { map, direction, builders } = state.round as Round;
  return {
    map,
    direction: directionFor(state.options, direction, seat),
    cards: cardsOf((builders[seat] as Builder).cards.map(({ building }) => building)),
    clock: 0,
    haste: pace.nerves * danger(state, seat),
  };
}

/** How close the closest rival is to winning, 0 to 1. */
function danger({ players }: State, seat: Seat): number {
  const rivals = players.filter((_, other) => other !== seat);
  const most = Math.max(STARRED.length, ...rivals.map(({ buildings }) => buildings.length));
  return (most - STARRED.length) / STARRED.length;
}

/** The same, whenever it was done. */
function sameDeed(one: Deed, other: Deed): boolean {
  const fields = Object.keys(other) as (keyof Deed)[];
  return fields.every((field) => field === 'at' || one[field] === other[field]);
}
