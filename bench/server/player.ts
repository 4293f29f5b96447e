/** A scripted player at a table of some server, and a table of them. */

/** What a player does and hears, whichever server it plays on. */
export interface Player {
  /** Acts at random on what it is asked now; resolves with the number of the update that has it, once the server has acknowledged it. */
  act(): Promise<number>;
  leave(): void;
}

/** What a player tells of its table. */
export interface Ears {
  /** An update has come. */
  heard(seat: number, seq: number): void;
  /** The seat is asked something that it has not answered yet. */
  asked(seat: number): void;
  over(): void;
}

/** Seats players at a new table. */
export interface Venue {
  readonly name: string;
  /** The server loses actions of one table that come at the same time: they are sent one by one. */
  readonly oneByOne?: boolean;
  seat(ears: Ears): Promise<readonly Player[]>;
}
