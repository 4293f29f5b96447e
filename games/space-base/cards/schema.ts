/**
 * The form of a card set from outside, and the rules that hold within one
 * card. Every expectation is written to stand after the word "expected".
 */

import { z } from 'zod';
import {
  type Ability,
  type CardId,
  type Claim,
  type Face,
  KINDS,
  LEVELS,
  PLAYERS,
  SECTORS,
  slotsFor,
} from './card.ts';
import { momentsOf } from './moment.ts';

/** What everyone has to pay for the first ship (SB-2.4). */
const FIRST_CREDITS = 5;
/** More would only make a set slow or unreadable. */
const MOST = { amount: 999, slots: 12, ships: 999, names: 5, text: 80 };

const KEY_FORM = 'a key of small letters, digits and single hyphens';

const amount = numberFrom(1);
const sector = z.literal(SECTORS, 'a sector from 1 to 12');
const level = z.literal(LEVELS, 'a level from 1 to 3');
const text = z
  .string('a text')
  .trim()
  .min(1, 'a text that is not empty')
  .max(MOST.text, `a text of at most ${MOST.text} characters`);
const key = z
  .string(KEY_FORM)
  .max(MOST.text, `a key of at most ${MOST.text} characters`)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, KEY_FORM);
const id = key.transform((given) => given as CardId);
const name = object({
  en: text,
  fr: z.exactOptional(text),
  nl: z.exactOptional(text),
  'zh-Hant': z.exactOptional(text),
});

const claims = z
  .array(object({ level, count: amount }), 'a list such as [{ "level": 1, "count": 2 }]')
  .min(1, 'at least one level to claim from')
  .refine(distinctLevels, 'each level at most once');

const resources = {
  credits: z.exactOptional(amount),
  income: z.exactOptional(amount),
  vp: z.exactOptional(amount),
};

const effect = z.discriminatedUnion(
  'kind',
  [
    object({
      kind: z.literal('shiftSum'),
      by: z
        .array(numberFrom(1, 11), 'a list of steps to the right such as [1, 2]')
        .min(1, 'at least one number of steps to the right')
        .refine(ascending, 'different numbers of steps, the smallest first'),
    }),
    object({
      kind: z.literal('buy'),
      count: amount,
      anySector: z.exactOptional(
        z
          .array(sector, 'a list of sectors')
          .min(1, 'at least one sector')
          .refine(ascending, 'different sectors, the lowest first'),
      ),
    }),
    object({ kind: z.literal('claim'), cards: claims }),
    object({
      kind: z.literal('swapSectors'),
      sectors: z
        .tuple([sector, sector], 'two sectors such as [5, 8]')
        .refine(ascending, 'two different sectors, the lower first'),
    }),
    object({ kind: z.literal('reroll') }),
    object({ kind: z.literal('setDie'), dice: numberFrom(1, 2) }),
    object({ kind: z.literal('othersLose'), vp: amount }),
    object({ kind: z.literal('placeCharge') }),
    object({ kind: z.literal('moveCharge') }),
    object({ kind: z.literal('exchange') }),
    object({ kind: z.literal('win') }),
    object({ kind: z.literal('doubleSector') }),
    object({ kind: z.literal('gain'), ...resources }).refine(
      (gain) => gain.credits !== undefined || gain.income !== undefined || gain.vp !== undefined,
      'credits, income or vp as well, for it to give',
    ),
  ],
  'an effect whose kind is one of shiftSum, buy, claim, swapSectors, reroll, setDie, othersLose, placeCharge, moveCharge, exchange, win, doubleSector, gain',
);

const slot = z.union(
  [
    z.literal('always'),
    object({
      players: z
        .array(z.literal(PLAYERS))
        .min(1)
        .refine(ascending)
        .refine((players) => players.length < PLAYERS.length),
    }),
  ],
  '"always", or { "players": … } with some but not all of the counts 2 to 5, the lowest first',
);

const ability = object({
  slots: z
    .array(slot, 'a list of slots')
    .min(1, 'at least one slot')
    .max(MOST.slots, `at most ${MOST.slots} slots`),
  linked: z.boolean('true (all charges for one use) or false (one charge a use)'),
  use: z.literal(['ownTurn', 'othersTurn', 'anyTurn'], '"ownTurn", "othersTurn" or "anyTurn"'),
  effects: z.array(effect, 'a list of effects').min(1, 'at least one effect'),
}).check((context) => {
  for (const [part, expected] of abilityProblems(context.value)) {
    const input = context.value[part];
    context.issues.push({ code: 'custom', message: expected, path: [part], input });
  }
});

const face = object({
  rewards: object({
    ...resources,
    charge: z.exactOptional(z.literal(1, '1, the only number of charges a roll can bring')),
    arrow: z.exactOptional(
      z.literal(['left', 'right', 'either'], 'an arrow "left", "right" or "either"'),
    ),
    claim: z.exactOptional(claims),
  }),
  ability: z.exactOptional(ability),
}).refine((face: Face) => face.rewards.charge === undefined || face.ability !== undefined, {
  error: 'an ability with slots, for the charge that this face gives',
  path: ['ability'],
});

const registered = { name, registry: text };

const startingShip = object({
  id,
  sector,
  class: key,
  names: z
    .array(object(registered), 'a list of names, one for each player')
    .min(1, 'at least one name')
    .max(MOST.names, `at most ${MOST.names} names, one for each player`),
  station: face,
  deployed: face,
});

const ship = object({
  id,
  level,
  sector,
  cost: amount,
  ...registered,
  class: key,
  station: face,
  deployed: face,
  certainty: z.exactOptional(
    object({
      values: z.literal(['sourced', 'reconciled', 'house'], '"sourced", "reconciled" or "house"'),
      name: z.literal(['sourced', 'inferred', 'house'], '"sourced", "inferred" or "house"'),
      notes: z.exactOptional(z.array(z.string('a note'), 'a list of notes')),
    }),
  ),
}).refine((ship) => ship.level > 1 || ship.cost <= FIRST_CREDITS, {
  error: `at most ${FIRST_CREDITS} for a ship of level 1, because everyone pays for one out of the first ${FIRST_CREDITS} credits (SB-2.4)`,
  path: ['cost'],
});

const colony = object({ id, sector, cost: amount, vp: amount, name, class: key });

export const cardSet = object({
  name: text,
  classes: z.record(
    key,
    object({ kind: z.literal(KINDS, `one of ${KINDS.join(', ')}`), name }),
    'the classes of the cards, by key',
  ),
  startingShips: z.array(startingShip, 'a list of twelve starting ships'),
  ships: z.array(ship, 'a list of ships').max(MOST.ships, `at most ${MOST.ships} ships`),
  colonies: z.array(colony, 'a list of twelve colonies'),
});

type AbilityProblem = [part: 'slots' | 'effects', expected: string];

/** What is wrong with an ability whose parts are all of the right form. */
function abilityProblems(ability: Ability): AbilityProblem[] {
  const problems: AbilityProblem[] = [];
  if (!ability.linked && ability.slots.some((slot) => slot !== 'always')) {
    problems.push([
      'slots',
      'only "always", because a slot for some player counts has to be a linked one (SB-7.3)',
    ]);
  }
  const bare = PLAYERS.filter((players) => slotsFor(ability, players) === 0);
  if (bare.length > 0) {
    problems.push([
      'slots',
      `a slot for ${bare.join(', ')} players too, or the ability would cost them nothing`,
    ]);
  }
  const moments = momentsOf(ability.effects);
  if (moments.length > 1) {
    problems.push([
      'effects',
      `effects that share one moment of a turn, not ${moments.join(' and ')}`,
    ]);
  }
  return problems;
}

function object<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const expected = `an object with ${Object.keys(shape).join(', ')}`;
  return z.strictObject(shape, { error: expected });
}

function numberFrom(least: number, most = MOST.amount) {
  const expected = `a whole number from ${least} to ${most}`;
  return z.int(expected).min(least, expected).max(most, expected);
}

function distinctLevels(claims: readonly Claim[]): boolean {
  return new Set(claims.map((claim) => claim.level)).size === claims.length;
}

function ascending(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] as number));
}
