/** What passes between the server and the thread that SQLite runs in. */

export type Question = { readonly sql: string; readonly parameters: readonly unknown[] } | 'close';

export type Answer =
  | { readonly rows: unknown[]; readonly changes?: number }
  | { readonly failed: Failure };

export interface Failure {
  readonly message: string;
  /** SQLite's extended result code. */
  readonly number: number;
}
