/** A bar on stderr while people wait; where no terminal is looking, nothing. */

const WIDTH = 30;

export class Progress {
  readonly #total: number;
  readonly #stream: NodeJS.WriteStream;

  constructor(total: number, stream: NodeJS.WriteStream = process.stderr) {
    this.#total = total;
    this.#stream = stream;
  }

  show(done: number): void {
    if (!this.#stream.isTTY) return;
    this.#stream.write(`\r${barOf(done, this.#total)}`);
  }

  end(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\u001b[K');
  }
}

export function barOf(done: number, total: number): string {
  const filled = Math.floor((done / total) * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  return `${bar} ${Math.floor((done / total) * 100)} % of ${total.toLocaleString('en')} games`;
}
