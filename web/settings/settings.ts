/** How the visitor likes the page and the games to be, on this device. */

import { setVolume } from '@starboard/look/sound.ts';
import type { Settings } from '@starboard/look/table.ts';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { onChoice, recallFields, remember } from '../shell/memory.ts';

/** What there is to choose. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'full', 'still'],
  textSize: ['normal', 'large', 'largest'],
  speed: ['slow', 'designed', 'quick', 'instant'],
  confirm: ['yes', 'no'],
  volume: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1],
} as const;

export type Chosen = { readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };
export type Theme = Chosen['theme'];

const USUAL: Chosen = {
  theme: 'system',
  motion: 'system',
  textSize: 'normal',
  speed: 'designed',
  confirm: 'yes',
  volume: 0.6,
};

export const useChosen = create<Chosen>(() => USUAL);
// Known only after the start: a page that was drawn ahead was drawn for nobody.
useChosen.setState(remembered());

/** Changes one setting, at once and for the next visit. */
export function choose(change: Partial<Chosen>): void {
  useChosen.setState(change);
  remember('settings', JSON.stringify(useChosen.getState()));
}

let loudness = USUAL.volume;

/** Turns the sound off, and on again as loud as it was. */
export function toggleSound(): void {
  const { volume } = useChosen.getState();
  if (volume > 0) loudness = volume;
  choose({ volume: volume > 0 ? 0 : loudness });
}

/** Brings the choices to the page, now and whenever they change, here or in another tab. */
export function applyChosen(): void {
  apply(useChosen.getState());
  useChosen.subscribe(apply);
  onChoice('settings', () => useChosen.setState(remembered()));
}

/** As it is handed to the screen of a game. */
export function useSettings(): Settings {
  const { motion, speed, volume, confirm } = useChosen();
  const quiet = useSyncExternalStore(subscribeToStillness, () => stillness().matches);
  return {
    stillness: motion === 'still' || (motion === 'system' && quiet),
    haste: HASTE[speed],
    volume,
    confirm: confirm === 'yes',
  };
}

/** What things that happen are slowed down or sped up by. */
export const HASTE: Record<Chosen['speed'], number> = {
  slow: 1.6,
  designed: 1,
  quick: 0.5,
  instant: 0,
};

const TEXT_SCALE: Record<Chosen['textSize'], number> = { normal: 1, large: 1.2, largest: 1.45 };

function stillness(): MediaQueryList {
  return window.matchMedia('(prefers-reduced-motion: reduce)');
}

function subscribeToStillness(changed: () => void): () => void {
  const query = stillness();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function apply({ theme, motion, textSize, volume }: Chosen): void {
  const { dataset, style } = document.documentElement;
  mark(dataset, 'theme', theme);
  mark(dataset, 'motion', motion);
  if (textSize === 'normal') style.removeProperty('--text-scale');
  else style.setProperty('--text-scale', String(TEXT_SCALE[textSize]));
  setVolume(volume);
}

function mark(dataset: DOMStringMap, name: string, value: string): void {
  if (value === 'system') delete dataset[name];
  else dataset[name] = value;
}

/** Only what there still is to choose counts. */
function remembered(): Chosen {
  const found = recallFields('settings', USUAL);
  return Object.fromEntries(
    Object.entries(USUAL).map(([name, usual]) => {
      const values: readonly unknown[] = CHOICES[name as keyof Chosen];
      const value = found[name as keyof Chosen];
      return [name, values.includes(value) ? value : usual];
    }),
  ) as unknown as Chosen;
}
