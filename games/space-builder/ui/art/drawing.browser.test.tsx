import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { Card, Face, keepCards } from './drawing.tsx';

/** What is on the screen in the frame in which it is first asked for: nothing has had time to load. */
function atOnce(drawing: React.ReactNode): HTMLImageElement {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() => root.render(drawing));
  return place.querySelector('img') as HTMLImageElement;
}

test('feedback on the next frame: a building that is kept is there at once, on either side, in the hand and on the map', async () => {
  await keepCards(['green']);
  for (const side of ['A', 'B'] as const) {
    expect(atOnce(<Card building={3} side={side} set="green" />).complete).toBe(true);
    expect(atOnce(<Face building={5} side={side} />).complete).toBe(true);
  }
});

test('a building of a set that nobody here plays has to be fetched first', () => {
  expect(atOnce(<Card building={3} side="A" set="purple" />).complete).toBe(false);
});
