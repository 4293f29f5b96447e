/** Nothing that anyone receives, ever, holds what he may not know: whole games are played, and every byte is searched. */

import { type Line, RemoteHost } from '@starboard/client';
import type { Told } from '@starboard/client/protocol';
import {
  type AnyGame,
  canonical,
  type GameTypes,
  Match,
  Random,
  type Seat,
  type Seed,
  type Viewer,
} from '@starboard/engine';
import type { SpaceBuilderTypes } from '@starboard/space-builder';
import { expect, test } from 'vitest';
import { fastClock, playBuilder, playByChance } from '../../tools/crowd/players.ts';
import { type Guest, guest, Visitor } from '../api/visitors.conformance.ts';
import { takeFrom } from '../house.ts';
import { hashOf } from '../people/secret.ts';
import { layMatch } from '../play/club.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import type { TableId } from '../storage/schema.ts';
import { type Venue, venuesOn } from './venue.conformance.ts';

/** All that came to one client: every frame of his line, and every answer to what he asked over HTTP. */
interface Listener {
  readonly viewer: Viewer;
  readonly frames: string[];
  readonly answers: string[];
  readonly visitor: Visitor;
  /** What is nobody's but his: his cookie, his recovery codes, his word for the dice. */
  readonly secrets: readonly string[];
}

function heardBy({ frames, answers }: Listener): string {
  return [...frames, ...answers].join('\n');
}

/** Everything that can be asked about a table and about oneself while a match goes on. */
async function askEverything({ visitor, answers }: Listener, table: TableId): Promise<void> {
  for (const path of [
    `/api/tables/${table}`,
    '/api/tables?stage=playing',
    `/api/tables/${table}/record`,
    '/api/me',
    '/api/me/games',
    '/api/me/export',
    '/api/people/nobody',
  ]) {
    answers.push(await (await visitor.fetch(path)).text());
  }
}

async function playToTheEnd(lines: readonly Line[], table: TableId): Promise<void> {
  const players = await Promise.all(
    lines.map((line, seat) =>
      playByChance(
        new RemoteHost(line, table),
        seat as Seat,
        new Random(`${seat}`.repeat(64) as Seed),
      ),
    ),
  );
  await Promise.all(players.map(({ over }) => over));
}

/** What someone can do, and what he is shown that it would bring. */
function choicesIn(game: AnyGame, state: object, viewer: Viewer): unknown[] {
  if (viewer === 'spectator') return [];
  return game
    .legal(state, viewer)
    .map((action) => ({ action, preview: game.preview?.(state, viewer, action) ?? null }));
}

/** What a player adds to the chance of the match. */
function wordOf(seat: number): string {
  return `the word of seat ${seat}`;
}

/** In the middle of it all, what happened so far. */
function askNowAndThen(line: Line, table: TableId, told: Told): void {
  if (!('update' in told) || told.update.seq % 5 !== 0) return;
  // It may still be unanswered when the test is over.
  line.ask({ call: 'history', table, upTo: told.update.seq }).catch(() => {});
}

/** A viewer hears of the past what he was told when it happened, and not a word more. */
function historyTellsNothingNew(frames: readonly string[]): void {
  const events: unknown[] = [];
  /** He was told of nothing before his first update; the first of all tells of the set-up. */
  let before: number | undefined;
  let histories = 0;
  for (const frame of frames) {
    const told = JSON.parse(frame) as Told;
    if ('update' in told) {
      before ??= told.update.seq || -1;
      events.push(...told.update.events);
    }
    if (!('value' in told) || !Array.isArray(told.value)) continue;
    histories += 1;
    const heard = told.value
      .filter(({ seq }) => seq > (before as number))
      .flatMap((chapter) => chapter.events);
    expect(events.slice(0, heard.length)).toEqual(heard);
  }
  expect(histories).toBeGreaterThan(1);
}

forEachStorage('live play', (open) => {
  const { openVenue, lineTo } = venuesOn(open);

  async function begin(venue: Venue, game: string, options: unknown) {
    const people = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => guest(venue, name)));
    const { recoveryCodes } = await (people[0] as Guest).keepName('ada', 'correct horse');
    const table = await layMatch(venue.house.database, {
      game,
      options,
      seats: 3,
      people: people.map(({ is }) => is.id as never),
    });
    for (const seat of people.keys()) {
      await venue.house.database
        .updateTable('seats')
        .set({ word: wordOf(seat) })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .execute();
    }
    const listeners: Listener[] = [];
    const overhear = (viewer: Viewer, visitor: Visitor, secrets: readonly string[]) => {
      const frames: string[] = [];
      listeners.push({ viewer, frames, answers: [], visitor, secrets });
      const line = lineTo(venue, visitor.cookie, {
        onSocket: (socket) =>
          socket.on('message', (data: Buffer) => {
            frames.push(String(data));
            askNowAndThen(line, table, JSON.parse(String(data)) as Told);
          }),
      });
      return line;
    };
    const outside = overhear('spectator', new Visitor(venue.address), []);
    await outside.follow(table, {});
    outside.watchLobby(() => {});
    const lines = people.map((person, seat) =>
      overhear(seat as Seat, person, [
        person.secret,
        hashOf(person.secret),
        wordOf(seat),
        ...(seat === 0 ? recoveryCodes : []),
      ]),
    );
    for (const listener of listeners) await askEverything(listener, table);
    return { table, listeners, lines };
  }

  /** The match as it stood after every entry. */
  async function states({ house }: Venue, table: TableId) {
    const stored = await house.log.load(table);
    if (stored === undefined) throw new Error('the match has not begun');
    const { game } = await takeFrom(house.shelf, stored.game);
    const match: Match<GameTypes> = Match.start(game, stored);
    const after = [game.clone(match.state)];
    for (const { entry } of stored.entries) {
      match.replay(entry);
      after.push(game.clone(match.state));
    }
    return { game, after, match, seed: stored.seed };
  }

  async function nothingLeaked(venue: Venue, table: TableId, listeners: readonly Listener[]) {
    const { game, after, seed } = await states(venue, table);
    const row = await venue.house.database
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    const random = new Random('5e'.repeat(32) as Seed);
    for (const listener of listeners) {
      const { viewer, frames, answers } = listener;
      expect(answers.length).toBeGreaterThan(5);
      // His own word is in what he can take along.
      const others = listeners.filter((other) => other !== listener);
      const secrets = [row.secret, seed, 'argon2', ...others.flatMap((other) => other.secrets)];
      for (const secret of secrets) expect(heardBy(listener)).not.toContain(secret);
      const seen = new Set<number>();
      for (const frame of frames) {
        const told = JSON.parse(frame) as Told;
        if (!('update' in told)) continue;
        const { seq, view, choices } = told.update;
        seen.add(seq);
        // Whatever is hidden from this viewer is drawn anew, and makes no difference to what he saw.
        const other = game.redeal(after[seq] as object, viewer, random.split(seq));
        expect(canonical(view)).toBe(canonical(game.view(other, viewer)));
        expect(canonical(choices)).toBe(canonical(choicesIn(game, other, viewer)));
      }
      expect(seen.size).toBeGreaterThan(after.length / 2);
      historyTellsNothingNew(frames);
    }
    return { last: after.at(-1), heard: listeners.map(heardBy) };
  }

  test('of Salvage: neither the pile nor what others have chosen', async () => {
    const venue = await openVenue();
    const { table, listeners, lines } = await begin(venue, 'salvage', { rounds: 8 });
    await playToTheEnd(lines, table);
    await nothingLeaked(venue, table, listeners);
    for (const { viewer, frames } of listeners) {
      const choices = frames.join('\n').matchAll(/\{"kind":"chosen","seat":(\d),"crew":/g);
      for (const [, seat] of choices) expect(Number(seat)).toBe(viewer);
    }
  });

  test('of Space Base: no card that was never turned up, in no order', async () => {
    const venue = await openVenue();
    const { table, listeners, lines } = await begin(venue, 'space-base', {});
    await playToTheEnd(lines, table);
    const { last, heard } = await nothingLeaked(venue, table, listeners);
    const { decks } = last as { decks: number[][] };
    const runs = decks.flatMap((deck) => deck.slice(0, -3).map((_, at) => deck.slice(at, at + 4)));
    expect(runs.length).toBeGreaterThan(10);
    for (const run of runs) {
      for (const text of heard) {
        expect(text).not.toContain(run.join());
        expect(text).not.toContain(run.toReversed().join());
      }
    }
  });

  test('of Space Builder: neither the maps to come nor how others build (BU-6.1, BU-3.9)', async () => {
    const clock = fastClock(15);
    const venue = await openVenue({ play: { clock } });
    const { table, listeners, lines } = await begin(venue, 'space-builder', {});
    const players = await Promise.all(
      lines.map((line, seat) =>
        playBuilder(new RemoteHost<SpaceBuilderTypes>(line, table), seat as Seat, clock, 300),
      ),
    );
    await Promise.all(players.map(({ over }) => over));
    const { last, heard } = await nothingLeaked(venue, table, listeners);
    const { pile } = last as { pile: { map: string }[] };
    expect(pile.length).toBeGreaterThan(0);
    for (const { map } of pile) {
      for (const text of heard) expect(text).not.toContain(JSON.stringify(map));
    }
    for (const { viewer, frames } of listeners) {
      const moves = frames.join('\n').matchAll(/\{"kind":"moved","seat":(\d)/g);
      for (const [, seat] of moves) expect(Number(seat)).toBe(viewer);
    }
  });

  test('of Space Builder: whoever looks on, a player over a second line too, sees the boards no sooner than half a minute later (BU-6.8)', async () => {
    const clock = fastClock(15);
    const venue = await openVenue({ play: { clock } });
    const [ada, bo] = [await guest(venue, 'Ada'), await guest(venue, 'Bo')];
    const { id: table } = await ada.open({ game: 'space-builder', seats: 2, delay: 0 });
    await bo.sit(table, 1);
    await ada.start(table);
    const heard: { seq: number; at: number; open: boolean }[] = [];
    const lookOn = (cookie?: string) =>
      lineTo(venue, cookie).follow(
        table,
        {
          update({ update }) {
            const { stage, round } = update.view as SpaceBuilderTypes['view'];
            const boards = stage.kind === 'building' ? (round?.builders ?? []) : [];
            const open = boards.some(({ built, cards }) => built > 0 && cards !== null);
            heard.push({ seq: update.seq, at: clock.now(), open });
          },
        },
        'spectator',
      );
    await lookOn();
    await lookOn(ada.cookie);
    const players = await Promise.all(
      [ada, bo].map(({ cookie }, seat) =>
        playBuilder(
          new RemoteHost<SpaceBuilderTypes>(lineTo(venue, cookie), table),
          seat as Seat,
          clock,
          300,
        ),
      ),
    );
    await Promise.all(players.map(({ over }) => over));
    const entries = (await venue.house.log.load(table as TableId))?.entries ?? [];
    const complete = () => heard.filter(({ seq }) => seq === entries.length).length;
    await expect.poll(complete, { timeout: 300_000 }).toBe(2);
    expect(heard.some(({ open }) => open)).toBe(true);
    for (const { seq, at } of heard.filter((one) => one.seq > 0)) {
      expect(at - (entries[seq - 1]?.at ?? Number.NaN)).toBeGreaterThanOrEqual(30_000);
    }
  });

  test('what is imagined for a seat is drawn by chance that its seed alone does not give away', async () => {
    const venue = await openVenue();
    const { table, lines } = await begin(venue, 'salvage', { rounds: 3 });
    const host = new RemoteHost(lines[0] as never, table);
    const seat = await host.join(0 as Seat, () => {});
    const seed = '77'.repeat(32) as Seed;
    const imagined = await Promise.all([1, 2, 3].map(() => seat.imagine(seed)));
    const { game, match } = await states(venue, table);
    const known = game.redeal(match.state, 0 as Seat, new Random(seed));
    const piles = [known, ...imagined.map(({ state }) => state)].map((state) =>
      (state as { pile: number[] }).pile.join(),
    );
    expect(new Set(piles).size).toBe(4);
  });
});
