/** What a player can answer, as it stands on a button. */

import type { Action, Allocate } from '../rules/action.ts';
import type { CardNumber } from '../rules/card-number.ts';
import { cardOf, faceUp } from '../rules/console.ts';
import type { Question } from '../rules/question.ts';
import type { ConsoleView } from '../rules/view.ts';
import { say, type Values } from './message.ts';
import { and, creditsPhrase, numberedCard, numbers } from './phrase.ts';
import type { Asking } from './question.ts';

/** An answer to the question: "Combined: sector 9". */
export function tellAction(action: Action, question: Question, asking: Asking): string {
  const { language } = asking;
  switch (action.do) {
    case 'allocate':
      return allocation(action, asking);
    case 'done':
      if (question.ask === 'offer') return say(language, 'action.doneChoosing');
      return say(language, action.turn === true ? 'action.doneForTheTurn' : 'action.done');
    case 'use':
      return use(action, asking);
    case 'buy':
      return say(language, action.sector === undefined ? 'action.buy' : 'action.buyInto', {
        ...priced(action.card, asking),
        ...(action.sector === undefined ? {} : { sector: action.sector }),
      });
    case 'decline':
      return decline(question, asking);
    default:
      return say(language, `action.${action.do}`, valuesOf(action, question, asking));
  }
}

type Plain = Exclude<Action, { do: 'allocate' | 'done' | 'use' | 'buy' | 'decline' }>;

function valuesOf(action: Plain, question: Question, asking: Asking): Values {
  switch (action.do) {
    case 'roll':
      return {};
    case 'set':
      return { value: action.value };
    case 'reroll':
      return { dice: action.dice.length > 1 ? 'both' : action.dice[0] === 0 ? 'first' : 'second' };
    case 'follow': {
      const from = question.ask === 'arrow' ? question.sector : 0;
      return { to: action.to, sector: from + (action.to === 'left' ? -1 : 1) };
    }
    case 'take':
      return priced(action.card, asking);
    case 'move':
      return { from: named(action.from, asking), to: named(action.to, asking) };
    default:
      return { card: named(action.card, asking) };
  }
}

function allocation({ sectors, shift, double = [] }: Allocate, asking: Asking): string {
  const { language } = asking;
  const plain = say(language, 'action.allocate', {
    count: sectors.length,
    sectors: and(numbers(sectors, language), language),
  });
  const cards = shift?.map((card) => named(card, asking)) ?? [];
  const shifted =
    cards.length === 0
      ? plain
      : say(language, 'action.shifted', { allocation: plain, cards: and(cards, language) });
  return double.reduce(
    (told, { card, die }) =>
      say(language, 'action.doubled', {
        allocation: told,
        sector: sectors[die] ?? sectors[0],
        card: named(card, asking),
      }),
    shifted,
  );
}

function use({ card, without = [] }: Extract<Action, { do: 'use' }>, asking: Asking): string {
  const { language, cards, view, seat } = asking;
  const name = named(card, asking);
  if (without.length === 0) return say(language, 'action.use', { card: name });
  const effects = faceUp(cards, view.consoles[seat] as ConsoleView, card)?.ability?.effects ?? [];
  const left = effects.filter((_, index) => without.includes(index));
  return say(language, 'action.useWithout', {
    card: name,
    effects: and(
      left.map(({ kind }) => say(language, `ability.name.${kind}`)),
      language,
    ),
  });
}

function decline({ ask }: Question, { language }: Asking): string {
  switch (ask) {
    case 'roll':
    case 'allocate':
    case 'abilities':
    case 'offer':
      throw new Error(`nobody can decline to answer "${ask}"`);
    default:
      return say(language, `action.decline.${ask}`);
  }
}

function priced(card: CardNumber, asking: Asking): Values {
  const { cost } = cardOf(asking.cards, card);
  return { card: named(card, asking), cost: creditsPhrase(cost, asking.language) };
}

function named(card: CardNumber, asking: Asking): string {
  return numberedCard(card, asking.seat, asking);
}
