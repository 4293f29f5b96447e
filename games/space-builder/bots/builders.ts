/** The bots of Space Builder: a hand for each pace, on the same path as a person. */

import type { Bot, Random, Seat, Situation } from '@starboard/engine';
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
  choose: (situation, random) => planOf(pace, situation, random)[0] as Action,
  plan: (situation, random) => planOf(pace, situation, random),
}));

/** What a seat means to do until the round or the time between two rounds is over. */
function planOf(
  pace: Pace,
  situation: Situation<SpaceBuilderTypes>,
  random: Random,
): readonly Action[] {
  const { legal, seat } = situation;
  if (legal.length === 1) return legal; // No choice, so nothing to look at.
  const { state } = situation;
  return state.stage.kind === 'building'
    ? deedsAhead(pace, state, seat, random)
    : [choiceBetweenRounds(state, legal, random)];
}

/** Any building is as good to unfreeze as another; the rest is no choice. */
export function choiceBetweenRounds(
  state: State,
  legal: readonly Action[],
  random: Random,
): Action {
  return random.split(`after round ${roundNumber(state)}`).pick(legal);
}

/** What this seat still does in the round under way, as far as the round lasts. */
function deedsAhead(pace: Pace, state: State, seat: Seat, random: Random): Action[] {
  const { builders, stop } = state.round as Round;
  const deeds = planned(pace, state, seat, random);
  if (stop === null) return deeds;
  const { clock } = builders[seat] as Builder;
  const inTime = deeds.filter(({ at }) => at < stop.at);
  return [...inTime, { kind: 'stop', at: Math.max(clock, stop.at) }];
}

/**
 * The bot keeps no notes: it makes the same plan for the round again, from the
 * same chance, and goes on where its board stands, later than planned if it was
 * held up. If the board did not come about by this plan (the table was taken up
 * again with other chance), it plans on from what stands there.
 */
function planned(pace: Pace, state: State, seat: Seat, random: Random): Deed[] {
  const round = state.round as Round;
  const { history, cards, clock } = round.builders[seat] as Builder;
  const done = history.map(({ action }) => action).filter(isMove);
  const deeds = planRound(pace, state, seat, random);
  const ahead = deeds.slice(done.length);
  if (ahead.length > 0 && done.every((move, index) => sameDeed(move, deeds[index] as Deed))) {
    return ahead.map((deed) => (deed.at < clock ? { ...deed, at: clock } : deed));
  }
  const sight = { ...sightOf(pace, state, seat), cards, clock };
  return plan(pace, sight, random.split(`round ${round.number}, ${done.length}`));
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
