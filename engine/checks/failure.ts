/** What a check says when a game breaks the contract, with all it takes to see it happen again. */

/** Which game it was, of which seed, and how far it had come. */
export interface Place {
  readonly game: string;
  readonly seed: string;
  readonly number: number;
  readonly seats: number;
  readonly entry: number;
}

export class CheckFailure extends Error {
  override readonly name = 'CheckFailure';

  static at(error: unknown, { game, seed, number, seats, entry }: Place): CheckFailure {
    const why = error instanceof Error ? error.message : String(error);
    return new CheckFailure(
      `${game}, ${seats} seats, seed ${JSON.stringify(seed)}, game ${number}, after entry ${entry}: ${why}`,
      { cause: error },
    );
  }
}

export function insist(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new CheckFailure(otherwise);
}
