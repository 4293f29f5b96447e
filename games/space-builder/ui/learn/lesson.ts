/** A round with nobody else in it, for learning: the hands cannot tell it from a match. */

import { IllegalAction, type Seat } from '@starboard/engine';
import type { Building, CityMap, Direction } from '../../maps/map.ts';
import type { Action } from '../../rules/action.ts';
import { cardsOf, checkMove, isMove, makeMove } from '../../rules/cards.ts';
import { judge } from '../../rules/check.ts';
import type { Card } from '../../rules/state.ts';
import type { BuilderLine, Told } from '../seat/hands.ts';

export interface LessonPlan {
  readonly map: CityMap;
  readonly direction: Direction;
  readonly hand: readonly Building[];
}

export function lesson({ map, direction, hand }: LessonPlan): BuilderLine {
  const cards = cardsOf(hand);
  const listeners = new Set<(told: Told) => void>();
  let seq = 0;
  let tapped: number | null = null;
  const told = (): Told => toldOf({ map, direction, cards, seq, tapped });
  let latest = told();
  return {
    viewer: 0 as Seat,
    latest: () => latest,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connection: {
      async act(action: Action) {
        if (isMove(action)) {
          checkMove(cards, action);
          makeMove(cards, action);
        } else if (action.kind === 'tap' && isRight(map, cards)) tapped = action.at;
        seq++;
        latest = told();
        for (const listener of listeners) listener(latest);
        return { seq, doubled: false };
      },
      undo: nothing,
      instruct: nothing,
      imagine: nothing,
      history: async () => [],
      leave: async () => listeners.clear(),
    },
  };
}

/** A tap is final, and nobody is to learn it with a fault. */
function isRight(map: CityMap, cards: readonly Card[]): boolean {
  return cards.every((card) => judge(map, card).faults === 0);
}

function nothing(): Promise<never> {
  return Promise.reject(new IllegalAction('lesson.only', 'a lesson knows moves and taps alone'));
}

interface LessonNow extends Omit<LessonPlan, 'hand'> {
  readonly cards: readonly Card[];
  readonly seq: number;
  readonly tapped: number | null;
}

function toldOf({ map, direction, cards, seq, tapped }: LessonNow): Told {
  const buildings = cards.map(({ building }) => building);
  const own = cards.map((card) => ({ ...card }));
  return {
    seq,
    view: {
      options: {
        play: { kind: 'practice' },
        upright: [direction === 0],
        hands: [buildings.length],
      },
      stage: { kind: 'building' },
      players: [{ buildings, frozen: [], wins: 0, faults: 0, time: 0, gone: false }],
      round: {
        number: 1,
        map,
        direction,
        builders: [
          {
            built: own.filter(({ slot }) => slot !== null).length,
            tap: tapped,
            stopped: false,
            cards: own,
            history: [],
            progress: null,
          },
        ],
        stop: null,
        check: null,
      },
      pile: 1,
    },
    actors: [0 as Seat],
    choices: [],
    events: [],
    undone: [],
    undoable: false,
    order: null,
    result: null,
    watch: null,
  };
}
