/** How whoever plays at this device likes to practise, kept for the next time. BU-8.2 */

import { recallJson, remember } from '@starboard/look/memory.ts';
import { BUILDINGS, type Building, STARRED } from '../../maps/map.ts';
import type { Options } from '../../rules/options.ts';

export interface Practising {
  /** Whether the map stands as the board does, and not turned as it comes. */
  readonly upright: boolean;
  /** How many buildings there are to begin with. */
  readonly hand: number;
  /** Whether what stands is checked at once. */
  readonly compares: boolean;
  /** Whether what is not in hand fades from the map. */
  readonly faded: boolean;
  /** Whether the stopwatch is to be seen. */
  readonly stopwatch: boolean;
}

const PLACE = 'space-builder.practice';

const USUAL: Practising = {
  upright: false,
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
export function practiceWith({ upright, hand }: Pick<Practising, 'upright' | 'hand'>): Options {
  return { play: { kind: 'practice' }, upright: [upright], hands: [hand] };
}

/** Whatever may have been kept there. */
function fits(name: string, value: unknown): boolean {
  if (name === 'hand') return SIZES.includes(value as Building);
  return typeof value === typeof USUAL[name as keyof Practising];
}

const SIZES: readonly Building[] = BUILDINGS.slice(STARRED.length - 1);
