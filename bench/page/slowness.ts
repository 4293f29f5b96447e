/** A page on a slower machine: its main thread takes so many times as long. */

import type { Page } from 'playwright';

export async function slow(page: Page, times: number): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: times });
}
