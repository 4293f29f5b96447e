/** How whoever plays at this device likes to practise, kept for the next time. BU-8.2 */

import { recallJson, remember } from '@starboard/look/memory.ts';
import { BUILDINGS, type Building, type Direction, STARRED, TURNS } from '../../maps/map.ts';
import type { Options } from '../../rules/options.ts';
import type { OptionsView } from '../../rules/view.ts';

export interface Practising {
  /** In which direction every map lies. */
  readonly lies: Lie;
  /** How many buildings there are to begin with. */
  readonly hand: number;
  /** Whether what stands is checked at once. */
  readonly compares: boolean;
  /** Whether what is not in hand fades from the map. */
  readonly faded: boolean;
  /** Whether the stopwatch is to be seen. */
  readonly stopwatch: boolean;
}

/** As it comes, or one way: so many quarter-turns from upright. */
export type Lie = Direction | 'any';
export const LIES: readonly Lie[] = [...TURNS, 'any'];

const PLACE = 'space-builder.practice';

const USUAL: Practising = {
  lies: 'any',
  hand: STARRED.length,
  compares: false,
  faded: true,
  stopwatch: false,
};

export function practising(): Practising {
  const kept = Object.entries({ ...Object(recallJson(PLACE)) });
  return { ...USUAL, ...Object.fromEntries(kept.filter(([name, value]) => fits(name, value))) };
}

export function likePractising(part: Partial<Practising>): void {
  remember(PLACE, JSON.stringify({ ...practising(), ...part }));
}

/** What is agreed for it. */
export function practiceWith({ lies, hand }: Pick<Practising, 'lies' | 'hand'>): Options {
  const direction = lies === 'any' ? {} : { direction: lies };
  return { play: { kind: 'practice', ...direction }, upright: [false], hands: [hand] };
}

/** How the maps lie for a seat by what was agreed. */
export function lieOf({ play, upright }: Pick<OptionsView, 'play' | 'upright'>, seat = 0): Lie {
  if (upright[seat] === true) return 0;
  return play.kind === 'practice' ? (play.direction ?? 'any') : 'any';
}

/** Whatever may have been kept there. */
function fits(name: string, value: unknown): boolean {
  if (name === 'hand') return SIZES.includes(value as Building);
  if (name === 'lies') return LIES.includes(value as Lie);
  return typeof value === typeof USUAL[name as keyof Practising];
}

const SIZES: readonly Building[] = BUILDINGS.slice(STARRED.length - 1);
