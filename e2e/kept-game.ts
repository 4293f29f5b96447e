/** Games at a known position: played here, and put where the page keeps the games of a device. */

import type { Page } from '@playwright/test';
import {
  commit,
  findBot,
  Match,
  mixSeed,
  Random,
  type Seat,
  type Seed,
  thoughts,
} from '@starboard/engine';
import { box, type SpaceBaseTypes } from '@starboard/space-base';

const CREW = [
  { name: 'Mateo', colour: 2, bot: 'cadet' },
  { name: 'Wen', colour: 3, bot: 'cadet' },
  { name: 'Lotte', colour: 4, bot: 'cadet' },
  { name: 'Noor', colour: 1, bot: null },
] as const;

type Crew = readonly {
  readonly name: string;
  readonly colour: number;
  readonly bot: string | null;
}[];

const VISITOR = CREW.length - 1;
/** With this one it is the visitor who ends the match of Space Base. */
const SECRET = '6'.repeat(64) as Seed;

type BaseMatch = Match<SpaceBaseTypes>;

/** Space Base in its seventh round: the visitor has something to spend, and nobody else is asked anything. */
export function spaceBaseUnderWay(page: Page): Promise<string> {
  return keepSpaceBase(page, ({ state }) => state.round === 7 && isBuying(state));
}

/** Space Base just before the visitor's last purchase, after which it is over. */
export async function spaceBaseAtItsEnd(page: Page): Promise<string> {
  const whole = await playedUntil(() => false);
  const left = whole.log.length - 1;
  return keepSpaceBase(page, ({ log }) => log.length === left);
}

/** Alone and without a clock: nothing in it depends on when something is done. */
export function spaceBuilderPractice(page: Page): Promise<string> {
  const seats = [{ name: 'Noor', colour: 1, bot: null }];
  return keep(page, { game: 'space-builder', options: {}, seats, log: [] });
}

async function keepSpaceBase(page: Page, isThere: (match: BaseMatch) => boolean): Promise<string> {
  const { opening, log } = await playedUntil(isThere);
  return keep(page, { game: 'space-base', options: opening.options, seats: CREW, log });
}

/** Cadets play for everybody. */
async function playedUntil(isThere: (match: BaseMatch) => boolean): Promise<BaseMatch> {
  const { game } = box;
  const cadet = findBot(box, 'cadet');
  const minds = new Random('1'.repeat(64) as Seed);
  const seed = mixSeed(SECRET, wordsOf(CREW));
  const match = Match.start(game, { seats: CREW.length, seed });
  while (match.result === undefined && !isThere(match)) {
    const { state } = match;
    const [seat] = game.actors(state) as readonly [Seat];
    const legal = game.legal(state, seat);
    match.act(seat, cadet.choose({ game, state, seat, legal }, minds, thoughts(1)));
  }
  return match;
}

function isBuying({ active, consoles }: SpaceBaseTypes['state']): boolean {
  const own = consoles[VISITOR];
  return active === VISITOR && own?.questions.at(-1)?.ask === 'purchase' && own.credits >= 7;
}

interface Kept {
  readonly game: string;
  readonly options: unknown;
  readonly seats: Crew;
  readonly log: readonly unknown[];
}

/** Where the game can be opened. The page has been visited before, and has made room for games. */
async function keep(page: Page, { log, ...given }: Kept): Promise<string> {
  const id = `kept${log.length}`;
  const words = wordsOf(given.seats);
  const game = {
    ...given,
    id,
    seed: mixSeed(SECRET, words),
    chance: { secret: SECRET, commitment: commit(SECRET), words },
    botSeed: SECRET,
    begun: 0,
    played: 0,
    entries: log.length,
    result: null,
  };
  const entries = log.map((entry, index) => ({ game: id, seq: index + 1, entry }));
  await page.evaluate(putAway, { game, entries });
  return `/play/${given.game}/${id}`;
}

/** Runs in the page. */
function putAway({ game, entries }: { game: object; entries: readonly object[] }): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('starboard');
    opening.addEventListener('error', reject);
    opening.addEventListener('success', () => {
      const drawer = opening.result;
      const transaction = drawer.transaction(['games', 'entries'], 'readwrite');
      transaction.objectStore('games').put(game);
      for (const entry of entries) transaction.objectStore('entries').put(entry);
      transaction.addEventListener('error', reject);
      transaction.addEventListener('complete', () => {
        drawer.close();
        resolve();
      });
    });
  });
}

function wordsOf(seats: readonly unknown[]): string[] {
  return seats.map(() => '');
}
