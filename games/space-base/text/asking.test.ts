/** What a page says while a match is played: questions, answers, standing orders. */

import { Random, type Seat, type Seed } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import type { Sector } from '../cards/card.ts';
import game from '../index.ts';
import type { Action } from '../rules/action.ts';
import type { CardNumber } from '../rules/card-number.ts';
import type { Variant } from '../rules/options.ts';
import type { Order } from '../rules/order.ts';
import type { Question } from '../rules/question.ts';
import { questionOf } from '../rules/rules.ts';
import type { State, Step } from '../rules/state.ts';
import { tellAction } from './action.ts';
import { LANGUAGES, type Language, messages } from './message.ts';
import { tellOrder, tellOrdered } from './order.ts';
import { type Asking, tellQuestion, tellWaiting } from './question.ts';

const ADA = 0 as Seat;
const SEED = '5a'.repeat(32) as Seed;

/** Ada's Space Base before the first roll, with the Kubasov in sector 6, at a step of the turn. */
function asking(language: Language, step: Step = 'opening'): Asking {
  const state = game.setup(game.readOptions({}, 2), 2, new Random(SEED));
  const view = game.view({ ...state, step }, ADA);
  view.consoles[ADA]?.stationed.splice(5, 1, kubasov);
  return { language, cards: game.catalog, view, seat: ADA };
}

function numberOf(name: string): CardNumber {
  const cards = game.catalog.cards;
  return cards.findIndex(({ card }) => 'name' in card && card.name.en.endsWith(name)) as CardNumber;
}

const [pogue, kubasov] = [numberOf('Pogue'), numberOf('Kubasov')];

/** One question of each kind, and more where the words depend on what is asked. */
const QUESTIONS: { readonly [Ask in Question['ask']]: readonly Extract<Question, { ask: Ask }>[] } =
  {
    offer: [{ ask: 'offer' }],
    abilities: [{ ask: 'abilities' }],
    roll: [{ ask: 'roll' }],
    allocate: [{ ask: 'allocate' }],
    arrow: [
      { ask: 'arrow', sector: 5, left: 1, right: 0, either: 0 },
      { ask: 'arrow', sector: 5, left: 1, right: 1, either: 1 },
    ],
    claim: [{ ask: 'claim', left: [2, 1, 0] }],
    purchase: [{ ask: 'purchase' }],
    buy: [
      { ask: 'buy', left: 1 },
      { ask: 'buy', left: 2, sectors: [7, 8, 9, 10, 11, 12] },
    ],
    set: [
      { ask: 'set', left: 1 },
      { ask: 'set', left: 2 },
    ],
    reroll: [{ ask: 'reroll' }],
    place: [{ ask: 'place', card: pogue }],
    move: [{ ask: 'move', card: pogue }],
    exchange: [{ ask: 'exchange', card: pogue }],
  };

const ARROW = QUESTIONS.arrow[0] as Question;
const DECLINABLE = Object.keys(messages.en.action.decline) as Question['ask'][];

/** An answer of each kind, each to the question it answers. */
const ANSWERS: {
  readonly [Do in Action['do']]: readonly [Extract<Action, { do: Do }>, Question][];
} = {
  roll: [[{ do: 'roll' }, { ask: 'roll' }]],
  use: [
    [{ do: 'use', card: pogue }, { ask: 'abilities' }],
    [{ do: 'use', card: kubasov, without: [0] }, { ask: 'abilities' }],
  ],
  done: [
    [{ do: 'done' }, { ask: 'abilities' }],
    [{ do: 'done', turn: true }, { ask: 'abilities' }],
    [{ do: 'done' }, { ask: 'offer' }],
  ],
  set: [
    [
      { do: 'set', value: 6 },
      { ask: 'set', left: 1 },
    ],
  ],
  reroll: [[0], [1], [0, 1]].map((dice) => [{ do: 'reroll', dice }, { ask: 'reroll' }]),
  allocate: [
    [{ do: 'allocate', sectors: [9] }, { ask: 'allocate' }],
    [{ do: 'allocate', sectors: [3, 6] }, { ask: 'allocate' }],
    [{ do: 'allocate', sectors: [11], shift: [pogue, kubasov] }, { ask: 'allocate' }],
    [{ do: 'allocate', sectors: [3, 6], double: [{ card: pogue, die: 1 }] }, { ask: 'allocate' }],
  ],
  follow: [
    [{ do: 'follow', to: 'left' }, ARROW],
    [{ do: 'follow', to: 'right' }, ARROW],
  ],
  claim: [
    [
      { do: 'claim', card: pogue },
      { ask: 'claim', left: [1, 0, 0] },
    ],
  ],
  buy: [
    [{ do: 'buy', card: pogue }, { ask: 'purchase' }],
    [
      { do: 'buy', card: pogue, sector: 9 },
      { ask: 'buy', left: 1, sectors: [9] },
    ],
  ],
  place: [
    [
      { do: 'place', card: kubasov },
      { ask: 'place', card: pogue },
    ],
  ],
  move: [
    [
      { do: 'move', from: pogue, to: kubasov },
      { ask: 'move', card: 0 as CardNumber },
    ],
  ],
  exchange: [
    [
      { do: 'exchange', card: kubasov },
      { ask: 'exchange', card: pogue },
    ],
  ],
  take: [[{ do: 'take', card: pogue }, { ask: 'offer' }]],
  decline: DECLINABLE.map((ask) => [{ do: 'decline' }, QUESTIONS[ask][0] as Question]),
};

const ORDERS: readonly Order[] = [
  {},
  { collect: 'credits' },
  { collect: 'income' },
  { collect: 'vp' },
  { collect: [7] },
  { collect: [5, 8, 3] as Sector[], abilities: 'pass' },
  { abilities: 'pass' },
];

const STEPS: readonly Step[] = ['opening', 'setting', 'rerolling', 'between', 'closing'];

function questionsIn(language: Language): string[] {
  const abilities = STEPS.map((step) => tellQuestion({ ask: 'abilities' }, asking(language, step)));
  const all = Object.values(QUESTIONS).flat();
  return [
    ...all.map((question) => tellQuestion(question, asking(language))),
    ...abilities.slice(1),
  ];
}

function answersIn(language: Language): string[] {
  return Object.values(ANSWERS).flatMap((answers) =>
    answers.map(([action, question]) => tellAction(action, question, asking(language))),
  );
}

const HOLE = /[{}]|undefined|NaN|\[object| {2}|[\s：]$/m;

describe.each(LANGUAGES)('in %s', (language) => {
  test('every question is put in words of its own', () => {
    const told = questionsIn(language);
    expect(new Set(told).size).toBe(told.length);
    for (const text of told) expect(text).toMatch(/[.?。？]$/);
    expect(told.join('\n')).not.toMatch(HOLE);
    expect(told.join('\n')).toMatchSnapshot();
  });

  test('the others are told who is asked what', () => {
    const told = Object.values(QUESTIONS).flatMap(([question]) =>
      tellWaiting(question as Question, 'Ada', language),
    );
    expect(new Set(told).size).toBe(told.length);
    for (const text of told) expect(text).toContain('Ada');
    expect(told.join('\n')).not.toMatch(HOLE);
    expect(told.join('\n')).toMatchSnapshot();
  });

  test('every answer has a label', () => {
    const told = answersIn(language);
    expect(told.join('\n')).not.toMatch(HOLE);
    for (const text of told) expect(text).not.toMatch(/[.。]$/);
    expect(told.join('\n')).toMatchSnapshot();
  });

  test('every standing order can be read back', () => {
    const told = ORDERS.map((order) => tellOrder(order, language));
    expect(new Set(told).size).toBe(told.length);
    expect(told.join('\n')).not.toMatch(HOLE);
    expect(told.join('\n')).toMatchSnapshot();
  });
});

test('what an order did is marked in the log', () => {
  expect(LANGUAGES.map((language) => tellOrdered('Ada …', language))).toEqual([
    'By standing order: Ada …',
    'Consigne\u00a0: Ada …',
    'Vaste order: Ada …',
    '預設指令：Ada …',
  ]);
});

test.each(['standard', 'light-speed'] as const)(
  'in whole %s games every question can be put, and its answers are told apart',
  (variant) => {
    for (let number = 0; number < 6; number++)
      playAndTell(variant, new Random(SEED).split(`${number}`));
  },
);

/** Plays by chance, and says at every question what is asked and what can be answered. */
function playAndTell(variant: Variant, random: Random): void {
  const state = game.setup(game.readOptions({ variant }, 3), 3, random);
  for (let turn = 0; ; turn++) {
    const [seat] = game.actors(state);
    if (seat === undefined) return;
    const language = LANGUAGES[turn % LANGUAGES.length] as Language;
    const answers = game.legal(state, seat);
    checkWords(state, seat, answers, language);
    game.apply(state, seat, random.pick(answers), random);
  }
}

function checkWords(
  state: State,
  seat: Seat,
  answers: readonly Action[],
  language: Language,
): void {
  const question = questionOf(state, seat) as Question;
  const now = { language, cards: game.catalog, view: game.view(state, seat), seat };
  expect(tellQuestion(question, now)).not.toMatch(HOLE);
  const labels = answers.map((answer) => tellAction(answer, question, now));
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.join('\n')).not.toMatch(HOLE);
}
