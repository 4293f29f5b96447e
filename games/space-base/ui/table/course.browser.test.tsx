/** The race is there for the ear as well. */

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from './visit.tsx';

test('whoever listens hears how many points everyone has, side by side as well', async () => {
  await visit({ seats: 3 });
  const race = page.getByRole('region', { name: 'The race to 40 points' }).element();
  const heard = [...race.querySelectorAll('li')].map((runner) =>
    [...runner.children]
      .filter((part) => part.ariaHidden !== 'true')
      .map(({ textContent }) => textContent)
      .join(''),
  );
  expect(heard).toEqual(['Noor', 'Mateo', 'Wen'].map((name) => `${name}: 0 victory points`));
});
