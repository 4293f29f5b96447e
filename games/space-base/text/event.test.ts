import { readFileSync } from 'node:fs';
import { Random, type Seat, type Seed, seatsOf } from '@starboard/engine';
import { expect, test } from 'vitest';
import game from '../index.ts';
import type { CardNumber } from '../rules/card-number.ts';
import type { Event } from '../rules/event.ts';
import type { Variant } from '../rules/options.ts';
import { tellEvent } from './event.ts';
import { LANGUAGES, messages } from './message.ts';

const CARDS = game.catalog;
const [ada, bo, cem] = seatsOf(3) as [Seat, Seat, Seat];
const [collins, kubasov, pogue, frisch] = ['Collins', 'Kubasov', 'Pogue', 'Frisch'].map(
  numberOf,
) as [CardNumber, CardNumber, CardNumber, CardNumber];

function numberOf(name: string): CardNumber {
  const index = CARDS.cards.findIndex(({ card }) => 'name' in card && card.name.en.includes(name));
  return index as CardNumber;
}

function tell(event: Event, language: (typeof LANGUAGES)[number]): string {
  return tellEvent(event, { language, names: ['Ada', 'Bo', 'Cem'], cards: CARDS });
}

/** One event of each kind, and more where the line depends on what happened. */
const EVENTS: { readonly [Kind in Event['kind']]: readonly Extract<Event, { kind: Kind }>[] } = {
  drew: [{ kind: 'drew', seat: ada, card: pogue, cost: 1 }],
  rolledForStart: [{ kind: 'rolledForStart', seat: ada, dice: [3, 4] }],
  starts: [{ kind: 'starts', seat: bo }],
  compensated: [{ kind: 'compensated', seat: ada, credits: 2, income: 0 }],
  dealt: [{ kind: 'dealt', seat: ada, cards: [collins, kubasov, pogue] }],
  picked: [{ kind: 'picked', seat: ada, card: pogue }],
  chose: [{ kind: 'chose', seat: ada }],
  revealed: [
    { kind: 'revealed', seat: ada, cards: [collins, kubasov], cost: 12 },
    { kind: 'revealed', seat: bo, cards: [], cost: 0 },
  ],
  returned: [
    { kind: 'returned', seat: ada, count: 1 },
    { kind: 'returned', seat: bo, count: 6 },
  ],
  rolled: [{ kind: 'rolled', seat: ada, dice: [5, 6] }],
  set: [{ kind: 'set', seat: ada, die: 0, value: 6 }],
  rerolled: [
    { kind: 'rerolled', seat: ada, which: [1], dice: [5, 2] },
    { kind: 'rerolled', seat: ada, which: [0, 1], dice: [1, 1] },
  ],
  allocated: [
    { kind: 'allocated', seat: ada, sectors: [11] },
    { kind: 'allocated', seat: bo, sectors: [5, 6] },
  ],
  shifted: [{ kind: 'shifted', seat: ada, cards: [collins, kubasov], from: 8, to: 11 }],
  doubled: [{ kind: 'doubled', seat: ada, card: collins, sector: 5 }],
  collected: [
    {
      kind: 'collected',
      seat: ada,
      card: pogue,
      sector: 8,
      face: 'station',
      twice: false,
      credits: 2,
      income: 1,
      vp: 4,
    },
    {
      kind: 'collected',
      seat: bo,
      card: 0 as CardNumber,
      sector: 1,
      face: 'deployed',
      twice: true,
      credits: 2,
      income: 0,
      vp: 0,
    },
    {
      kind: 'collected',
      seat: cem,
      card: collins,
      sector: 8,
      face: 'station',
      twice: false,
      credits: 0,
      income: 0,
      vp: 0,
    },
  ],
  nothingToCollect: [{ kind: 'nothingToCollect', seat: cem }],
  followed: [{ kind: 'followed', seat: ada, from: 7, to: 8, direction: 'right' }],
  charged: [{ kind: 'charged', seat: ada, card: collins }],
  forfeited: [{ kind: 'forfeited', seat: ada, card: collins }],
  bought: [
    { kind: 'bought', seat: ada, card: pogue, sector: 8, cost: 8, wasted: 0 },
    { kind: 'bought', seat: bo, card: frisch, sector: 1, cost: 9, wasted: 1 },
    { kind: 'bought', seat: bo, card: pogue, sector: 8, cost: 8, wasted: 3 },
  ],
  claimed: [{ kind: 'claimed', seat: ada, card: pogue, sector: 8 }],
  stationed: [{ kind: 'stationed', seat: ada, card: pogue, sector: 8 }],
  deployed: [{ kind: 'deployed', seat: ada, card: pogue, sector: 8 }],
  cubesLost: [{ kind: 'cubesLost', seat: ada, card: kubasov, count: 2 }],
  settled: [{ kind: 'settled', seat: ada, card: frisch, vp: 3 }],
  boughtNothing: [{ kind: 'boughtNothing', seat: ada, credits: 7 }],
  refilled: [{ kind: 'refilled', level: 2, place: 3, card: pogue }],
  used: [{ kind: 'used', seat: ada, card: kubasov, cubes: 3 }],
  gained: [{ kind: 'gained', seat: ada, card: pogue, credits: 20, income: 0, vp: 0 }],
  swapped: [{ kind: 'swapped', seat: ada, sectors: [5, 8] }],
  exchanged: [{ kind: 'exchanged', seat: ada, card: collins, with: pogue, sectors: [9, 7] }],
  lost: [{ kind: 'lost', seat: bo, vp: 4, by: ada }],
  moved: [{ kind: 'moved', seat: ada, from: kubasov, to: pogue }],
  passed: [{ kind: 'passed', seat: bo }],
  turn: [{ kind: 'turn', seat: ada, round: 12 }],
  income: [{ kind: 'income', seat: ada, from: 0, to: 5 }],
  finalRound: [{ kind: 'finalRound', seat: ada, vp: 41 }],
  tieRound: [{ kind: 'tieRound', seats: [ada, bo, cem], vp: 44 }],
  won: [
    { kind: 'won', seat: ada, by: 'vp' },
    { kind: 'won', seat: bo, by: 'ability' },
  ],
};

test('every kind of event has a line, and every line an event', () => {
  const source = readFileSync(new URL('../rules/event.ts', import.meta.url), 'utf8');
  const kinds = [...source.matchAll(/kind: '(\w+)'/g)].map(([, kind]) => kind as string);
  expect(new Set(Object.keys(messages.en.log))).toEqual(new Set(kinds));
  expect(new Set(Object.keys(EVENTS))).toEqual(new Set(kinds));
});

test.each(LANGUAGES)('the log in %s', (language) => {
  const lines = Object.values(EVENTS).flatMap((events) =>
    events.map((event) => tell(event, language)),
  );
  for (const line of lines) expect(line).toMatch(/^[^{}]*[.!。！]$/);
  expect(lines).toMatchSnapshot();
});

test.each(['standard', 'light-speed'] as const)('whole %s games can be told', (variant) => {
  const told = new Set<string>();
  for (const players of [2, 3, 4, 5]) {
    const names = ['Ada', 'Bo', 'Cem', 'Dee', 'Eve'].slice(0, players);
    playRandomly(variant, players, (event) => {
      told.add(event.kind);
      for (const language of LANGUAGES) {
        expect(tellEvent(event, { language, names, cards: CARDS })).toMatch(/^[^{}]+[.!。！]$/);
      }
    });
  }
  expect(told).toContain('won');
  expect(told.size).toBeGreaterThan(25);
});

function playRandomly(variant: Variant, players: number, tell: (event: Event) => void): void {
  const random = new Random('5b'.repeat(32) as Seed);
  const state = game.setup(game.readOptions({ variant }, players), players, random, tell);
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    game.apply(state, seat, random.pick(game.legal(state, seat)), random, tell);
  }
}

test('a starting ship has the name of its owner’s set', () => {
  const deployed = (seat: Seat): Event => ({
    kind: 'deployed',
    seat,
    card: 0 as CardNumber,
    sector: 1,
  });
  expect(tell(deployed(ada), 'en')).toBe('Ada deploys U.E.S. Acton in sector 1.');
  expect(tell(deployed(cem), 'zh-Hant')).toBe('Cem在分區1派遣U.E.S. 阿特科夫。');
});
