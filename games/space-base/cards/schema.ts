/** The form of a card set from outside, and the rules that hold within one card. */

import {
  type Ability,
  type CardClass,
  type CardId,
  type CardSet,
  type Certainty,
  type Claim,
  type Colony,
  type Effect,
  type Face,
  KINDS,
  LEVELS,
  type Level,
  type Name,
  PLAYERS,
  type Registered,
  type Rewards,
  SECTORS,
  type Sector,
  type Ship,
  type Slot,
  type StartingShip,
  slotsFor,
} from './card.ts';
import {
  ascending,
  type Doubt,
  either,
  type Form,
  judged,
  key,
  list,
  object,
  oneOf,
  optional,
  record,
  text,
  variants,
  where,
  whole,
} from './form.ts';
import { momentsOf } from './moment.ts';

/** What everyone has to pay for the first ship (SB-2.4). */
const FIRST_CREDITS = 5;
/** More would only make a set slow or unreadable. */
const MOST = { amount: 999, slots: 12, effects: 6, cards: 999, names: 5, text: 80, note: 999 };

const amount = whole(1, MOST.amount);
export const sector = whole(1, SECTORS.length) as Form<Sector>;
const level = whole(1, LEVELS.length) as Form<Level>;
const word = text(MOST.text);
const cardClass = key(MOST.text);
const id = key(MOST.text) as Form<CardId>;

const name = object<Name>({
  en: word,
  fr: optional(word),
  nl: optional(word),
  'zh-Hant': optional(word),
});

const claims = where(
  list(object<Claim>({ level, count: amount }), 1, LEVELS.length),
  'cards.levels',
  (given) => new Set(given.map((claim) => claim.level)).size === given.length,
);

const resources = {
  credits: optional(amount),
  income: optional(amount),
  vp: optional(amount),
};

const sectors = where(list(sector, 1, SECTORS.length), 'form.ascending', ascending);
const twoSectors = where(
  list<Sector, readonly [Sector, Sector]>(sector, 2, 2),
  'form.ascending',
  ascending,
);

const effect = where(
  variants<Effect, 'kind'>('kind', {
    shiftSum: {
      by: where(list(whole(1, 11), 1, SECTORS.length), 'form.ascending', ascending),
    },
    buy: { count: amount, anySector: optional(sectors) },
    claim: { cards: claims },
    swapSectors: { sectors: twoSectors },
    reroll: {},
    setDie: { dice: whole(1, 2) },
    othersLose: { vp: amount },
    placeCharge: {},
    moveCharge: {},
    exchange: {},
    win: {},
    doubleSector: {},
    gain: resources,
  }),
  'cards.gain',
  (given) => given.kind !== 'gain' || (given.credits ?? given.income ?? given.vp) !== undefined,
);

const slot = either<Slot>(
  'cards.slot',
  oneOf('always'),
  object<Exclude<Slot, 'always'>>({
    players: where(list(oneOf(...PLAYERS), 1, PLAYERS.length - 1), 'form.ascending', ascending),
  }),
);

const ability = judged(
  object<Ability>({
    slots: list(slot, 1, MOST.slots),
    linked: oneOf(true, false),
    use: oneOf('ownTurn', 'othersTurn', 'anyTurn'),
    effects: list(effect, 1, MOST.effects),
  }),
  abilityDoubts,
);

/** What is wrong with an ability whose parts are all of the right form. */
function abilityDoubts(given: Ability): Doubt[] {
  const doubts: Doubt[] = [];
  if (!given.linked && given.slots.some((entry) => entry !== 'always')) {
    doubts.push({ expected: 'cards.linked', field: 'slots' });
  }
  const bare = PLAYERS.filter((players) => slotsFor(given, players) === 0);
  if (bare.length > 0) {
    doubts.push({ expected: 'cards.bare', field: 'slots', facts: { players: bare.join(', ') } });
  }
  if (momentsOf(given.effects).length > 1) {
    doubts.push({ expected: 'cards.moments', field: 'effects' });
  }
  return doubts;
}

const face = judged(
  object<Face>({
    rewards: object<Rewards>({
      ...resources,
      charge: optional(oneOf(1)),
      arrow: optional(oneOf('left', 'right', 'either')),
      claim: optional(claims),
    }),
    ability: optional(ability),
  }),
  (given) =>
    given.rewards.charge !== undefined && given.ability === undefined
      ? [{ expected: 'cards.charge', field: 'ability' }]
      : [],
);

const registered = { name, registry: word };

const startingShip = object<StartingShip>({
  id,
  sector,
  class: cardClass,
  names: list(object<Registered>(registered), 1, MOST.names),
  station: face,
  deployed: face,
});

const ship = judged(
  object<Ship>({
    id,
    level,
    sector,
    cost: amount,
    ...registered,
    class: cardClass,
    station: face,
    deployed: face,
    certainty: optional(
      object<Certainty>({
        values: oneOf('sourced', 'reconciled', 'house'),
        name: oneOf('sourced', 'inferred', 'house'),
        notes: optional(list(text(MOST.note), 0, MOST.cards)),
      }),
    ),
  }),
  (given) =>
    given.level === 1 && given.cost > FIRST_CREDITS
      ? [{ expected: 'cards.first-cost', field: 'cost', facts: { most: FIRST_CREDITS } }]
      : [],
);

const colony = object<Colony>({
  id,
  sector,
  cost: amount,
  vp: amount,
  name,
  class: cardClass,
});

export const cardSet = object<CardSet>({
  name: word,
  classes: record(
    'cards.classes',
    key(MOST.text),
    object<CardClass>({ kind: oneOf(...KINDS), name }),
  ),
  startingShips: list(startingShip, 0, MOST.cards),
  ships: list(ship, 0, MOST.cards),
  colonies: list(colony, 0, MOST.cards),
});
