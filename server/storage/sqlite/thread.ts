/**
 * The thread that SQLite runs in. Writing waits for the disk, and whoever waits
 * here keeps nobody else waiting. Questions are answered in the order they come.
 */

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Failure, Question, Statement } from './question.ts';

const { file } = workerData as { file: string };

/** Statements are kept once they are understood; the oldest goes when there are too many. */
const KEPT_STATEMENTS = 200;
const kept = new Map<string, Prepared>();

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

let database: DatabaseSync;
try {
  database = open();
  parentPort?.on('message', (questions: readonly Question[]) => tell(questions.map(answer)));
  tell([{ rows: [] }]);
} catch (error) {
  tell([{ failed: failureOf(error) }]);
}

function tell(answers: readonly Answer[]): void {
  parentPort?.postMessage(answers);
}

function open(): DatabaseSync {
  const opened = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  // What is committed is on the disk, also after a power cut.
  opened.exec('pragma journal_mode = wal; pragma synchronous = full');
  return opened;
}

/** Begun and not yet ended by whoever asks. */
let inTransaction = false;
/** Why a transaction did not begin, or was given up by SQLite itself, as it may be when the disk is full. Whoever asks may have asked more already: none of that is done outside of it. */
let lost: Failure | undefined;

function answer(question: Question): Answer {
  try {
    if (question === 'close') return close();
    if (question.sql === 'rollback') return rollBack();
    return lost === undefined ? carryOut(question) : { failed: lost };
  } catch (error) {
    const failed = failureOf(error);
    if (inTransaction && !database.isTransaction) lost = failed;
    return { failed };
  }
}

function carryOut({ sql, parameters }: Statement): Answer {
  inTransaction ||= sql.startsWith('begin');
  const answer = run(prepare(sql), parameters as SQLInputValue[]);
  if (sql === 'commit') inTransaction = false;
  return answer;
}

function rollBack(): Answer {
  inTransaction = false;
  lost = undefined;
  if (database.isTransaction) database.exec('rollback');
  return { rows: [] };
}

function close(): Answer {
  kept.clear();
  database.close();
  return { rows: [] };
}

function run({ statement, returnsRows }: Prepared, parameters: SQLInputValue[]): Answer {
  if (returnsRows) return { rows: statement.all(...parameters) };
  const { changes } = statement.run(...parameters);
  return { rows: [], changes: Number(changes) };
}

function prepare(sql: string): Prepared {
  const found = kept.get(sql);
  if (found !== undefined) {
    kept.delete(sql);
    kept.set(sql, found);
    return found;
  }
  const statement = database.prepare(sql);
  const prepared = { statement, returnsRows: statement.columns().length > 0 };
  kept.set(sql, prepared);
  if (kept.size > KEPT_STATEMENTS) kept.delete(kept.keys().next().value as string);
  return prepared;
}

function failureOf(error: unknown): Failure {
  const { message, errcode } = error as Error & { errcode?: number };
  return { message, number: errcode ?? 0 };
}
