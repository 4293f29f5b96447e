/**
 * The server's HTTP interface, typed: people, tables and records. What is
 * refused rejects with a `Refusal`. The description is at `/api` of any server.
 */

import { type Facts, type MatchRecord, Refusal } from '@starboard/engine';
import type { Pace, TableNews } from './protocol.ts';

/** How someone appears to others, and which language he reads. */
export interface Looks {
  readonly name: string;
  /** 1 to 5, a seat colour of the look. */
  readonly colour: number;
  readonly language: string;
  /** A face of the look by its name. */
  readonly face?: string | undefined;
}

export interface Me extends Omit<Looks, 'face'> {
  /** Null until one is chosen. */
  readonly face: string | null;
  readonly id: string;
  /** What one signs in with; null for a guest. */
  readonly username: string | null;
  readonly createdAt: number;
}

export interface RecoveryCodes {
  /** Each is good for one new password. */
  readonly recoveryCodes: readonly string[];
}

/** Someone as everyone sees him. */
export interface PersonNews {
  readonly id: string;
  readonly name: string;
  readonly colour: number;
  readonly face: string | null;
  /** By game. */
  readonly statistics: readonly Statistics[];
}

export interface Statistics {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly averagePlace: number | null;
  readonly bestScore: number | null;
  readonly ratings: readonly Standing[];
}

/** A rating; games among people and games with bots are rated apart. */
export interface Standing {
  readonly against: 'people' | 'bots';
  /** For people to look at: 1000 for a newcomer. */
  readonly points: number;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

export interface GameUnderWay {
  readonly table: TableNews;
  readonly yourTurn: boolean;
}

/** Which part of a long list. */
export interface Page {
  /** The `next` of the page before. */
  readonly after?: string;
  readonly most?: number;
}

export interface FinishedGames {
  readonly tables: readonly TableNews[];
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
}

export interface GameNews {
  readonly name: string;
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Levels, weakest first. */
  readonly bots: readonly string[];
}

/** The best of a day at the match that everybody plays once, alone and with the same chance. */
export interface DailyNews {
  readonly game: string;
  /** In UTC, such as `2026-11-15`. */
  readonly date: string;
  readonly today: string;
  /** When the day is over. */
  readonly endsAt: number;
  /** How many have finished it. */
  readonly finished: number;
  /** In their order; the lowest score is the best. */
  readonly best: readonly DailyPlace[];
  /** Null until one has finished. */
  readonly yours: { readonly place: number; readonly score: number } | null;
  /** Where one plays it, or has played it. */
  readonly table: string | null;
}

export interface DailyPlace {
  /** Shared by equal scores. */
  readonly place: number;
  readonly name: string;
  readonly colour: number;
  readonly score: number;
  readonly you: boolean;
}

/** What is agreed when a table opens; the server fills in what is usual. */
export interface NewTable {
  readonly game: string;
  readonly options?: unknown;
  readonly seats: number;
  readonly access?: TableNews['access'];
  readonly pace?: Pace;
  readonly chat?: TableNews['chat'];
  readonly delay?: number;
  /** Whether one has the first seat; true unless it is said. */
  readonly sits?: boolean;
}

export interface QuickPlay {
  readonly game: string;
  readonly options?: unknown;
  readonly seats?: number;
  readonly pace?: Pace;
}

/** One device's line to a server. A browser keeps the cookie that makes it someone's; a program passes a `fetch` that does. */
export class HttpClient {
  readonly #base: string;
  readonly #fetch: typeof globalThis.fetch;

  /** `base` is empty on the server's own page, and otherwise an address such as `https://example.org`. */
  constructor(
    base = '',
    fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
  ) {
    this.#base = base;
    this.#fetch = fetch;
  }

  welcome(looks: Looks): Promise<Me> {
    return this.#ask('POST', '/api/people', looks);
  }

  person(id: string): Promise<PersonNews> {
    return this.#ask('GET', `/api/people/${encodeURIComponent(id)}`);
  }

  signIn(username: string, password: string): Promise<Me> {
    return this.#ask('POST', '/api/sign-in', { username, password });
  }

  signOut({ everywhere = false } = {}): Promise<void> {
    return this.#ask('POST', '/api/sign-out', { everywhere });
  }

  recover(username: string, code: string, password: string): Promise<Me> {
    return this.#ask('POST', '/api/recover', { username, code, password });
  }

  me(): Promise<Me> {
    return this.#ask('GET', '/api/me');
  }

  changeLooks(looks: Partial<Looks>): Promise<Me> {
    return this.#ask('PATCH', '/api/me', looks);
  }

  keepName(username: string, password: string): Promise<RecoveryCodes> {
    return this.#ask('POST', '/api/me/account', { username, password });
  }

  changePassword(current: string, password: string): Promise<void> {
    return this.#ask('PUT', '/api/me/password', { current, password });
  }

  newRecoveryCodes(password: string): Promise<RecoveryCodes> {
    return this.#ask('POST', '/api/me/recovery-codes', { password });
  }

  async gamesUnderWay(): Promise<readonly GameUnderWay[]> {
    return (await this.#ask<{ games: GameUnderWay[] }>('GET', '/api/me/games')).games;
  }

  finishedGames(page: Page = {}): Promise<FinishedGames> {
    return this.#ask('GET', `/api/me/finished-games${queryOf({ ...page })}`);
  }

  /** Someone else's: at public tables, and where one sat too. */
  finishedGamesOf(person: string, page: Page = {}): Promise<FinishedGames> {
    const path = `/api/people/${encodeURIComponent(person)}/finished-games`;
    return this.#ask('GET', `${path}${queryOf({ ...page })}`);
  }

  /** Everything the server remembers about whoever asks. */
  export(): Promise<unknown> {
    return this.#ask('GET', '/api/me/export');
  }

  /** Deletes everything about whoever asks, for good. */
  forgetMe(password?: string): Promise<void> {
    return this.#ask('POST', '/api/me/forget', { password });
  }

  /** Where other devices reach the server, as far as it says so. */
  async addresses(): Promise<readonly string[]> {
    return (await this.#ask<{ network: string[] }>('GET', '/api/addresses')).network;
  }

  async games(): Promise<readonly GameNews[]> {
    return (await this.#ask<{ games: GameNews[] }>('GET', '/api/games')).games;
  }

  /** The best of a day, today's unless it is said. */
  daily(
    game: string,
    question: { readonly date?: string; readonly most?: number } = {},
  ): Promise<DailyNews> {
    return this.#ask('GET', `/api/daily/${encodeURIComponent(game)}${queryOf(question)}`);
  }

  /** The table of one's only try today, new or begun before. */
  playDaily(game: string): Promise<TableNews> {
    return this.#ask('POST', `/api/daily/${encodeURIComponent(game)}`);
  }

  async lobby(
    question: { readonly stage?: 'open' | 'playing'; readonly game?: string } = {},
  ): Promise<readonly TableNews[]> {
    const { tables } = await this.#ask<{ tables: TableNews[] }>(
      'GET',
      `/api/tables${queryOf(question)}`,
    );
    return tables;
  }

  open(table: NewTable): Promise<TableNews> {
    return this.#ask('POST', '/api/tables', table);
  }

  quickPlay(wish: QuickPlay): Promise<TableNews> {
    return this.#ask('POST', '/api/quick-play', wish);
  }

  table(id: string): Promise<TableNews> {
    return this.#ask('GET', at(id));
  }

  tableWithCode(code: string): Promise<TableNews> {
    return this.#ask('GET', `/api/codes/${encodeURIComponent(code)}`);
  }

  close(id: string): Promise<void> {
    return this.#ask('DELETE', at(id));
  }

  /** Sits down, or comes back to the seat one left. */
  sit(id: string, seat: number, word?: string): Promise<TableNews> {
    return this.#ask('PUT', at(id, `/seats/${seat}`), { word });
  }

  standUp(id: string): Promise<TableNews> {
    return this.#ask('DELETE', at(id, '/seat'));
  }

  /** Makes a seat free, as the host. */
  clearSeat(id: string, seat: number): Promise<TableNews> {
    return this.#ask('DELETE', at(id, `/seats/${seat}`));
  }

  seatBot(id: string, seat: number, level?: string): Promise<TableNews> {
    return this.#ask('PUT', at(id, `/seats/${seat}/bot`), { level });
  }

  /** Those who have come are enough. */
  takeSeatsAway(id: string): Promise<TableNews> {
    return this.#ask('DELETE', at(id, '/seats'));
  }

  /** A bot of a fair level for every empty seat. */
  callBots(id: string): Promise<TableNews> {
    return this.#ask('POST', at(id, '/bots'));
  }

  /** What one adds to the dice. */
  addWord(id: string, word: string): Promise<TableNews> {
    return this.#ask('PUT', at(id, '/word'), { word });
  }

  start(id: string): Promise<TableNews> {
    return this.#ask('POST', at(id, '/start'));
  }

  rematch(id: string): Promise<TableNews> {
    return this.#ask('POST', at(id, '/rematch'));
  }

  /** Of a match that is over. */
  record(id: string): Promise<MatchRecord> {
    return this.#ask('GET', at(id, '/record'));
  }

  async #ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await this.#fetch(`${this.#base}${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Refusal('server.unreachable', `the server cannot be reached: ${String(error)}`);
    });
    if (answer.status === 204) return undefined as Answer;
    const content = await contentOf(answer);
    if (answer.ok) return content as Answer;
    throw refusalIn(content, answer.status);
  }
}

function at(table: string, rest = ''): string {
  return `/api/tables/${encodeURIComponent(table)}${rest}`;
}

function queryOf(question: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(question).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** A proxy in between may answer with a page of its own. */
async function contentOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    throw new Refusal('server.failed', `the server answered ${answer.status}, and not in JSON`, {
      status: answer.status,
    });
  }
}

function refusalIn(content: unknown, status: number): Refusal {
  const { code, message, facts } = content as { code?: string; message?: string; facts?: Facts };
  return new Refusal(
    code ?? 'server.failed',
    message ?? `the server answered ${status}`,
    facts ?? {},
  );
}
