/** What a page says while a match is played: what to do, and what can be done. */

import type { Viewer } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { spaceBuilder } from '../rules/game.ts';
import { A, B, C, sit, type Table } from '../rules/table.ts';
import { type Deed, tellAction } from './action.ts';
import { LANGUAGES, type Language, type messages } from './message.ts';
import { tellTask } from './task.ts';

/** Every moment of a match at which a viewer has something else to do. */
const MOMENTS: Record<keyof typeof messages.en.task, readonly (readonly [Table, Viewer])[]> = {
  ready: [
    [sit(3), A],
    [sit(3).roundFor(A), B],
  ],
  unfreeze: [[sit(3).roundFor(A), A]],
  waitForReady: [
    [sit(3).act(A, { kind: 'ready' }), A],
    [sit(3), 'spectator'],
  ],
  waitForUnfreeze: [[sit(3).roundFor(A), 'spectator']],
  countdown: [[sit(2).act(A, { kind: 'ready' }).act(B, { kind: 'ready' }), A]],
  build: [
    [sit(3).reveal(), A],
    [sit(3).reveal().city(A, 9, { 1: 'unbuilt' }), A],
  ],
  tap: [[sit(3).reveal().city(A, 9), A]],
  tapped: [[sit(3).reveal().city(A, 9).tap(A, 9), A]],
  stop: [[sit(3).reveal().city(A, 9).tap(A, 9).city(B, 9).tap(B, 10), C]],
  watch: [[sit(3).reveal(), 'spectator']],
  over: [[sit(2, { hands: [8, 8] }).roundFor(A), A]],
};

/** One of each thing a player does himself. */
const DEEDS: { readonly [Kind in Deed['kind']]: Extract<Deed, { kind: Kind }> } = {
  ready: { kind: 'ready' },
  unfreeze: { kind: 'unfreeze', building: 5 },
  tap: { kind: 'tap', at: 1 },
  place: { kind: 'place', building: 1, slot: 5, at: 1 },
  take: { kind: 'take', building: 2, at: 1 },
  turn: { kind: 'turn', building: 3, turn: 2, at: 1 },
  flip: { kind: 'flip', building: 4, side: 'B', at: 1 },
};

function told([table, viewer]: readonly [Table, Viewer], language: Language): string {
  const names = ['Ada', 'Bo', 'Cy'];
  return tellTask(spaceBuilder.view(table.state, viewer), { language, names, viewer });
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('at every moment everybody reads what to do', () => {
    const tasks = Object.values(MOMENTS)
      .flat()
      .map((moment) => told(moment, language));
    expect(new Set(tasks).size).toBe(tasks.length);
    expect(tasks.join('\n')).not.toMatch(/[{}]|undefined|\[object/);
    expect(tasks.join('\n')).toMatchSnapshot();
  });

  test('everything a player does has a label', () => {
    const labels = Object.values(DEEDS).map((deed) => tellAction(deed, language));
    expect(labels.join('\n')).not.toMatch(/[{}]|undefined/);
    expect(labels.join('\n')).toMatchSnapshot();
  });
});
