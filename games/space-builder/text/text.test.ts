import { Refusal } from '@starboard/engine';
import { checkWords, messagesIn } from '@starboard/engine/checks';
import { expect, test } from 'vitest';
import { type CityMap, type Placement, placementOf, type Spot } from '../maps/map.ts';
import { PRINTED } from '../maps/printed.ts';
import { type MAP_PROBLEMS, readMap, readSet } from '../maps/reading.ts';
import { readAction } from '../rules/action.ts';
import type { Event } from '../rules/event.ts';
import { spaceBuilder } from '../rules/game.ts';
import { recordingOf } from '../rules/history.ts';
import type { RIVAL_PROBLEMS } from '../rules/recording.ts';
import type { Recording } from '../rules/state.ts';
import { A, B, C, sit } from '../rules/table.ts';
import {
  LANGUAGES,
  messages,
  sideDetail,
  standing,
  stopwatch,
  tellEvent,
  tellRefusal,
  tellVerdict,
  turnName,
} from './index.ts';

const KEYS = [...messagesIn(messages.en).keys()];
const keysBelow = (start: string) =>
  KEYS.filter((key) => key.startsWith(`${start}.`)).map((key) => key.slice(start.length + 1));

test('the languages say the same', () => {
  checkWords(messages);
});

test('the languages say different things, but for a few names', () => {
  const same = (one: (typeof LANGUAGES)[number], other: (typeof LANGUAGES)[number]) => {
    const others = messagesIn(messages[other]);
    return [...messagesIn(messages[one])]
      .filter(([key, text]) => others.get(key) === text)
      .map(([key]) => key);
  };
  expect(same('en', 'fr')).toEqual(['game.name', 'term.set', 'standing', 'bot.expert']);
  expect(same('en', 'zh-Hant')).toEqual([]);
  expect(same('fr', 'nl')).toEqual(['game.name', 'term.map', 'term.set', 'standing', 'bot.expert']);
});

/** Everything that can happen, from two rounds with all of it. */
function everyEvent(): Event[] {
  const table = sit(3).reveal();
  table.act(C, { kind: 'leave', at: 1 }).act(C, { kind: 'return', at: 2 });
  table.city(C, 3).act(C, { kind: 'take', building: 1, at: 4 });
  table.act(C, { kind: 'turn', building: 2, turn: table.wanted(2).turn === 1 ? 2 : 1, at: 5 });
  table.act(C, {
    kind: 'flip',
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
  const kinds = events.map((event) =>
    event.kind === 'moved' ? `moved.${event.move.kind}` : event.kind,
  );
  expect(new Set(kinds)).toEqual(new Set(keysBelow('log')));
  for (const event of events) {
    const line = tellEvent(event, { language, names: ['Ada', 'Bo', 'Cy'] });
    expect(line).not.toMatch(/[{}]|undefined/);
    if ('seat' in event) expect(line).toMatch(/Ada|Bo|Cy/);
  }
});

test.each(LANGUAGES)(
  'every fault is explained with what stood and what the map asked for, in %s',
  (language) => {
    const table = sit(3).reveal().city(C, 1, { 1: 'unbuilt', 2: 'slot', 3: 'turn', 4: 'side' });
    table.city(A, 1).tap(A, 2).city(B, 1).tap(B, 3).handsOff();
    const verdicts = [
      ...(table.check.boards[2]?.verdicts ?? []),
      ...(table.check.boards[0]?.verdicts ?? []),
    ];
    const lines = verdicts.map((verdict) => tellVerdict(verdict, language));
    expect(new Set(lines).size).toBe(8);
    const [, , turned, flipped] = verdicts;
    expect(lines[2]).toContain(turnName(turned?.wanted.turn ?? 0, language));
    expect(lines[2]).toContain(turnName(turned?.stood?.turn ?? 0, language));
    expect(lines[3]).toContain(sideDetail(4, flipped?.wanted.side ?? 'A', language));
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
  expect(tellVerdict(verdict, 'en')).toBe(
    'water tank: in the wrong slot, 2 faults. It stands in row 2, column 3; the map asks for row 1, column 2. It is turned wrongly too, which adds no fault. It is wrong side up too, which adds no fault.',
  );
});

test('a building on a board can be read aloud', () => {
  expect(standing(1, 'A', 1, 'en')).toBe('glasshouse, two trees, a quarter to the right');
  expect(standing(1, 'B', 0, 'fr')).toBe('serre, trois arbres, à l’endroit');
});

test('a stopwatch reads as in the language', () => {
  expect(stopwatch(65_390, 'en')).toBe('1:05.3');
  expect(stopwatch(9_999, 'nl')).toBe('0:09,9');
});

/** Every refusal there is, each provoked once. */
function everyRefusal(): Refusal[] {
  const round = sit(3)
    .reveal()
    .city(A, 50)
    .tap(A, 60)
    .act(C, { kind: 'place', building: 1, slot: 1, at: 80 });
  const between = sit(2).roundFor(A);
  const ready = sit(2).act(A, { kind: 'ready' });
  const counting = sit(2).act(A, { kind: 'ready' }).act(B, { kind: 'ready' });
  const over = sit(2, { hands: [8, 4] }).roundFor(A);
  const ended = sit(2).reveal().city(A, 1).tap(A, 2);
  const gone = sit(2).act(B, { kind: 'leave', at: 0 });
  const options = (given: unknown, seats: number) => () => spaceBuilder.readOptions(given, seats);
  const provoked = [
    () => readAction({ kind: 'turn', building: 1, turn: 5, at: 1 }),
    () => round.act(B, { kind: 'flip', building: 6, side: 'B', at: 90 }),
    () => round.act(B, { kind: 'place', building: 2, slot: 0, at: 90 }),
    () => round.act(C, { kind: 'place', building: 2, slot: 1, at: 90 }),
    () => round.act(C, { kind: 'take', building: 2, at: 90 }),
    () => round.act(C, { kind: 'turn', building: 2, turn: 0, at: 90 }),
    () => round.act(A, { kind: 'take', building: 1, at: 90 }),
    () => round.tap(C, 90),
    () => round.act(C, { kind: 'take', building: 1, at: 79 }),
    () => round.act(C, { kind: 'stop', at: 90 }),
    () => round.act(C, { kind: 'return', at: 90 }),
    () => round.act(9 as typeof A, { kind: 'ready' }),
    () => round.act(C, { kind: 'reveal', at: 5000 }),
    () => round.act(C, { kind: 'ready' }),
    () => ended.act(B, { kind: 'place', building: 1, slot: 1, at: 3 }),
    () => between.act(B, { kind: 'place', building: 1, slot: 1, at: 3 }),
    () => between.act(A, { kind: 'ready' }),
    () => between.unfreeze(B, 5),
    () => between.unfreeze(A, 1),
    () => ready.act(A, { kind: 'ready' }),
    () => counting.act(A, { kind: 'reveal', at: 9 }),
    () => over.act(A, { kind: 'ready' }),
    () => gone.act(B, { kind: 'leave', at: 1 }),
    options([], 2),
    options({ speed: 1 }, 2),
    options({ play: { kind: 'chess' } }, 2),
    options({ play: { kind: 'trial' } }, 2),
    options({ play: { kind: 'race', seating: 'under' } }, 2),
    options({ play: { kind: 'practice', direction: 4 } }, 1),
    options({ play: { kind: 'race', seating: 'opposite' } }, 3),
    options({ play: { kind: 'race', seating: 'opposite' }, upright: [true, true] }, 2),
    options({ upright: [] }, 2),
    options({ hands: [] }, 2),
    options({ waits: [] }, 2),
    options({ waits: [true, true] }, 2),
    options({ play: { kind: 'daily', date: 'today' } }, 1),
    options({ play: { kind: 'daily', date: '2026-11-15', sealed: 1 } }, 1),
    ...Object.values(BROKEN),
  ];
  return provoked.map(refusalOf);
}

function refusalOf(provoke: () => unknown): Refusal {
  try {
    provoke();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error(`not refused: ${provoke.toString()}`);
}

const [FIRST] = PRINTED as [CityMap];

/** The first map with something else on its third slot. */
const mapWith = (spot: unknown) => () =>
  readMap({ ...FIRST, slots: FIRST.slots.with(2, spot as Spot) });

/** The printed maps with another one in the first place. */
const setWith = (map: object) => () =>
  readSet({ maps: [{ ...FIRST, ...map }, ...PRINTED.slice(1)] });

/** The first map with its building on slot 1 another way. */
const uneven = (change: (spot: Spot) => Spot) =>
  setWith({ slots: FIRST.slots.with(0, change(FIRST.slots[0] as Spot)) });

/** A race against one recorded round with other fields, and more rounds. */
function raceAgainst(fields: object, ...more: readonly Recording[]): () => unknown {
  const rivals = [{ ...recorded(), ...fields }, ...more];
  return () => spaceBuilder.readOptions({ play: { kind: 'ghosts', rivals } }, 1);
}

function recorded(): Recording {
  return recordingOf(sit(2).reveal(1).city(A, 400).tap(A, 900).state, A, 'Lin');
}

/** Everything that can be wrong with maps and recorded rounds, each as somebody might do it. */
const BROKEN: Record<keyof typeof MAP_PROBLEMS | keyof typeof RIVAL_PROBLEMS, () => unknown> = {
  'maps.id': () => readMap({ slots: [] }),
  'maps.slots': () => readMap({ id: 'X' }),
  'maps.building': mapWith('tree'),
  'maps.turn': mapWith([7, 4, 'A']),
  'maps.side': mapWith([7, 0, 'C']),
  'maps.once': mapWith(FIRST.slots[0]),
  'maps.set': () => readSet([]),
  'maps.same-id': setWith({ id: 'M02' }),
  'maps.uneven-slot': () =>
    readSet({ maps: PRINTED.map(({ id }) => ({ id, slots: FIRST.slots })) }),
  'maps.uneven-turn': uneven(([building, turn, side]) => [building, turn === 1 ? 2 : 1, side]),
  'maps.uneven-side': uneven(([building, turn, side]) => [
    building,
    turn,
    side === 'A' ? 'B' : 'A',
  ]),
  'maps.alike': () => readSet({ maps: alike() }),
  'rivals.count': () => spaceBuilder.readOptions({ play: { kind: 'ghosts', rivals: [] } }, 1),
  'rivals.alike': raceAgainst({}, { ...recorded(), direction: 2 }),
  'rivals.name': raceAgainst({ name: '' }),
  'rivals.direction': raceAgainst({ direction: 4 }),
  'rivals.buildings': raceAgainst({ buildings: [1, 2, 2, 4] }),
  'rivals.actions': raceAgainst({ actions: 'all' }),
  'rivals.hand': raceAgainst({ actions: [{ kind: 'ready' }] }),
  'rivals.backwards': raceAgainst({ actions: [place(1, 9), place(2, 8)] }),
  'rivals.tap': raceAgainst({ actions: [{ kind: 'tap', at: 1 }] }),
  'rivals.action': raceAgainst({ actions: [place(1, 9), place(7, 9)] }),
};

/** Building 7 as it stands on M04 put on M01 and the other way round: as even as before, but M20 is like M04 now. */
function alike(): CityMap[] {
  const [one, other] = [placementOf(mapAt(0), 7), placementOf(mapAt(3), 7)];
  return PRINTED.with(0, standing7(mapAt(0), other)).with(3, standing7(mapAt(3), one));
}

function mapAt(index: number): CityMap {
  return PRINTED[index] as CityMap;
}

function standing7(map: CityMap, { turn, side }: Placement): CityMap {
  const { slots } = map;
  return { ...map, slots: slots.map((spot) => (spot[0] === 7 ? [7, turn, side] : spot)) };
}

function place(building: number, at: number): object {
  return { kind: 'place', building, slot: building, at };
}

test.each(Object.entries(BROKEN))('%s is what is said of it', (code, provoke) => {
  expect(refusalOf(provoke).code).toBe(code);
});

test('whoever has a broken map or recording reads what to mend', () => {
  const told = (provoke: () => unknown) =>
    LANGUAGES.map((language) => tellRefusal(refusalOf(provoke), language));
  expect(told(BROKEN['maps.building'])).toMatchInlineSnapshot(`
    [
      "Map M01, slot 3: name a building from 1 to 8; found nothing.",
      "Plan M01, emplacement 3 : indiquez un bâtiment de 1 à 8 ; trouvé rien.",
      "Plan M01, plek 3: noem een gebouw van 1 tot 8; gevonden niets.",
      "藍圖 M01 位置 3：應為建築物 1 至 8；實際為 （無）。",
    ]
  `);
  expect(told(BROKEN['maps.uneven-turn'])).toMatchInlineSnapshot(`
    [
      "Over all maps this building stands a quarter to the right 6 times instead of 5: habitat stack.",
      "Sur l’ensemble des plans, ce bâtiment est 6 fois un quart de tour à droite au lieu de 5 : modules d’habitation.",
      "Over alle plannen samen staat dit gebouw 6 keer een kwartslag naar rechts in plaats van 5 keer: woonmodules.",
      "在全部藍圖中，這棟建築物的方向「向右轉四分之一圈」出現 6 次，應為 5 次：居住艙。",
    ]
  `);
  expect(told(BROKEN['rivals.action'])).toMatchInlineSnapshot(`
    [
      "The round of Lin, action 2: This building is still frozen: observatory.",
      "Manche (Lin), action 2 : Ce bâtiment est encore bloqué : observatoire.",
      "De ronde van Lin, actie 2: Dit gebouw is nog geblokkeerd: sterrenwacht.",
      "Lin 的回合，第 2 個動作：這棟建築物仍被凍結：天文台。",
    ]
  `);
});

test.each(LANGUAGES)(
  'every refusal has a text of its own with its facts filled in, in %s',
  (language) => {
    const refusals = everyRefusal();
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(keysBelow('error')));
    for (const refusal of refusals) {
      const text = tellRefusal(refusal, language);
      expect(text).not.toMatch(/[{}]|undefined|\[object/);
      if (language !== 'en') expect(text).not.toMatch(/\b(the|map|this|not|give|time)\b/i);
    }
    expect(tellRefusal(new Refusal('dice.lost', 'no dice'), language)).toBe('no dice');
  },
);
