/** Kysely over Node's own SQLite, in a thread of its own. See docs/decisions/node-sqlite.md. */

import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { StorageUnavailable } from '../unavailable.ts';
import type { Answer, Failure, Question } from './question.ts';

export function sqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new ThreadDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new Adapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** An error that SQLite reports, and that is not about the storage being unavailable. */
export class SqliteError extends Error {
  override readonly name = 'SqliteError';
  readonly number: number;

  constructor({ message, number }: Failure) {
    super(message);
    this.number = number;
  }
}

/** Kysely says otherwise, but SQLite creates tables in transactions: a migration is done wholly or not at all. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ThreadDriver implements Driver {
  readonly #file: string;
  #thread: Thread | undefined;
  #closed = false;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    this.#thread = await Thread.start(this.#file);
  }

  /**
   * A thread that died is followed by another: what it had not committed has
   * not happened. If none can be started, the dead one goes on telling whoever
   * asks. Kysely asks for one connection at a time, and never gets over an error
   * here.
   */
  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#thread?.hasEnded && !this.#closed) await this.init().catch(() => {});
    return this.#thread as Thread;
  }

  /**
   * `immediate`, because a transaction that reads first and writes then could
   * find its snapshot outdated and fail. Nobody waits for it: if it fails, the
   * thread answers all that follows with the same failure, up to the rollback.
   */
  async beginTransaction(thread: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begin = settings.accessMode === 'read only' ? 'begin' : 'begin immediate';
    thread.executeQuery(CompiledQuery.raw(begin)).catch(() => {});
  }

  async commitTransaction(thread: DatabaseConnection): Promise<void> {
    await thread.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(thread: DatabaseConnection): Promise<void> {
    await thread.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {
    // There is one, and it stays.
  }

  async destroy(): Promise<void> {
    this.#closed = true;
    await this.#thread?.close();
  }
}

class Thread implements DatabaseConnection {
  readonly #worker: Worker;
  /** Who waits for an answer, in the order of the questions. */
  readonly #waiting: { resolve(answer: Answer): void; reject(error: unknown): void }[] = [];
  /** What was asked in this turn and goes over together: handing over costs more than most questions. */
  #leaving: Question[] = [];
  #ended: unknown;

  private constructor(file: string) {
    this.#worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: { file } });
    this.#worker.on('message', (answers: readonly Answer[]) => {
      for (const answer of answers) this.#waiting.shift()?.resolve(answer);
    });
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error("SQLite's thread has ended")));
  }

  static async start(file: string): Promise<Thread> {
    const thread = new Thread(file);
    read(await thread.#next());
    return thread;
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = read(await this.#ask({ sql, parameters }));
    const result = { rows: rows as Row[] };
    return changes === undefined ? result : { ...result, numAffectedRows: BigInt(changes) };
  }

  streamQuery(): never {
    throw new Error('rows are not streamed: ask for them in pages');
  }

  async close(): Promise<void> {
    if (this.#ended !== undefined) return;
    const closed = this.#ask('close');
    // Whoever asks now comes too late.
    this.#ended = new Error('the storage is closed');
    await closed;
    await this.#worker.terminate();
  }

  #ask(question: Question): Promise<Answer> {
    if (this.#ended !== undefined)
      return Promise.reject(new StorageUnavailable(false, this.#ended));
    if (this.#leaving.length === 0) process.nextTick(() => this.#handOver());
    this.#leaving.push(question);
    return this.#next();
  }

  #handOver(): void {
    this.#worker.postMessage(this.#leaving);
    this.#leaving = [];
  }

  #next(): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
  }

  #end(reason: unknown): void {
    this.#ended ??= reason;
    for (const { reject } of this.#waiting.splice(0))
      reject(new StorageUnavailable(false, this.#ended));
  }
}

function read(answer: Answer): Exclude<Answer, { failed: Failure }> {
  if (!('failed' in answer)) return answer;
  const error = new SqliteError(answer.failed);
  throw UNAVAILABLE.has(error.number & 0xff) ? new StorageUnavailable(true, error) : error;
}

/** SQLite's result codes for what may be otherwise at the next try: busy, locked, out of memory, read-only, input or output error, damaged, full, not to be opened. */
const UNAVAILABLE = new Set([5, 6, 7, 8, 10, 11, 13, 14]);
