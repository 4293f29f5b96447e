/** Every sign of our Chinese is drawn by a face we bring along: none is an empty box, whatever the visitor's system has. */

import '@starboard/look/fonts.css';
import '@starboard/look/tokens.css';
import { expect, test } from 'vitest';
import { loadText, OWN_NAMES } from './language.ts';
import { keepSigns, slicesFor } from './signs.ts';

const TEXTS = import.meta.glob<string>(
  [
    '../../**/text/zh-Hant.json',
    '../../games/*/cards/*.json',
    '!../../**/node_modules/**',
    '!../../**/dist/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

test('Chinese by its own name, before anyone has chosen it', async () => {
  const signs = Array.from(OWN_NAMES['zh-Hant']);
  for (const sign of signs)
    expect(await document.fonts.load(`24px ${ours()}`, sign)).toHaveLength(1);
  const missing = drawn('\u{10ffff}', ours());
  expect(signs.filter((sign) => drawn(sign, ours()) === missing)).toEqual([]);
});

test('every sign of every text in Traditional Chinese', async () => {
  await loadText('zh-Hant');
  const signs = [...new Set(Object.values(TEXTS).join('').match(SIGN))];
  expect(signs.length).toBeGreaterThan(900);
  await document.fonts.load(`24px ${ours()}`, signs.join(''));
  const faces = await Promise.all(signs.map((sign) => document.fonts.load(`24px ${ours()}`, sign)));
  expect(signs.filter((_, index) => faces[index]?.length === 0)).toEqual([]);
  const missing = drawn('\u{10ffff}', ours());
  expect(signs.filter((sign) => drawn(sign, ours()) === missing)).toEqual([]);
});

test('what a text needs is kept for times without a network, and nothing else', async () => {
  const text = JSON.stringify(await loadText('zh-Hant'));
  const needed = slicesFor(text);
  expect(needed.length).toBeGreaterThan(10);
  expect(needed.length).toBeLessThan(40);
  await caches.delete('faces');
  await keepSigns(text);
  const kept = await (await caches.open('faces')).keys();
  expect(kept.map(({ url }) => url).toSorted()).toEqual(needed.toSorted());
});

/** The face that carries Chinese, alone: what it does not have is not drawn by another. */
function ours(): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-text');
  return family.split(',').find((name) => name.includes('Noto Sans TC')) as string;
}

/** Chinese, with its own points and brackets. */
const SIGN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu;

const canvas = new OffscreenCanvas(32, 32).getContext('2d', {
  willReadFrequently: true,
}) as OffscreenCanvasRenderingContext2D;

/** What a sign looks like. */
function drawn(sign: string, family: string): string {
  canvas.clearRect(0, 0, 32, 32);
  canvas.font = `24px ${family}`;
  canvas.fillText(sign, 4, 26);
  return canvas.getImageData(0, 0, 32, 32).data.join();
}
