/** Actions, options and orders from outside: their form is checked here, whether they are legal elsewhere. */

import { BadInput, type IllegalAction } from '@starboard/engine';
import { z } from 'zod';
import { SECTORS } from '../cards/card.ts';
import type { Action } from './action.ts';
import type { Catalog } from './catalog.ts';
import { type Options, VARIANTS } from './options.ts';
import type { Order } from './order.ts';
import { refuse } from './refusals.ts';
import { FEWEST } from './seats.ts';

const whole = (least: number, most: number) =>
  z
    .int()
    .min(least)
    .max(most)
    .refine((number) => !Object.is(number, -0));
const card = whole(0, 9999);
const sector = z.literal(SECTORS);
const die = z.literal([0, 1]).refine((number) => !Object.is(number, -0));

const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('roll') }),
  z.strictObject({
    do: z.literal('use'),
    card,
    without: z.exactOptional(z.array(whole(0, 99)).min(1).max(9)),
  }),
  z.strictObject({ do: z.literal('done'), turn: z.exactOptional(z.literal(true)) }),
  z.strictObject({ do: z.literal('set'), value: whole(1, 6) }),
  z.strictObject({ do: z.literal('reroll'), dice: z.array(die).min(1).max(2) }),
  z.strictObject({
    do: z.literal('allocate'),
    sectors: z.union([z.tuple([sector]), z.tuple([sector, sector])]),
    shift: z.exactOptional(z.array(card).min(1).max(11)),
    double: z.exactOptional(z.array(z.strictObject({ card, die })).min(1).max(2)),
  }),
  z.strictObject({ do: z.literal('follow'), to: z.literal(['left', 'right']) }),
  z.strictObject({ do: z.literal('claim'), card }),
  z.strictObject({ do: z.literal('buy'), card, sector: z.exactOptional(sector) }),
  z.strictObject({ do: z.literal('place'), card }),
  z.strictObject({ do: z.literal('move'), from: card, to: card }),
  z.strictObject({ do: z.literal('exchange'), card }),
  z.strictObject({ do: z.literal('take'), card }),
  z.strictObject({ do: z.literal('decline') }),
]);

export function readAction(given: unknown): Action {
  const read = action.safeParse(given);
  if (!read.success) throw malformed(read.error);
  return read.data as Action;
}

function malformed(error: z.ZodError): IllegalAction {
  return refuse('action.malformed', { problem: problemOf(error) });
}

/** A record made with another card set than the one with this digest is not replayed with this one. */
export function readOptions(
  catalog: Catalog,
  digest: string,
  given: unknown,
  seats: number,
): Options {
  const options = z.strictObject({
    variant: z.literal(VARIANTS).default('standard'),
    cards: z.literal(digest).default(digest),
  });
  const read = options.safeParse(given ?? {});
  if (!read.success) {
    const problem = problemOf(read.error);
    throw new BadInput('options.malformed', `these are not options of Space Base: ${problem}`, {
      problem,
    });
  }
  const { ordinary, lightSpeed } = catalog.traits.seats;
  const most = read.data.variant === 'standard' ? ordinary : lightSpeed;
  if (seats < FEWEST || seats > most) {
    throw new BadInput('options.seats', `${FEWEST} to ${most} can play this, not ${seats}`, {
      min: FEWEST,
      max: most,
      seats,
    });
  }
  return read.data;
}

const order = z.strictObject({
  collect: z.exactOptional(
    z.union([
      z.literal(['credits', 'income', 'vp']),
      z
        .array(sector)
        .min(1)
        .refine((sectors) => new Set(sectors).size === sectors.length, 'each sector once'),
    ]),
  ),
  abilities: z.exactOptional(z.literal('pass')),
});

export function readOrder(given: unknown): Order {
  const read = order.safeParse(given);
  if (read.success) return read.data;
  const problem = problemOf(read.error);
  throw new BadInput('order.malformed', `this is not a standing order: ${problem}`, { problem });
}

function problemOf(error: z.ZodError): string {
  return error.issues
    .map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': '))
    .join('; ');
}
