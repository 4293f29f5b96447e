/**
 * A server is ended again and again while tables play, by a kill or in good
 * order as for an update, and started anew, or what it stands on is gone for a
 * while. Afterwards every action
 * that was acknowledged is in the log, once, and nothing else of that seat is;
 * every client has come back by itself, and every game has come to its end.
 */

import { type Line, RemoteHost } from '@starboard/client';
import {
  canonical,
  type Entry,
  type GameTypes,
  Match,
  Random,
  type Seat,
  type Seed,
} from '@starboard/engine';
import { shelf } from '@starboard/games';
import type { SpaceBuilderTypes } from '@starboard/space-builder';
import type { StoredMatch } from '../../server/log/log.ts';
import { StoredLog } from '../../server/log/stored-log.ts';
import type { TableId } from '../../server/storage/schema.ts';
import { openStorage, type StorageSettings } from '../../server/storage/storage.ts';
import { type Player, playBuilder, playByChance } from './players.ts';
import type { ServerProcess } from './server-process.ts';
import { lineTo, Visitor } from './visitor.ts';

export interface Siege {
  /** One or more, of which one after the other is ended. */
  readonly servers: readonly ServerProcess[];
  /** Asked for once all servers have ended. */
  storage(): StorageSettings;
  readonly tables: { readonly 'space-base': number; readonly 'space-builder': number };
  /** A server is killed, or stopped in good order; or something else is gone for as long as the function takes, which is told what players were refused for so far. */
  readonly ends: readonly ('kill' | 'stop' | ((refused: () => Set<string>) => Promise<void>))[];
  /** Acknowledged actions between two ends. */
  readonly between: number;
  /** How long someone thinks about an action, in milliseconds. */
  readonly thinking: number;
  readonly say?: (line: string) => void;
}

export interface Aftermath {
  readonly games: number;
  readonly acknowledged: number;
  /** How often lines came back. */
  readonly returns: number;
  /** What is not as it should be; nothing is. */
  readonly faults: readonly string[];
}

export async function besiege(siege: Siege): Promise<Aftermath> {
  const { servers, say = () => {} } = siege;
  for (const server of servers) await server.start();
  const crowd = await gather(siege);
  say(`${crowd.length} tables play`);
  const players = crowd.flatMap((table) => table.players);
  const acknowledged = (): number =>
    players.reduce((sum, { confirmed }) => sum + confirmed.size, 0);
  const refused = () => new Set(players.flatMap((player) => [...player.refused]));
  const games = Promise.all(players.map(({ over }) => over));
  const ended = games.then(() => true);
  let ends = 0;
  for (const [index, end] of siege.ends.entries()) {
    const server = servers[index % servers.length] as ServerProcess;
    const before = acknowledged();
    const enough = reached(() => acknowledged() >= before + siege.between);
    if (await Promise.race([ended, enough])) {
      say(`all games were over before end ${index + 1}`);
      break;
    }
    ends += 1;
    say(`end ${index + 1} after ${acknowledged()} acknowledged actions`);
    if (typeof end === 'function') await end(refused);
    else {
      await server[end]();
      await server.start();
    }
  }
  await games;
  for (const server of servers) await server.stop();
  for (const { lines } of crowd) for (const line of lines) line.close();
  const returns = crowd.reduce((sum, table) => sum + table.returns, 0);
  const faults = await inspect(siege, crowd);
  if (ends < siege.ends.length) faults.push(`only ${ends} ends: the games were over too soon`);
  return { games: crowd.length, acknowledged: acknowledged(), returns, faults };
}

interface PlayedTable {
  readonly id: string;
  readonly players: readonly Player[];
  readonly lines: readonly Line[];
  returns: number;
}

/** Two people and a bot at every table. */
const LEVELS = { 'space-base': 'cadet', 'space-builder': 'practised' } as const;

/** All tables are laid before the first match begins, so that all of them are under way when the first end comes. */
async function gather(siege: Siege): Promise<PlayedTable[]> {
  const { servers, tables } = siege;
  const [{ address }] = servers as [ServerProcess];
  const laid: Laid[] = [];
  for (const game of Object.keys(LEVELS) as (keyof typeof LEVELS)[]) {
    for (let number = 0; number < tables[game]; number++) laid.push(await lay(address, game));
  }
  return Promise.all(
    laid.map(async (table) => {
      await table.people[0].start(table.id);
      return play(table, siege);
    }),
  );
}

interface Laid {
  readonly id: string;
  readonly game: keyof typeof LEVELS;
  readonly people: readonly [Visitor, Visitor];
}

async function lay(address: string, game: keyof typeof LEVELS): Promise<Laid> {
  const people = [new Visitor(address), new Visitor(address)] as const;
  for (const [seat, person] of people.entries()) {
    await person.welcome({ name: `Player ${seat}`, colour: seat + 1, language: 'en' });
  }
  const { id } = await people[0].open({ game, seats: 3, pace: { kind: 'relaxed' } });
  await people[1].sit(id, 1);
  await people[0].seatBot(id, 2, LEVELS[game]);
  return { id, game, people };
}

async function play(
  { id, game, people }: Laid,
  { servers, thinking }: Siege,
): Promise<PlayedTable> {
  let returns = 0;
  const lines = people.map(({ cookie }, seat) => {
    // Who cannot reach one server tries the next, as behind a proxy.
    let attempt = seat;
    const addresses = () => (servers[attempt++ % servers.length] as ServerProcess).address;
    const line = lineTo(addresses, cookie);
    let opened = false;
    line.onState((state) => {
      if (state === 'open' && opened) returns += 1;
      opened ||= state === 'open';
    });
    return line;
  });
  const players = await Promise.all(
    lines.map((line, place) => {
      const seat = place as Seat;
      const random = new Random(`${place}${place}`.repeat(32) as Seed).split(id);
      if (game === 'space-builder') {
        return playBuilder(new RemoteHost<SpaceBuilderTypes>(line, id), seat, machineClock, 50);
      }
      return playByChance(new RemoteHost(line, id), seat, random, () =>
        pause(thinking * (0.5 + Math.random())),
      );
    }),
  );
  return {
    id,
    players,
    lines,
    get returns() {
      return returns;
    },
  };
}

async function inspect(siege: Siege, crowd: readonly PlayedTable[]): Promise<string[]> {
  const storage = await openStorage(siege.storage());
  const log = new StoredLog(storage);
  const faults: string[] = [];
  for (const { id, players } of crowd) {
    const stored = await log.load(id as TableId);
    const box = await shelf[stored?.game ?? '']?.();
    if (stored === undefined || box === undefined) {
      faults.push(`${id} is gone`);
      continue;
    }
    const entries = stored.entries.map(({ entry }) => entry);
    // Replaying checks every entry, and that they follow each other.
    const match: Match<GameTypes> = Match.resume(box.game, stored, entries);
    if (match.result === undefined) faults.push(`${id} has not come to its end`);
    const timed = box.game.time !== undefined;
    for (const [seat, player] of players.entries()) {
      const found = faultsOf(player, seat, stored, timed);
      faults.push(...found.map((fault) => `${id}: seat ${seat} ${fault}`));
    }
    const { stage } = await storage
      .selectFrom('tables')
      .select('stage')
      .where('id', '=', id as TableId)
      .executeTakeFirstOrThrow();
    if (stage !== 'over') faults.push(`${id} is ${stage}`);
  }
  await log.close();
  await storage.destroy();
  return faults;
}

/** What was acknowledged to a player and is not in the log as it should be. */
function faultsOf(
  { confirmed }: Player,
  seat: number,
  { entries }: StoredMatch,
  timed: boolean,
): string[] {
  const faults: string[] = [];
  const own = entries.filter(({ entry }) => entry.seat === seat && isOwn(entry));
  const lost = [...confirmed].filter(
    ([seq, action]) => !isThere(action, seat, entries[seq - 1]?.entry),
  );
  if (lost.length > 0) faults.push(`has lost ${lost.map(([seq]) => seq).join()}`);
  // An action with a time of its own is known again by the name it was sent under.
  const names = own.flatMap(({ sent }) => sent ?? []);
  if (new Set(names).size < names.length) faults.push('did something twice');
  if (!timed && own.length !== confirmed.size) {
    faults.push(`was told of ${confirmed.size} actions, and the log has ${own.length}`);
  }
  return faults;
}

/** Whether an acknowledged action stands where it was said to; a time that was claimed may have been cut. BU-6.3 */
function isThere(action: unknown, seat: number, entry: Entry<GameTypes> | undefined): boolean {
  if (entry === undefined || entry.seat !== seat || !('action' in entry)) return false;
  const timeless = (made: unknown) => canonical({ ...(made as object), at: null });
  return timeless(entry.action) === timeless(action);
}

function isOwn(entry: object): boolean {
  return 'action' in entry && !('by' in entry);
}

async function reached(holds: () => boolean): Promise<false> {
  while (!holds()) await pause(20);
  return false;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const machineClock = {
  now: () => Date.now(),
  wake(after: number, call: () => void) {
    const timer = setTimeout(call, after);
    return () => clearTimeout(timer);
  },
};
