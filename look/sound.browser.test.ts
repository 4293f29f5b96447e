/** Nothing is heard before the first gesture; afterwards every sound is one the instrument can play. */

import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { play, SOUND_NAMES, setVolume } from './sound.ts';

const begun = vi.spyOn(AudioBufferSourceNode.prototype, 'start');
afterEach(() => {
  begun.mockClear();
  setVolume(0.6);
});

test('before the first gesture the page is silent', () => {
  play('dice');
  expect(begun).not.toHaveBeenCalled();
});

test('after a gesture every sound begins, and none when the volume is nothing', async () => {
  await userEvent.click(document.body);
  for (const sound of SOUND_NAMES) play(sound);
  await expect.poll(() => begun.mock.calls.length).toBe(SOUND_NAMES.length);
  begun.mockClear();
  setVolume(0);
  play('dice');
  setVolume(1);
  play('dice', 7);
  await expect.poll(() => begun.mock.calls.length).toBe(1);
});
