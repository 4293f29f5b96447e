/** A table on this device: a match and its bots in workers, and a line for everyone who sits here. */

import { type GameTypes, PortHost, type Update, type Viewer } from '@starboard/engine';
import type { Line } from '@starboard/look/table.ts';
import { openLine } from '../match/line.ts';
import type { BotsOrder } from './bots.worker.ts';
import { canKeep, findEntries, keepResult } from './drawer.ts';
import type { HostOrder } from './host.worker.ts';
import { botsOf, type KeptGame, personsOf } from './kept-game.ts';

export interface Table {
  readonly lines: readonly Line<GameTypes>[];
  close(): void;
}

export interface TableWishes {
  /** How long a bot waits before it acts, in milliseconds. */
  readonly pause: number;
  /** Told what went wrong in a worker. */
  readonly onFailure: (reason: string) => void;
}

/** Opens the table, or takes it up where it was left. */
export async function openTable(game: KeptGame, wishes: TableWishes): Promise<Table> {
  const keeps = await canKeep();
  const log = keeps ? await findEntries(game.id) : [];
  const toPage = new MessageChannel();
  const toBots = new MessageChannel();
  const host = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
  const bots = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  const close = () => {
    host.terminate();
    bots.terminate();
  };
  const broken = failureOf(host, wishes.onFailure);

  const ports = [toPage.port2, toBots.port2];
  host.postMessage({ game, log, keeps, ports } satisfies HostOrder, ports);
  const table = new PortHost<GameTypes>(toPage.port1);
  const persons = personsOf(game);
  const viewers: readonly Viewer[] = persons.length === 0 ? ['spectator'] : persons;
  const note = noteOf(game, keeps);
  const joined = Promise.all(viewers.map((viewer) => openLine(table, viewer, note)));
  const lines = await Promise.race([joined, broken]).catch((error: unknown) => {
    close();
    throw error;
  });

  // Seated last, so that everybody sees what they do from the beginning.
  bots.postMessage(
    {
      game: game.game,
      bots: botsOf(game),
      botSeed: game.botSeed,
      entries: log.length,
      pause: wishes.pause,
      port: toBots.port1,
    } satisfies BotsOrder,
    [toBots.port1],
  );
  return { lines, close };
}

/** Rejects with the first thing that goes wrong where the match is hosted, and tells of every one. A bot that breaks down plays on as it can. */
function failureOf(host: Worker, tell: (reason: string) => void): Promise<never> {
  const failure = new Promise<never>((_resolve, reject) => {
    host.addEventListener('error', ({ message }) => {
      tell(message);
      reject(new Error(message));
    });
  });
  // Once the table stands, whoever was told is enough.
  failure.catch(() => {});
  return failure;
}

/** Notes the end among the kept games, once. */
function noteOf({ id, result }: KeptGame, keeps: boolean): (update: Update<GameTypes>) => void {
  let noted = !keeps || result !== null;
  return (update) => {
    if (noted || update.result === null) return;
    noted = true;
    void keepResult(id, update.result);
  };
}
