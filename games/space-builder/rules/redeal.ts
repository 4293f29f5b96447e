/** A state that a viewer cannot tell from the real one: the pile and, for a player, the other boards are guessed anew. */

import type { Random, Viewer } from '@starboard/engine';
import { SIDES, SLOTS, type Slot, TURNS } from '../maps/map.ts';
import type { Move } from './action.ts';
import { built, cardsOf, isMove, makeMove } from './cards.ts';
import { reshuffle } from './setup.ts';
import { type Builder, clone, type State } from './state.ts';

export function redeal(state: State, viewer: Viewer, random: Random): State {
  const guess = clone(state);
  reshuffle(guess, random);
  const { round } = guess;
  if (round === null || round.check !== null || viewer === 'spectator') return guess;
  for (const seat of guess.players.keys()) {
    if (seat !== viewer) round.builders[seat] = guessed(round.builders[seat] as Builder, random);
  }
  return guess;
}

/** Just as many buildings on the board, but others, elsewhere, and standing otherwise. */
function guessed(builder: Builder, random: Random): Builder {
  const cards = cardsOf(builder.cards.map(({ building }) => building));
  const chosen = random.shuffle([...cards]).slice(0, built(builder.cards));
  const slots = random.shuffle([...SLOTS]);
  const moves: Move[] = [];
  for (const card of cards) {
    const { building } = card;
    const place = chosen.indexOf(card);
    const turn = random.pick(TURNS);
    if (random.pick(SIDES) === 'B') moves.push({ kind: 'flip', building, side: 'B', at: 0 });
    if (turn > 0) moves.push({ kind: 'turn', building, turn, at: 0 });
    if (place >= 0) moves.push({ kind: 'place', building, slot: slots[place] as Slot, at: 0 });
  }
  for (const move of moves) makeMove(cards, move);
  // When somebody left, came back or tapped, everybody knows.
  const marks = builder.history.filter(({ action }) => !isMove(action));
  return {
    ...builder,
    cards,
    history: [...moves.map((action) => ({ arrival: 0, action })), ...marks],
    clock: marks.at(-1)?.action.at ?? 0,
  };
}
