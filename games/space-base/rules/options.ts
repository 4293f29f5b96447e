/** What is agreed before a match of Space Base. */

export interface Options {
  readonly variant: Variant;
  /** The card set, by name and fingerprint: a record says which cards it was played with. */
  readonly cards: string;
}

export type Variant = (typeof VARIANTS)[number];

export const VARIANTS = ['standard', 'light-speed'] as const;
