/** Checks of a state by itself, and of the actions it offers. */

import {
  canonical,
  type GameTypes,
  type Match,
  notJson,
  type Random,
  type Seat,
  seatsOf,
} from '../index.ts';
import { insist } from './failure.ts';

/** State survives JSON and back, and a copy has nothing in common with it. */
export function checkState<T extends GameTypes>(match: Match<T>): void {
  const { game } = match;
  const state = match.state;
  const fault = notJson(state);
  insist(fault === undefined, `the state is not JSON at ${fault}`);
  const copy = game.clone(state);
  insist(canonical(copy) === canonical(state), 'a clone differs from its original');
  const common = commonPart(state, copy);
  insist(common === undefined, `a clone has ${common} in common with its original`);
}

/** The place of the first object that two values both hold, not just alike but the very same. */
function commonPart(one: unknown, other: unknown, place = '$'): string | undefined {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return undefined;
  }
  if (one === other) return place;
  for (const [key, value] of Object.entries(one)) {
    const common = commonPart(value, (other as Record<string, unknown>)[key], `${place}.${key}`);
    if (common !== undefined) return common;
  }
  return undefined;
}

/** Who may act has something to do, and nobody else has. */
export function checkActors<T extends GameTypes>(match: Match<T>): void {
  const seats = seatsOf(match.opening.seats);
  const actors = match.actors;
  insist(new Set(actors).size === actors.length, `actors ${canonical(actors)} name a seat twice`);
  insist(
    actors.every((seat) => seats.includes(seat)),
    `actors ${canonical(actors)} name a seat that is not at the table`,
  );
  for (const seat of seats) {
    const open = match.legal(seat).length;
    insist(!actors.includes(seat) || open > 0, `seat ${seat} may act, but has no legal action`);
    insist(actors.includes(seat) || open === 0, `seat ${seat} may not act, but has legal actions`);
  }
}

/** Every legal action is JSON, is listed once, is the same after JSON and back, and is accepted. Returns how many there are. */
export function checkLegal<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  random: Random,
): number {
  const { game } = match;
  const legal = match.legal(seat);
  const texts = legal.map((action) => canonical(action));
  insist(new Set(texts).size === texts.length, `seat ${seat} is offered the same action twice`);
  const throughJson: T['state'] = JSON.parse(JSON.stringify(match.state));
  insist(
    canonical(game.legal(throughJson, seat)) === canonical(legal),
    `seat ${seat} is offered other actions after JSON and back`,
  );
  for (const [index, action] of legal.entries()) {
    const text = texts[index] as string;
    const fault = notJson(action);
    insist(fault === undefined, `a legal action of seat ${seat} is not JSON at ${fault}`);
    const read = game.readAction(JSON.parse(text));
    insist(canonical(read) === text, `readAction changes the legal action ${text}`);
    const preview = game.preview?.(match.state, seat, action);
    const previewFault = preview === undefined ? undefined : notJson(preview);
    insist(previewFault === undefined, `the preview of ${text} is not JSON at ${previewFault}`);
    const copy = game.clone(match.state);
    try {
      game.apply(copy, seat, read, random.split(index));
    } catch (error) {
      insist(false, `seat ${seat} is offered ${text}, but it is refused: ${String(error)}`);
    }
  }
  return legal.length;
}
