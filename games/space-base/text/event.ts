/** What happened, as a line of the log. */

import type { Seat } from '@starboard/engine';
import type { CardNumber } from '../rules/card-number.ts';
import type { Catalog } from '../rules/catalog.ts';
import type { Event } from '../rules/event.ts';
import { type Language, say, type Values } from './message.ts';
import { type Amounts, amounts, and, creditsPhrase, numberedCard, numbers } from './phrase.ts';

export interface EventTelling {
  readonly language: Language;
  /** What the players are called, by seat. */
  readonly names: readonly string[];
  readonly cards: Catalog;
}

export function tellEvent(event: Event, telling: EventTelling): string {
  return say(telling.language, `log.${event.kind}`, valuesOf(event, telling));
}

/** What fills the line in. */
function valuesOf(event: Event, telling: EventTelling): Values {
  const common = commonValues(event, telling);
  switch (event.kind) {
    case 'drew':
      return { ...common, cost: creditsPhrase(event.cost, telling.language) };
    case 'rolledForStart':
    case 'rolled':
      return { ...common, dice: listOf(event.dice, telling) };
    case 'compensated':
    case 'gained':
      return { ...common, gain: amountOf(event, telling) };
    case 'dealt':
      return { ...common, cards: cardsOf(event, telling) };
    case 'revealed':
      return {
        ...common,
        count: event.cards.length,
        cards: cardsOf(event, telling),
        cost: creditsPhrase(event.cost, telling.language),
      };
    case 'returned':
    case 'cubesLost':
      return { ...common, count: event.count };
    case 'set':
      return { ...common, value: event.value };
    case 'rerolled':
      return { ...common, count: event.which.length, dice: listOf(event.dice, telling) };
    case 'allocated':
      return { ...common, count: event.sectors.length, sectors: listOf(event.sectors, telling) };
    case 'shifted':
      return { ...common, cards: cardsOf(event, telling), from: event.from, to: event.to };
    case 'collected':
      return {
        ...common,
        count: event.credits + event.income + event.vp,
        gain: amountOf(event, telling),
        twice: event.twice,
      };
    case 'followed':
    case 'income':
      return { ...common, from: event.from, to: event.to };
    case 'bought':
      return {
        ...common,
        cost: creditsPhrase(event.cost, telling.language),
        wasted: event.wasted,
      };
    case 'settled':
    case 'finalRound':
      return { ...common, vp: vpOf(event.vp, telling) };
    case 'boughtNothing':
      return {
        ...common,
        credits: creditsPhrase(event.credits, telling.language),
      };
    case 'used':
      return { ...common, cubes: event.cubes };
    case 'swapped':
      return { ...common, sectors: listOf(event.sectors, telling) };
    case 'exchanged': {
      const [from, to] = event.sectors;
      return { ...common, other: numberedCard(event.with, event.seat, telling), from, to };
    }
    case 'lost':
      return {
        ...common,
        vp: vpOf(event.vp, telling),
        rival: playerAt(event.by, telling),
      };
    case 'moved':
      return {
        ...common,
        from: numberedCard(event.from, event.seat, telling),
        to: numberedCard(event.to, event.seat, telling),
      };
    case 'turn':
      return { ...common, round: event.round };
    case 'tieRound':
      return {
        players: and(
          event.seats.map((seat) => playerAt(seat, telling)),
          telling.language,
        ),
        vp: vpOf(event.vp, telling),
      };
    case 'won':
      return { ...common, by: event.by };
    default:
      return common;
  }
}

/** What most lines speak of: a player, a card, a sector. */
function commonValues(event: Event, telling: EventTelling): Values {
  const seat = 'seat' in event ? event.seat : undefined;
  return {
    ...(seat === undefined ? {} : { player: playerAt(seat, telling) }),
    ...('card' in event ? { card: numberedCard(event.card, seat, telling) } : {}),
    ...('sector' in event ? { sector: event.sector } : {}),
  };
}

function playerAt(seat: Seat, { names }: EventTelling): string {
  const name = names[seat];
  if (name === undefined) throw new Error(`there is no name for seat ${seat}`);
  return name;
}

function cardsOf(
  event: { seat: Seat; cards: readonly CardNumber[] },
  telling: EventTelling,
): string {
  return and(
    event.cards.map((card) => numberedCard(card, event.seat, telling)),
    telling.language,
  );
}

function listOf(values: readonly number[], { language }: EventTelling): string {
  return and(numbers(values, language), language);
}

function amountOf(given: Amounts, { language }: EventTelling): string {
  return and(amounts(given, language), language);
}

function vpOf(count: number, { language }: EventTelling): string {
  return say(language, 'amount.vp', { count });
}
