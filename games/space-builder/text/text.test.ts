import { Refusal } from '@starboard/engine';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { readMap, readSet } from '../maps/reading.ts';
import { readAction } from '../rules/action.ts';
import type { Event } from '../rules/event.ts';
import { spaceBuilder } from '../rules/game.ts';
import { A, B, C, sit } from '../rules/table.ts';
import {
  explainVerdict,
  type Language,
  logLine,
  MESSAGES,
  type MessageKey,
  refusalText,
  standingText,
  type Translate,
} from './index.ts';

const LANGUAGES = Object.keys(MESSAGES) as Language[];
const KEYS = Object.keys(MESSAGES.en) as MessageKey[];

/** Fills in a message; throws if a value is missing. */
const translator =
  (language: Language): Translate =>
  (key, values) =>
    String(new IntlMessageFormat(MESSAGES[language][key], language).format(values));

const speaker = (language: Language) => ({
  translate: translator(language),
  playerName: () => 'Lin',
  time: (milliseconds: number) => `${milliseconds / 1000} s`,
});

/** The names of what a message needs, however deep they stand. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  const visit = (nodes: readonly unknown[]): void => {
    for (const node of nodes as {
      type: number;
      value?: string;
      options?: Record<string, { value: unknown[] }>;
    }[]) {
      if (node.type > 0 && node.type !== 7 && node.value !== undefined) names.add(node.value);
      for (const option of Object.values(node.options ?? {})) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(message, 'en').getAst());
  return [...names].toSorted((one, other) => one.localeCompare(other));
}

test.each(LANGUAGES)('%s has every message, and each needs the same values', (language) => {
  expect(Object.keys(MESSAGES[language])).toEqual(KEYS);
  for (const key of KEYS) {
    expect([key, argumentsOf(MESSAGES[language][key])]).toEqual([
      key,
      argumentsOf(MESSAGES.en[key]),
    ]);
    expect(MESSAGES[language][key].trim()).not.toBe('');
  }
});

test('the languages say different things, names of the game and of bots aside', () => {
  const same = (one: Language, other: Language) =>
    KEYS.filter(
      (key) => MESSAGES[one][key] === MESSAGES[other][key] && key.split('.')[0] !== 'standing',
    );
  expect(same('en', 'fr')).toEqual(['game.name', 'term.set', 'bot.expert']);
  expect(same('en', 'zh-Hant')).toEqual([]);
  expect(same('fr', 'nl')).toEqual(['game.name', 'term.map', 'term.set', 'bot.expert']);
});

/** Everything that can happen, from two rounds with all of it. */
function everyEvent(): Event[] {
  const table = sit(3).reveal();
  table.act(C, { type: 'leave', at: 1 }).act(C, { type: 'return', at: 2 });
  table.city(C, 3).act(C, { type: 'take', building: 1, at: 4 });
  table.act(C, { type: 'turn', building: 2, turn: table.wanted(2).turn === 1 ? 2 : 1, at: 5 });
  table.act(C, {
    type: 'flip',
    building: 2,
    side: table.wanted(2).side === 'A' ? 'B' : 'A',
    at: 5,
  });
  table.city(A, 5).tap(A, 6).city(B, 5).tap(B, 7).handsOff().reveal();
  const last = sit(2, { hands: [8, 8] }).roundFor(A);
  return [...table.events, ...last.events];
}

test.each(LANGUAGES)('every event has a line in the log, in %s', (language) => {
  const events = everyEvent();
  const kinds = new Set(
    events.map((event) => (event.type === 'moved' ? `moved.${event.move.type}` : event.type)),
  );
  const told = KEYS.filter((key) => key.startsWith('event.')).map((key) =>
    key.slice('event.'.length),
  );
  expect(kinds).toEqual(new Set(told));
  for (const event of events) {
    const line = logLine(event, speaker(language));
    expect(line).not.toMatch(/[{}]|undefined/);
    if ('seat' in event) expect(line).toContain('Lin');
  }
});

test.each(LANGUAGES)(
  'every fault is explained with what stood and what the map asked for, in %s',
  (language) => {
    const translate = translator(language);
    const table = sit(3).reveal().city(C, 1, { 1: 'unbuilt', 2: 'slot', 3: 'turn', 4: 'side' });
    table.city(A, 1).tap(A, 2).city(B, 1).tap(B, 3).handsOff();
    const board = table.check.boards[2];
    const lines = board?.verdicts.map((verdict) => explainVerdict(verdict, translate)) ?? [];
    expect(new Set(lines).size).toBe(4);
    const [, , turned, flipped] = board?.verdicts ?? [];
    expect(lines[2]).toContain(translate(`turn.${turned?.wanted.turn ?? 0}`));
    expect(lines[2]).toContain(translate(`turn.${turned?.stood?.turn ?? 0}`));
    expect(lines[3]).toContain(translate(`detail.4.${flipped?.wanted.side ?? 'A'}`));
    for (const line of lines) expect(line).not.toMatch(/[{}]|undefined/);
  },
);

test('what is wrong besides is said too, and that it adds nothing', () => {
  const wanted = { slot: 1, turn: 0, side: 'A' } as const;
  const stood = { slot: 5, turn: 2, side: 'B' } as const;
  const verdict = {
    building: 3,
    wanted,
    stood,
    wrong: ['slot', 'turn', 'side'],
    faults: 2,
  } as const;
  expect(explainVerdict(verdict, translator('en'))).toBe(
    'water tank: in the wrong slot, 2 faults. It stands in row 2, column 3; the map asks for row 1, column 2. It is turned wrongly too, which adds no fault. It is wrong side up too, which adds no fault.',
  );
});

test('a building on a board can be read aloud', () => {
  expect(standingText(1, 'A', 1, translator('en'))).toBe(
    'glasshouse, two trees, a quarter to the right',
  );
  expect(standingText(1, 'B', 0, translator('fr'))).toBe('serre, trois arbres, à l’endroit');
});

/** Every refusal there is, each provoked once. */
function everyRefusal(): Refusal[] {
  const round = sit(3)
    .reveal()
    .city(A, 50)
    .tap(A, 60)
    .act(C, { type: 'place', building: 1, slot: 1, at: 80 });
  const between = sit(2).roundFor(A);
  const ready = sit(2).act(A, { type: 'ready' });
  const counting = sit(2).act(A, { type: 'ready' }).act(B, { type: 'ready' });
  const over = sit(2, { hands: [8, 4] }).roundFor(A);
  const ended = sit(2).reveal().city(A, 1).tap(A, 2);
  const gone = sit(2).act(B, { type: 'leave', at: 0 });
  const options = (given: unknown, seats: number) => () => spaceBuilder.readOptions(given, seats);
  const provoked = [
    () => readAction({ type: 'turn', building: 1, turn: 5, at: 1 }),
    () => round.act(B, { type: 'flip', building: 6, side: 'B', at: 90 }),
    () => round.act(B, { type: 'place', building: 2, slot: 0, at: 90 }),
    () => round.act(C, { type: 'place', building: 2, slot: 1, at: 90 }),
    () => round.act(C, { type: 'take', building: 2, at: 90 }),
    () => round.act(C, { type: 'turn', building: 2, turn: 0, at: 90 }),
    () => round.act(A, { type: 'take', building: 1, at: 90 }),
    () => round.tap(C, 90),
    () => round.act(C, { type: 'take', building: 1, at: 79 }),
    () => round.act(C, { type: 'stop', at: 90 }),
    () => round.act(C, { type: 'return', at: 90 }),
    () => round.act(9 as typeof A, { type: 'ready' }),
    () => round.act(C, { type: 'reveal', at: 5000 }),
    () => round.act(C, { type: 'ready' }),
    () => ended.act(B, { type: 'place', building: 1, slot: 1, at: 3 }),
    () => between.act(B, { type: 'place', building: 1, slot: 1, at: 3 }),
    () => between.act(A, { type: 'ready' }),
    () => between.unfreeze(B, 5),
    () => between.unfreeze(A, 1),
    () => ready.act(A, { type: 'ready' }),
    () => counting.act(A, { type: 'reveal', at: 9 }),
    () => over.act(A, { type: 'ready' }),
    () => gone.act(B, { type: 'leave', at: 1 }),
    options([], 2),
    options({ speed: 1 }, 2),
    options({ play: { type: 'chess' } }, 2),
    options({ play: { type: 'trial' } }, 2),
    options({ play: { type: 'race', seating: 'under' } }, 2),
    options({ play: { type: 'race', seating: 'opposite' } }, 3),
    options({ upright: [] }, 2),
    options({ hands: [] }, 2),
    options({ play: { type: 'daily', date: 'today' } }, 1),
    options({ play: { type: 'ghosts', rivals: [] } }, 1),
    () => readMap({ id: 'X' }),
    () => readSet([]),
  ];
  return provoked.map((provoke) => {
    try {
      provoke();
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
    throw new Error(`not refused: ${provoke.toString()}`);
  });
}

test.each(LANGUAGES)(
  'every refusal has a text of its own with its facts filled in, in %s',
  (language) => {
    const refusals = everyRefusal();
    const codes = refusals.map(({ code }) => `error.${code}`);
    expect(new Set(codes)).toEqual(new Set(KEYS.filter((key) => key.startsWith('error.'))));
    for (const refusal of refusals) {
      expect(refusalText(refusal, translator(language))).not.toMatch(/[{}]|undefined/);
    }
    expect(refusalText(new Refusal('dice.lost', 'no dice'), translator(language))).toBeUndefined();
  },
);
