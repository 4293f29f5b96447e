/** Opens a table as those who sit at it see it, for tests in a browser. */

import {
  type Connection,
  type LocalTable,
  openTable,
  type Seat,
  type Seed,
  type Update,
} from '@starboard/engine';
import type { Language } from '@starboard/engine/words';
import type { Line, Player, Settings } from '@starboard/look/table.ts';
import { box, type SpaceBaseTypes } from '@starboard/space-base';
import '@starboard/look/fonts.css';
import '@starboard/look/tokens.css';
import '@starboard/look/ground.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Table } from './table.tsx';

export interface Visit extends Sight {
  readonly seats?: number;
  /** How many seats are played here; bots have the others. */
  readonly hands?: number;
  readonly seed?: number;
  readonly variant?: 'standard' | 'light-speed';
  /** Sits down when so many entries are left of a match that bots have played until then. */
  readonly left?: number;
}

/** How a table is looked at. */
export interface Sight {
  readonly language?: Language;
  readonly size?: readonly [width: number, height: number];
  readonly settings?: Partial<Settings>;
  /** Who sits there, by seat. */
  readonly names?: readonly string[];
}

const NAMES = ['Noor', 'Mateo', 'Wen', 'Lotte', 'Amélie'];

export async function visit(given: Visit = {}) {
  const { seats = 2, hands = 1, seed = 1, variant = 'standard' } = given;
  const table = {
    options: { variant },
    seats,
    seed: String(seed).padStart(64, '0') as Seed,
    log: [],
    bots: cadetsFrom(hands, seats),
    botSeed: '2'.repeat(64) as Seed,
  };
  const log = given.left === undefined ? [] : (await playedByBots(table)).slice(0, -given.left);
  const host = await openTable(box, { ...table, log }, { clock, onFailure: raise });
  const lines = await Promise.all(
    Array.from({ length: hands }, (_, seat) => lineOf(host, seat as Seat)),
  );
  onTestFinished(() => host.close());
  const place = await see(lines, seats, given);
  return { host, place };
}

/** The table as these lines tell of it. */
export async function see(
  lines: readonly Line<SpaceBaseTypes>[],
  seats: number,
  { language = 'en', size: [width, height] = [1440, 900], names = NAMES, settings }: Sight,
): Promise<HTMLElement> {
  await page.viewport(width, height);
  document.documentElement.dataset.theme = 'dark';
  document.documentElement.lang = language;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() =>
    root.render(
      <Table
        lines={lines}
        players={playersAt(names, seats, lines.length)}
        language={language}
        settings={{ stillness: true, haste: 0, volume: 0, confirm: false, ...settings }}
        onRematch={() => {}}
        onLeave={() => {}}
      />,
    ),
  );
  await document.fonts.ready;
  return place;
}

function cadetsFrom(first: number, seats: number) {
  return Array.from({ length: seats - first }, (_, bot) => ({
    seat: (first + bot) as Seat,
    bot: 'cadet',
    thinking: 1,
  }));
}

/** The log of the whole match, if bots had every seat. */
async function playedByBots(table: LocalTable): Promise<readonly unknown[]> {
  const bots = cadetsFrom(0, table.seats);
  const host = await openTable(box, { ...table, bots }, { clock, onFailure: raise });
  while (host.match.result === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
  return host.match.log;
}

type BaseHost = Awaited<ReturnType<typeof openTable<SpaceBaseTypes>>>;

async function lineOf(host: BaseHost, seat: Seat): Promise<Line<SpaceBaseTypes>> {
  const listeners = new Set<(update: Update<SpaceBaseTypes>) => void>();
  let latest: Update<SpaceBaseTypes> | undefined;
  const connection: Connection<SpaceBaseTypes> = await host.join(seat, (update) => {
    latest = update;
    for (const listener of listeners) listener(update);
  });
  return {
    viewer: seat,
    connection,
    latest: () => latest as Update<SpaceBaseTypes>,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function playersAt(names: readonly string[], seats: number, hands: number): Player[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat: seat as Seat,
    name: names[seat] as string,
    kind: seat < hands ? 'person' : 'bot',
    colour: (seat + 1) as Player['colour'],
    here: true,
  }));
}

const clock = {
  now: () => performance.now(),
  wake(after: number, call: () => void) {
    const timer = setTimeout(call, after);
    return () => clearTimeout(timer);
  },
};

function raise(error: unknown): never {
  throw error;
}
