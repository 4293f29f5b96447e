/** How much was tried. */

export interface CheckReport {
  readonly games: number;
  readonly actions: number;
  /** Legal actions tried on a copy, and accepted. */
  readonly accepted: number;
  /** Illegal actions tried, and refused. */
  readonly refused: number;
  /** Redealt states that looked the same to their viewer, and of those the ones that were really different. */
  readonly redealt: { readonly alike: number; readonly different: number };
  /** Actions taken back. */
  readonly undone: number;
  readonly digest: string;
}

/** The same, while the games are played. */
export interface Tally {
  games: number;
  actions: number;
  accepted: number;
  refused: number;
  redealt: { alike: number; different: number };
  undone: number;
}
