import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { WholeCity } from './city.tsx';

/** The city at the end of a game, in a place of that size. */
function cityIn(width: number, height: number, small: boolean): Element {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${width}px; height: ${height}px`;
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() => root.render(<WholeCity party small={small} />));
  const city = place.firstElementChild as SVGElement;
  city.style.cssText = 'width: 100%; height: 100%';
  return city;
}

test.each([
  [768, 416, false],
  [844, 272, false],
  [390, 354, true],
])('all eight buildings are whole in %i × %i', (width, height, small) => {
  const standing = [...cityIn(width, height, small).querySelectorAll(':scope > g[transform]')];
  expect(standing).toHaveLength(9);
  for (const building of standing) {
    const { left, right } = building.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
});

test('on a phone no paper falls over the words', () => {
  const city = cityIn(390, 330, true);
  const paper = [...city.querySelectorAll(':scope > g:not([transform]) > [transform][fill]')];
  const falling = paper.filter((each) => each.getAttribute('transform')?.includes('rotate'));
  expect(falling.length).toBeGreaterThan(10);
  for (const each of falling) expect(each.getBoundingClientRect().top).toBeGreaterThan(140);
});
