/**
 * How long a line takes there and back. The middle of the last few measures: one
 * slow answer does not count, and a line that has become slow is believed soon.
 */

export class RoundTrip {
  readonly #measures: number[] = [];

  /** In milliseconds; 0 before the first measure. */
  get estimate(): number {
    const sorted = this.#measures.toSorted((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  }

  add(milliseconds: number): void {
    this.#measures.push(Math.max(0, milliseconds));
    if (this.#measures.length > REMEMBERED) this.#measures.shift();
  }
}

const REMEMBERED = 7;
