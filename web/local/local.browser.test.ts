/** Games on this device, in real workers and the browser's own database. */

import { type GameTypes, readRecord, type Update } from '@starboard/engine';
import { shelf } from '@starboard/games';
import type { Line } from '@starboard/look/table.ts';
import { expect, onTestFinished, test } from 'vitest';
import { beginAnew } from './begin.ts';
import { allGames, findEntries, findGame, forgetGame, keepGame } from './drawer.ts';
import type { KeptGame, KeptSeat } from './kept-game.ts';
import { newGame } from './new-game.ts';
import { recordOf } from './record.ts';
import { openTable } from './table.ts';

test('a game against bots is kept entry by entry, resumed after closing, and its record holds', async () => {
  const game = await begin('space-base', [person('Mia', 1), bot('cadet', 2), bot('lieutenant', 3)]);
  const [first] = await sitDown(game);
  await playUntil([first], ({ seq }) => seq >= 25);
  first.close();

  const kept = await findEntries(game.id);
  expect(kept.length).toBeGreaterThanOrEqual(25);
  const [again] = await sitDown((await findGame(game.id)) as KeptGame);
  expect(again.line.latest().seq).toBe(kept.length);
  await playUntil([again], ({ result }) => result !== null);
  again.close();

  await expect.poll(async () => (await findGame(game.id))?.result).not.toBeNull();
  const [before, after] = [(await findGame(game.id))?.took ?? 0, Date.now() - game.begun];
  expect(before, 'the time it took').toBeGreaterThan(0);
  expect(before).toBeLessThanOrEqual(after);
  const { record, match } = await readRecord(
    JSON.parse(await recordOf((await findGame(game.id)) as KeptGame)),
    async (name) => (await shelf[name]?.())?.game,
  );
  expect(match.result).toBeDefined();
  expect(record.chance?.commitment).toBe(game.chance?.commitment);
  expect(record.players[1]).toEqual({ name: 'Bot', bot: 'cadet' });
});

test('two people pass one device: each has a line of his own, and sees his own choices', async () => {
  const game = await begin('space-base', [person('Mia', 1), person('Tom', 2)]);
  const players = await sitDown(game);
  expect(players.map(({ line }) => line.viewer)).toEqual([0, 1]);
  await playUntil(players, ({ seq }) => seq >= 12);
  for (const player of players) player.close();
});

test('several games are listed, the last played first, and can be forgotten', async () => {
  const older = await begin('space-base', [person('Mia', 1), bot('cadet', 2)]);
  const newer = await begin('space-base', [person('Mia', 1), bot('cadet', 2)]);
  await keepGame({ ...older, played: 1 });
  const listed = (await allGames()).map(({ id }) => id);
  expect(listed.indexOf(newer.id)).toBeLessThan(listed.indexOf(older.id));
  await forgetGame(newer.id);
  expect((await allGames()).map(({ id }) => id)).not.toContain(newer.id);
});

test('a game that is left for another with other rules is not kept, unless it was over', async () => {
  const left = await begin('space-builder', [person('Mia', 1)]);
  const over = await begin('space-builder', [person('Mia', 1)]);
  await keepGame({ ...over, result: { places: [1], scores: [0] } });
  for (const game of [left, over]) {
    const options = { upright: [true], hands: [6] };
    const address = await beginAnew(game, options);
    const id = address.split('/').at(-1) as string;
    onTestFinished(() => forgetGame(id));
    expect(await findGame(id)).toMatchObject({ game: 'space-builder', options, seats: game.seats });
  }
  expect(await findGame(left.id)).toBeUndefined();
  expect(await findGame(over.id)).toBeDefined();
});

test('a log that does not fit the rules is refused with the reason, and nothing hangs', async () => {
  const game = await begin('space-base', [person('Mia', 1), bot('cadet', 2)]);
  const broken = { ...game, options: { variant: 'of my own' } };
  await expect(openTable(broken, { pause: 0, onFailure: () => {} })).rejects.toThrow();
});

function person(name: string, colour: KeptSeat['colour']): KeptSeat {
  return { name, colour, bot: null };
}

function bot(bot: string, colour: KeptSeat['colour']): KeptSeat {
  return { name: 'Bot', colour, bot };
}

async function begin(game: string, seats: readonly KeptSeat[]): Promise<KeptGame> {
  const begun = newGame({ game, options: {}, seats });
  await keepGame(begun);
  onTestFinished(() => forgetGame(begun.id));
  return begun;
}

interface Seated {
  readonly line: Line<GameTypes>;
  readonly close: () => void;
}

async function sitDown(game: KeptGame): Promise<[Seated, ...Seated[]]> {
  const failures: string[] = [];
  const { lines, close } = await openTable(game, {
    pause: 0,
    onFailure: (reason) => failures.push(reason),
  });
  onTestFinished(() => {
    close();
    expect(failures).toEqual([]);
  });
  return lines.map((line) => ({ line, close })) as [Seated, ...Seated[]];
}

/** Everybody takes the first of his choices, over and over, until an update is what is waited for. */
function playUntil(
  players: readonly Seated[],
  done: (update: Update<GameTypes>) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const { line } of players) {
      const answer = (update: Update<GameTypes>): void => {
        const [choice] = update.choices;
        if (done(update)) resolve();
        else if (choice !== undefined) act(choice.action, update.seq);
      };
      const act = (action: unknown, after: number): void => {
        // Overtaken by another: the next update asks again.
        line.connection.act(action, after).catch((error: { code?: string }) => {
          if (error.code !== 'action.stale') reject(error);
        });
      };
      line.listen(answer);
      answer(line.latest());
    }
  });
}
