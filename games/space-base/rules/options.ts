/** What is agreed before a match of Space Base. */

export interface Options {
  readonly variant: Variant;
  /** The digest of the card set, by which a record says which cards it was played with. */
  readonly cards: string;
}

export type Variant = (typeof VARIANTS)[number];

export const VARIANTS = ['standard', 'light-speed'] as const;
