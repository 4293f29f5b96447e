import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../shell/visit.tsx';
import { useChosen } from './settings.ts';

test('every setting works at once and is there at the next visit', async () => {
  await visit('/settings');
  await page.getByRole('radio', { name: 'Still' }).click();
  await page.getByRole('radio', { name: 'Largest' }).click();
  await page.getByRole('radio', { name: 'At once' }).click();
  await page.getByRole('switch').click();
  const { dataset, style } = document.documentElement;
  expect(dataset.motion).toBe('still');
  expect(Number(style.getPropertyValue('--text-scale'))).toBeGreaterThan(1);
  const tokens = getComputedStyle(document.documentElement);
  expect(tokens.getPropertyValue('--motion-dice')).toBe('0ms');
  expect(tokens.getPropertyValue('--motion-beats')).toBe('0');
  expect(JSON.parse(localStorage.getItem('starboard.settings') ?? '')).toMatchObject({
    motion: 'still',
    textSize: 'largest',
    speed: 'instant',
    confirm: 'no',
  });
});

test('the sound can be turned down to nothing by keys', async () => {
  await visit('/settings');
  const volume = page.getByRole('slider', { name: 'Sound' });
  await expect.element(volume).toBeVisible();
  (volume.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await expect.element(volume).toHaveAttribute('aria-valuetext', 'off');
  expect(useChosen.getState().volume).toBe(0);
});

test('the language can be changed here too', async () => {
  await visit('/settings');
  await page.getByRole('radio', { name: 'Nederlands' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Instellingen');
});

test('what is chosen in another tab holds in this one at once', async () => {
  await visit('/settings');
  const other = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => other.remove());
  const { localStorage } = other.contentWindow as Window;
  localStorage.setItem('starboard.settings', JSON.stringify({ theme: 'dark', speed: 'quick' }));
  await expect.element(page.getByRole('radio', { name: 'Quick' })).toBeChecked();
  expect(document.documentElement.dataset.theme).toBe('dark');
  localStorage.setItem('starboard.language', 'nl');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Instellingen');
});
