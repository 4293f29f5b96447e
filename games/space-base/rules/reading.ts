/** Actions, options and orders from outside: their form is checked here, whether they are legal elsewhere. */

import { BadInput, fill, type Problem } from '@starboard/engine';
import { SECTORS, type Sector } from '../cards/card.ts';
import {
  type Form,
  list,
  object,
  oneOf,
  optional,
  text,
  variants,
  where,
  whole,
} from '../cards/form.ts';
import { readAs } from '../cards/problem.ts';
import { sector } from '../cards/schema.ts';
import type { Action, Allocate, Double } from './action.ts';
import type { CardNumber } from './card-number.ts';
import type { Catalog } from './catalog.ts';
import { type Options, VARIANTS } from './options.ts';
import type { Order } from './order.ts';
import { refuse } from './refusals.ts';
import { FEWEST } from './seats.ts';

const card = whole(0, 9999) as Form<CardNumber>;
const die = oneOf(0, 1);

const action = variants<Action, 'do'>('do', {
  roll: {},
  use: { card, without: optional(list(whole(0, 99), 1, 9)) },
  done: { turn: optional(oneOf(true)) },
  set: { value: whole(1, 6) },
  reroll: { dice: list(die, 1, 2) },
  allocate: {
    sectors: list<Sector, Allocate['sectors']>(sector, 1, 2),
    shift: optional(list(card, 1, 11)),
    double: optional(list(object<Double>({ card, die }), 1, 2)),
  },
  follow: { to: oneOf('left', 'right') },
  claim: { card },
  buy: { card, sector: optional(sector) },
  place: { card },
  move: { from: card, to: card },
  exchange: { card },
  take: { card },
  decline: {},
});

export function readAction(given: unknown): Action {
  return readAs(action, given, (problems) => refuse('action.malformed', { problems }));
}

const options = object<Partial<Options>>({
  variant: optional(oneOf(...VARIANTS)),
  cards: optional(text(64)),
});

/** A record made with another card set than the one with this digest is not replayed with this one. */
export function readOptions(
  catalog: Catalog,
  digest: string,
  given: unknown,
  seats: number,
): Options {
  const { variant = 'standard', cards = digest } = readAs(options, given ?? {}, badOptions);
  if (cards !== digest) {
    throw new BadInput('options.cards', `the cards here have the digest ${digest}, not ${cards}`, {
      digest,
      got: cards,
    });
  }
  const { ordinary, lightSpeed } = catalog.traits.seats;
  const most = variant === 'standard' ? ordinary : lightSpeed;
  if (seats < FEWEST || seats > most) {
    throw new BadInput('options.seats', `${FEWEST} to ${most} can play this, not ${seats}`, {
      min: FEWEST,
      max: most,
      seats,
    });
  }
  return { variant, cards };
}

function badOptions(problems: readonly Problem[]): BadInput {
  const facts = { problems };
  const message = fill('these are not options of Space Base: {problems}', facts);
  return new BadInput('options.malformed', message, facts);
}

const sectors = where(
  list(sector, 1, SECTORS.length),
  'form.different',
  (given) => new Set(given).size === given.length,
);
const resource = oneOf('credits', 'income', 'vp');

const order = object<Order>({
  collect: optional((given, reading) =>
    (Array.isArray(given) ? sectors : resource)(given, reading),
  ),
  abilities: optional(oneOf('pass')),
});

export function readOrder(given: unknown): Order {
  return readAs(order, given, (problems) => {
    const facts = { problems };
    return new BadInput(
      'order.malformed',
      fill('this is not a standing order: {problems}', facts),
      facts,
    );
  });
}
