/** The end tells everything that brought something, and marks where the winner drew away. */

import { historyFor, type Result, type Seat } from '@starboard/engine';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { eventsOf, pagesBefore } from '../table/history.ts';
import { visit } from '../table/visit.tsx';
import { yieldBySector } from './figures.ts';

test('all ships that brought something are shown when asked for, and the winner’s longest stride is marked', async () => {
  const { place } = await visit({ seats: 2, left: 1 });
  await expect.poll(() => place.querySelector('[data-answer="1"]')).not.toBeNull();
  place.querySelector<HTMLElement>('[data-answer="1"]')?.click();
  const all = page.getByRole('button', { name: /^Show all \d+$/ });
  await expect.element(all).toBeVisible();
  const count = Number(all.element().textContent?.match(/\d+/)?.[0]);
  const ships = () => place.querySelectorAll('li[data-face]');
  expect(count).toBeGreaterThan(ships().length);
  await all.click();
  expect(ships()).toHaveLength(count);
  await page.getByRole('button', { name: 'Show fewer' }).click();
  expect(ships()).toHaveLength(6);
  const told = [...place.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(told).toContainEqual(expect.stringMatching(/^\p{Letter}.* \+\d+$/u));
});

test('a long name is whole where there is room for it, however far ahead its bar reaches', async () => {
  const names = ['Maximilian van den Berge', 'Mateo'];
  const { place } = await visit({ seats: 2, left: 1, names, size: [844, 390] });
  await expect.poll(() => place.querySelector('[data-answer="1"]')).not.toBeNull();
  place.querySelector<HTMLElement>('[data-answer="1"]')?.click();
  const name = page.getByRole('list', { name: 'Places' }).getByText('Maximilian van den Berge');
  await expect.element(name).toBeVisible();
  const { scrollWidth, clientWidth } = name.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('whoever listens hears the end: the heading has the focus, and who won with how many points is told', async () => {
  const { place, host } = await visit({ seats: 2, left: 1 });
  await expect.poll(() => place.querySelector('[data-answer="1"]')).not.toBeNull();
  const told = () =>
    [...place.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join('');
  expect(told()).not.toContain('victory points');
  place.querySelector<HTMLElement>('[data-answer="1"]')?.focus();
  place.querySelector<HTMLElement>('[data-answer="1"]')?.click();
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  const { scores, places } = host.match.result as Result;
  const names = ['Noor', 'Mateo'];
  const winner = places.indexOf(1);
  for (const [seat, score] of scores.entries()) {
    const sentence = `${places[seat]}. ${names[seat]}: ${score} victory points.`;
    await expect.poll(told).toContain(sentence);
    const row = page.getByRole('list', { name: 'Places' }).getByRole('listitem');
    const points = row.nth((places[seat] as number) - 1).getByRole('img');
    await expect.element(points).toHaveAccessibleName(`${score} victory points`);
  }
  const title = winner === 0 ? 'You win!' : `${names[winner]} wins`;
  expect(document.activeElement?.textContent).toBe(title);
  expect(told()).toContain(title);
});

test('whoever writes to the others when it ends keeps his place', async () => {
  const { place } = await visit({ seats: 2, left: 1 });
  await expect.poll(() => place.querySelector('[data-answer="1"]')).not.toBeNull();
  const chat = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => chat.remove());
  chat.focus();
  place.querySelector<HTMLElement>('[data-answer="1"]')?.click();
  await expect.element(page.getByRole('list', { name: 'Places' })).toBeVisible();
  expect(document.activeElement).toBe(chat);
});

test('what the sectors brought is counted by kind, for the eye and for the ear, and says whose it is', async () => {
  const { place, host } = await visit({ seats: 2, left: 1 });
  await expect.poll(() => place.querySelector('[data-answer="1"]')).not.toBeNull();
  place.querySelector<HTMLElement>('[data-answer="1"]')?.click();
  for (const [seat, name] of ['Noor', 'Mateo'].entries()) {
    await page.getByRole('button', { name, exact: true }).click();
    const title = `What ${name}’s sectors brought`;
    const table = page.getByRole('table', { name: title });
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByText(`What ${name}’s ships brought`)).toBeVisible();
    const told = eventsOf(pagesBefore(historyFor(host.match, 0 as Seat, host.match.seq), 2));
    const amounts = yieldBySector(told, seat as Seat).map(({ others, own }) =>
      [others, own].map((brought) => Object.values(brought).filter((amount) => amount > 0)),
    );
    const heard = [...table.element().querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) =>
        [...textContent.matchAll(/\d+/g)].map(Number),
      ),
    );
    expect(heard).toEqual(amounts);
    const seen = [...place.querySelectorAll('svg g g g text')].map(({ textContent }) =>
      Number(textContent),
    );
    expect(seen).toEqual(amounts.flat(2));
  }
});

test('everybody’s points round by round can be read as a table', async () => {
  const { place, host } = await visit({ seats: 2, left: 1 });
  await expect.poll(() => place.querySelector('[data-answer="1"]')).not.toBeNull();
  place.querySelector<HTMLElement>('[data-answer="1"]')?.click();
  const table = page.getByRole('table', { name: 'Points, round by round' });
  await expect
    .poll(() => table.query()?.querySelectorAll('tbody tr').length)
    .toBe(host.match.state.round);
  const last = table.element().querySelector('tbody tr:last-child');
  expect([...(last?.querySelectorAll('td') ?? [])].map((cell) => Number(cell.textContent))).toEqual(
    host.match.result?.scores,
  );
});
