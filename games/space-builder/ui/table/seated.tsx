/** A table for tests in a browser: a real host with bots, and the screen of one or two who sit here. */

import {
  type LocalHost,
  openTable,
  type Seat,
  type Seed,
  seatsOf,
  type Update,
  type Viewer,
} from '@starboard/engine';
import type { Language } from '@starboard/engine/words';
import { Slots } from '@starboard/look/slots.tsx';
import type { Player } from '@starboard/look/table.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { box } from '../../index.ts';
import { type Building, type Placement, placementOf } from '../../maps/map.ts';
import type { Options } from '../../rules/options.ts';
import type { SpaceBuilderTypes } from '../../rules/types.ts';
import type { RoundView } from '../../rules/view.ts';
import type { BuilderLine } from '../seat/hands.ts';
import { messages } from '../text/words.tsx';
import { Table } from './table.tsx';
import '@starboard/look/tokens.css';
import '@starboard/look/ground.css';

type Told = Update<SpaceBuilderTypes>;

export interface Seated {
  readonly host: LocalHost<SpaceBuilderTypes>;
  readonly element: HTMLElement;
  told(): Told;
  /** Presses what says that everybody here is ready. */
  getReady(): Promise<void>;
  /** What the map asks of each building in hand. */
  wanted(): (Placement & { readonly building: Building })[];
  /** Whether the screen has said that its end is up. */
  ended(): boolean;
  rematches(): number;
  /** What was agreed for each match that this one was left for. */
  readonly anew: readonly Options[];
  /** Clears the table before the test is over. */
  leave(): void;
}

export interface Seating {
  readonly seats: number;
  /** From the last seat on; everybody else sits here. */
  readonly bots: readonly string[];
  readonly options?: unknown;
  readonly language?: Language;
  /** What they are called, in the order of the seats. */
  readonly names?: readonly string[];
  readonly onlooker?: boolean;
  /** The seat of one who has gone. */
  readonly away?: number;
  /** How long everything takes; at once unless told. */
  readonly haste?: number;
  /** What the page puts into the bar, where there is one around the table. */
  readonly corner?: ReactNode;
  readonly timeLeft?: ReactNode;
}

export async function seated(seating: Seating): Promise<Seated> {
  const { seats, bots, options = {}, language = 'en', onlooker = false } = seating;
  const { corner = null, timeLeft = null, haste = 0, names = [] } = seating;
  const people = seats - bots.length;
  const host = await openTable(
    box,
    {
      options,
      seats,
      seed: 'ab'.repeat(32) as Seed,
      log: [],
      bots: bots.map((bot, index) => ({ seat: (people + index) as Seat, bot, thinking: 1 })),
      botSeed: 'cd'.repeat(32) as Seed,
    },
    {
      clock: {
        now: () => performance.now(),
        wake: (after, call) => {
          const bell = setTimeout(call, after);
          return () => clearTimeout(bell);
        },
      },
      onFailure: (error) => {
        throw error;
      },
    },
  );
  const viewers: readonly Viewer[] = onlooker ? ['spectator'] : seatsOf(people);
  const lines = await Promise.all(viewers.map((viewer) => lineTo(host, viewer)));
  const players = seatsOf(seats).map(
    (seat): Player => ({
      seat,
      name: names[seat] ?? `Player ${seat + 1}`,
      kind: seat < people ? 'person' : 'bot',
      colour: 1,
      here: seat !== seating.away,
    }),
  );
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  let ended = false;
  const onEnd = () => {
    ended = true;
  };
  let rematches = 0;
  const anew: Options[] = [];
  const onAnew = (next: Options) => void anew.push(next);
  root.render(
    <Slots corner={corner} timeLeft={timeLeft} proof={null}>
      <Table
        lines={lines}
        players={players}
        language={language}
        settings={{ stillness: haste === 0, haste, volume: 0, confirm: false }}
        onEnd={onEnd}
        onRematch={() => rematches++}
        onAnew={onAnew}
        onLeave={() => {}}
      />
    </Slots>,
  );
  let left = false;
  const leave = () => {
    if (left) return;
    left = true;
    root.unmount();
    element.remove();
    host.close();
  };
  onTestFinished(leave);
  const told = () => (lines[0] as BuilderLine).latest();
  await eventually(() => expect(element.querySelector('[data-tray], main')).not.toBeNull());
  return {
    host,
    element,
    told,
    ended: () => ended,
    rematches: () => rematches,
    anew,
    leave,
    async getReady() {
      const waiting = () =>
        [...element.querySelectorAll('button')].filter(({ textContent }) =>
          READY.test(textContent ?? ''),
        );
      await eventually(() => expect(waiting().length).toBeGreaterThan(0));
      for (const button of waiting()) button.click();
    },
    wanted() {
      const { round, players: all } = told().view;
      const { map } = round as RoundView;
      return (all[0]?.buildings ?? []).map((building) => ({
        building,
        ...placementOf(map, building),
      }));
    },
  };
}

/** In any language. */
const READY = new RegExp(
  Object.values(messages)
    .map(({ ready }) => ready)
    .join('|'),
);

async function lineTo(host: LocalHost<SpaceBuilderTypes>, viewer: Viewer): Promise<BuilderLine> {
  let latest: Told | undefined;
  const listeners = new Set<(told: Told) => void>();
  const connection = await host.join(viewer, (told) => {
    latest = told;
    for (const listener of listeners) listener(told);
  });
  return {
    viewer,
    connection,
    latest: () => latest as Told,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function stage(table: Seated): string {
  return table.told().view.stage.kind;
}

/** Waits until the map is up and drawn. */
export async function building(table: Seated): Promise<void> {
  await eventually(() => expect(stage(table)).toBe('building'));
  await eventually(() => expect(table.element.querySelector('[data-direction]')).not.toBeNull());
}

/** Looks again and again until it holds; a test that waits in vain is ended like any that hangs. */
export async function eventually(holds: () => void): Promise<void> {
  while (!succeeds(holds)) await new Promise((resolve) => setTimeout(resolve, 20));
}

function succeeds(holds: () => void): boolean {
  try {
    holds();
    return true;
  } catch {
    return false;
  }
}

/** A key, by its place on the keyboard. */
export function press(code: string, more: KeyboardEventInit = {}): void {
  window.dispatchEvent(
    new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...more }),
  );
}

/** The one lit button has the focus already. */
export async function pressLit(): Promise<void> {
  await eventually(() => expect(document.activeElement?.className).toContain('lit'));
  (document.activeElement as HTMLElement).click();
}

/** As the map says, by keys; one of them upside down. */
export function build(table: Seated, wrong?: number): void {
  for (const { building: number, slot, turn, side } of table.wanted()) {
    press(`Digit${number}`);
    const quarters = number === wrong ? turn + 2 : turn;
    for (let quarter = 0; quarter < quarters; quarter++) press('KeyR');
    if (side === 'B') press('KeyF');
    press(`Key${'_WEASDZXC'[slot]}`);
  }
}
