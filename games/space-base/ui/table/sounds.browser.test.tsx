/** After a gesture the table is heard; with the volume at nothing it is not. */

import { setVolume } from '@starboard/look/sound.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { visit } from './visit.tsx';

const begun = vi.spyOn(AudioBufferSourceNode.prototype, 'start');
afterEach(() => begun.mockClear());

test('the dice knock when they are rolled', async () => {
  setVolume(0.5);
  await roll(0.5);
  await expect.poll(() => begun.mock.calls.length).toBeGreaterThan(0);
});

test('nothing is heard where somebody wants silence', async () => {
  await roll(0);
  expect(begun).not.toHaveBeenCalled();
});

/** Two on one device, so that somebody here has the first roll. */
async function roll(volume: number): Promise<void> {
  await visit({ seats: 2, hands: 2, settings: { volume } });
  await userEvent.click(document.querySelector('[data-roll]') as Element);
  await expect.poll(() => document.querySelector('[data-asked="allocate"]')).not.toBeNull();
}
