/** Races over slow lines, to a real server: what players did decides, not their lines. How often in a thousand: `npm run bench:races`. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ServerProcess } from '../../tools/crowd/server-process.ts';
import { slowLine } from '../../tools/crowd/slow-line.ts';
import { liar } from './liar.ts';
import { type Contestant, type Race, runGame } from './track.ts';

test('BU-6.3: who finished first is first although his tap comes last, and a liar gains no more than the cap', async () => {
  await withServer(async (near, far) => {
    const unequal = [{ address: far }, { address: near }] as const;
    const lying = (lateness: number) => [liar(near, lateness), { address: near }] as const;
    const [wide, ...lies] = await Promise.all([
      races(near, 4, unequal, [300, 3300]),
      races(near, 3, lying(0), [2000, 2100]),
      races(near, 3, lying(1000), [2000, 2100]),
    ]);
    // 250 ms ahead on a line of 400, so that his tap comes last. A machine that stands still may spoil some races.
    const close: Race[] = [];
    const putRight = () =>
      close.filter(({ first }) => first.arrived !== first.truly && first.decided === first.truly);
    while (putRight().length === 0 && close.length < 60) {
      close.push(...(await races(near, 6, unequal, [300, 550])));
    }
    expect(putRight().length).toBeGreaterThan(0);
    for (const { first, runners } of [...close, ...wide]) {
      for (const runner of runners) expect(runner.counted).toBeGreaterThanOrEqual(runner.true);
      const cut = runners.some((runner) => runner.counted > runner.true);
      if (!cut) expect(first.decided).toBe(first.truly);
    }

    expect(wide).toHaveLength(4);
    for (const { first } of wide) expect(first.decided).toBe(first.truly);

    for (const races of lies) {
      const gains = races.map(({ runners: [cheat] }) => cheat.true - cheat.counted);
      // Where the machine stood still, both may have tapped at once, and that is no race.
      expect(gains.length).toBeGreaterThan(0);
      expect(Math.max(...gains)).toBeLessThanOrEqual(500);
    }
  });
});

/** So many races of one round at once, and when both tap, each by his own stopwatch. */
async function races(
  address: string,
  count: number,
  lines: readonly [Contestant, Contestant],
  taps: readonly [number, number],
): Promise<Race[]> {
  const games = Array.from({ length: count }, () => runGame(address, lines, () => taps, 8));
  return (await Promise.all(games)).flat();
}

/** A server, and a line to it of 400 ms there and back. */
async function withServer(play: (near: string, far: string) => Promise<void>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'starboard-races-'));
  const server = new ServerProcess({
    STARBOARD_DATA: data,
    STARBOARD_LENIENCY: '10000',
    LOG_LEVEL: 'error',
  });
  await server.start();
  const slow = await slowLine(server.address, () => 200);
  try {
    await play(server.address, slow.address);
  } finally {
    await slow.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
