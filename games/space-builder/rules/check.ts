/** The check after a round: every fault with its reason, and who wins. */

import { type CityMap, placementOf } from '../maps/map.ts';
import { cardsBefore, finishOf, order } from './history.ts';
import type { Card, Check, CheckedBoard, Moment, Round, Verdict, Wrong } from './state.ts';

/** Faults by what is wrong. BU-4.2 to BU-4.4 */
const FAULTS: Readonly<Record<Wrong, 1 | 2>> = { unbuilt: 1, slot: 2, turn: 2, side: 2 };

export function checkRound(round: Round, stop: Moment, waits: readonly boolean[] = []): Check {
  const boards = round.builders
    .map((builder, index) => {
      const finish = finishOf(builder, stop);
      const cards = finish === null ? cardsBefore(builder, stop) : builder.cards;
      const verdicts = cards.map((card) => judge(round.map, card));
      return { index, finish, verdicts, faults: total(verdicts) };
    })
    .sort(
      (one, other) =>
        // Whoever waits comes after those he waited for. BU-8.4
        Number(waits[one.index] === true) - Number(waits[other.index] === true) ||
        byFinish(one.finish, other.finish),
    )
    .map(
      ({ index, finish, verdicts, faults }): CheckedBoard => ({
        builder: index,
        finish: finish?.at ?? null,
        verdicts,
        faults,
      }),
    );
  return { boards, winner: winnerOf(boards) };
}

/** What is wrong with a building, as seen from the beacon: which way the map lay does not matter. */
export function judge(map: CityMap, card: Card): Verdict {
  const { building, slot, turn, side } = card;
  const wanted = placementOf(map, building);
  if (slot === null) {
    return { building, wanted, stood: null, wrong: ['unbuilt'], faults: FAULTS.unbuilt };
  }
  const wrong: Wrong[] = [];
  if (slot !== wanted.slot) wrong.push('slot');
  if (turn !== wanted.turn) wrong.push('turn');
  if (side !== wanted.side) wrong.push('side');
  // However much is wrong with a card, it counts once. BU-4.5
  const faults = wrong.length === 0 ? 0 : FAULTS[wrong[0] as Wrong];
  return { building, wanted, stood: { slot, turn, side }, wrong, faults };
}

/** Fewest faults; then who finished first, which is the order of the boards. BU-4.6 */
function winnerOf(boards: readonly CheckedBoard[]): number {
  const fewest = Math.min(...boards.map(({ faults }) => faults));
  return (boards.find(({ faults }) => faults === fewest) as CheckedBoard).builder;
}

/** First finished first; those who did not finish come last, and stay in seating order. BU-4.1, BU-4.6 */
function byFinish(one: Moment | null, other: Moment | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return order(one, other);
}

function total(verdicts: readonly Verdict[]): number {
  return verdicts.reduce((sum, { faults }) => sum + faults, 0);
}
