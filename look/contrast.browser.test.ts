/** Text can be read by day and by night: at least 4.5 to 1 on everything it stands on, 3 to 1 for the edge of a control. */

import { beforeEach, describe, expect, test } from 'vitest';
import { SEAT_COLOURS } from './seat-colours.ts';
import './tokens.css';

const GROUNDS = ['sky-1', 'sky-2', 'sky-3', 'surface', 'surface-raised', 'surface-sunk'];

describe.each(['light', 'dark'])('in %s colours', (theme) => {
  beforeEach(() => {
    document.documentElement.dataset.theme = theme;
  });

  test.each(GROUNDS)('words can be read on %s', (ground) => {
    expect(contrast('text', ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('text-soft', ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['text', 'hill-3'],
    ['text-faint', 'surface-sunk'],
    ['link', 'surface'],
    ['action-text', 'action'],
    ['good', 'surface-sunk'],
    ['bad', 'surface-sunk'],
    ['good', 'good-bg'],
    ['bad', 'bad-bg'],
    ['plate-text', 'plate'],
    ['station-text', 'station-bg'],
    ['deployed-text', 'deployed-bg'],
    ['any-turn-text', 'any-turn-bg'],
  ])('%s can be read on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['surface', 'surface-sunk'])('the edge of a control shows on %s', (ground) => {
    expect(contrast('line-strong', ground)).toBeGreaterThanOrEqual(3);
    expect(contrast('focus', ground)).toBeGreaterThanOrEqual(3);
    expect(contrast('lamp-edge', ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(SEAT_COLOURS)(
    'the flag of seat colour %i shows on its cloth and on a panel',
    (colour) => {
      expect(contrast(`seat-${colour}`, 'surface')).toBeGreaterThanOrEqual(3);
    },
  );
});

function contrast(text: string, ground: string): number {
  const [light, dark] = [luminance(text), luminance(ground)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** As the Web Content Accessibility Guidelines define it. */
function luminance(name: string): number {
  const [red, green, blue] = colour(name).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue as the browser reads them from the sheet. */
function colour(name: string): number[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(--color-${name}, transparent)`;
  const [, parts] = /^rgb\((.+)\)$/.exec(getComputedStyle(probe).color) ?? [];
  probe.remove();
  if (parts === undefined) throw new Error(`there is no plain colour named ${name}`);
  return parts.split(',').map(Number);
}
