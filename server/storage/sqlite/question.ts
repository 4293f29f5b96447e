/** What passes between the server and the thread that SQLite runs in. */

export type Question = Statement | 'close';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type Answer =
  | { readonly rows: unknown[]; readonly changes?: number }
  | { readonly failed: Failure };

export interface Failure {
  readonly message: string;
  /** SQLite's extended result code. */
  readonly number: number;
}
