/** An independent copy of a state, written out by hand because bots make millions of them. */

import type { CardNumber } from './card-number.ts';
import type { Pending } from './question.ts';
import type { Console, State } from './state.ts';

export function clone(state: State): State {
  const { consoles, decks } = state;
  const copies: Console[] = [];
  for (let seat = 0; seat < consoles.length; seat++) {
    copies.push(cloneConsole(consoles[seat] as Console));
  }
  return {
    step: state.step,
    round: state.round,
    first: state.first,
    active: state.active,
    dice: [state.dice[0], state.dice[1]],
    set: state.set,
    heard: state.heard,
    ending: state.ending,
    winner: state.winner,
    shipyard: state.shipyard.slice(),
    decks: [decks[0].slice(), decks[1].slice(), decks[2].slice()],
    colonies: state.colonies.slice(),
    consoles: copies,
  };
}

function cloneConsole(console: Console): Console {
  const deployed: CardNumber[][] = [];
  for (let index = 0; index < console.deployed.length; index++) {
    deployed.push((console.deployed[index] as CardNumber[]).slice());
  }
  return {
    credits: console.credits,
    income: console.income,
    vp: console.vp,
    stationed: console.stationed.slice(),
    deployed,
    cubes: console.cubes.slice(),
    questions: console.questions.map(clonePending),
    collected: console.collected,
    placed: console.placed.slice(),
    passing: console.passing,
    hand: console.hand.slice(),
    picked: console.picked.slice(),
  };
}

/** The lists within an entry are the only other thing two copies could share. */
function clonePending(pending: Pending): Pending {
  switch (pending.ask) {
    case 'claim': {
      const [one, two, three] = pending.left;
      return { ask: 'claim', left: [one, two, three] };
    }
    case 'buy':
      return pending.sectors === undefined
        ? { ...pending }
        : { ...pending, sectors: pending.sectors.slice() };
    case 'swap': {
      const [one, other] = pending.sectors;
      return { ask: 'swap', sectors: [one, other] };
    }
    default:
      return { ...pending };
  }
}
