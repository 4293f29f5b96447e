/** Whole games of bots at the speed of the rules, with what happened in them: round times, faults, winners, and how long it would take at a table. */

import { type Random, type Seat, seatsOf } from '@starboard/engine';
import type { Action, Time } from '../rules/action.ts';
import { spaceBuilder } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import type { Builder, Check, Round, State } from '../rules/state.ts';
import { choiceBetweenRounds, planRound } from './builders.ts';
import type { Deed } from './hand.ts';
import type { Pace } from './pace.ts';

/** How one round of a simulated game went. */
export interface SimulatedRound {
  readonly check: Check;
  /** From the map to the end of the round. */
  readonly time: Time;
}

export interface SimulatedGame {
  readonly winner: Seat;
  readonly rounds: readonly SimulatedRound[];
  readonly actions: number;
}

/** One game; everything happens in order of time, as at a table. Whoever watches is shown the state after each action. */
export function simulateGame(
  options: Options,
  paces: readonly Pace[],
  random: Random,
  watch?: (state: State, seat: Seat, action: Action) => void,
): SimulatedGame {
  const chance = random.split('chance');
  const minds = paces.map((_, seat) => random.split(`bot ${seat}`));
  const state = spaceBuilder.setup(options, paces.length, chance);
  const rounds: SimulatedRound[] = [];
  let actions = 0;
  const act = (seat: Seat, action: Action) => {
    spaceBuilder.apply(state, seat, action, chance);
    actions++;
    watch?.(state, seat, action);
  };
  while (state.stage.kind !== 'over') {
    openRound(state, minds, act);
    const plans = paces.map((pace, seat) =>
      planRound(pace, state, seat as Seat, minds[seat] as Random),
    );
    playRound(state, plans, act);
    const { check, stop } = state.round as Round;
    rounds.push({ check: check as Check, time: stop?.at ?? 0 });
  }
  return { winner: state.stage.winner as Seat, rounds, actions };
}

type Act = (seat: Seat, action: Action) => void;

/** Up to the moment the map is turned up. */
function openRound(state: State, minds: readonly Random[], act: Act): void {
  while (state.stage.kind !== 'building') {
    const seat = spaceBuilder.actors(state)[0] as Seat;
    const legal = spaceBuilder.legal(state, seat);
    act(seat, choiceBetweenRounds(state, legal, minds[seat] as Random));
  }
}

/** The plans of all seats carried out together, to the end of the round. */
export function playRound(state: State, plans: readonly (readonly Deed[])[], act: Act): void {
  const round = state.round as Round;
  const next = plans.map(() => 0);
  while (round.stop === null) {
    let first = -1;
    let soonest = Number.POSITIVE_INFINITY;
    for (let seat = 0; seat < plans.length; seat++) {
      const at = plans[seat]?.[next[seat] as number]?.at ?? Number.POSITIVE_INFINITY;
      if (at < soonest) [first, soonest] = [seat, at];
    }
    act(first as Seat, plans[first]?.[next[first] as number] as Deed);
    (next[first] as number)++;
  }
  for (const seat of seatsOf(plans.length)) {
    const { tap, clock } = round.builders[seat] as Builder;
    if (tap === null) act(seat, { kind: 'stop', at: Math.max(clock, round.stop.at) });
  }
}

/** What a round takes at a table besides the building, in milliseconds; guesses. */
export const TABLE_TIME = {
  /** Everybody is ready, and the map is turned up. */
  reveal: 5000,
  /** A building of one city is compared with the map. */
  checkedBuilding: 2000,
  /** A building is unfrozen, and everybody takes his buildings back. */
  between: 15_000,
};

/** How long the game would take at a table. */
export function tableTime({ rounds }: SimulatedGame): Time {
  const { reveal, checkedBuilding, between } = TABLE_TIME;
  return rounds.reduce((sum, { time, check }) => {
    const checked = check.boards.reduce((count, { verdicts }) => count + verdicts.length, 0);
    return sum + reveal + time + checked * checkedBuilding + between;
  }, 0);
}
