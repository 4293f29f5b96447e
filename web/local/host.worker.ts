/** Hosts one match of this device, away from the page, and keeps every entry before anyone is told of it. */

import { openTable, type Port, serveHost } from '@starboard/engine';
import { shelf } from '@starboard/games';
import { clock } from './clock.ts';
import { keepEntry } from './drawer.ts';
import type { KeptGame } from './kept-game.ts';

export interface HostOrder {
  readonly game: KeptGame;
  readonly log: readonly unknown[];
  /** Whether this device lets games be kept. */
  readonly keeps: boolean;
  /** One for the page, one for the bots. */
  readonly ports: readonly MessagePort[];
}

addEventListener('message', ({ data }: MessageEvent<HostOrder>) => {
  // Reaches the page as the worker's error.
  host(data).catch(reportError);
});

async function host({ game, log, keeps, ports }: HostOrder): Promise<void> {
  const box = await shelf[game.game]?.();
  if (box === undefined) throw new Error(`there is no game "${game.game}"`);
  const { options, seats, seed, botSeed } = game;
  const opened = Date.now();
  const match = await openTable(
    box,
    // The bots think in a worker of their own, so that nobody's action waits for their thoughts.
    { options, seats: seats.length, seed, botSeed, log, bots: [] },
    {
      clock,
      onFailure: reportError,
      ...(keeps ? { keep: (entry) => keepEntry(game.id, entry.seq, entry, opened) } : {}),
    },
  );
  for (const port of ports) serveHost(match, port as Port);
}
