/** Who in this process listens to what. */

export type Listener = (message: unknown) => void;

export class Listeners {
  readonly #bySubject = new Map<string, Set<Listener>>();
  readonly #report: (error: unknown) => void;

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  get subjects(): IterableIterator<string> {
    return this.#bySubject.keys();
  }

  /** Whether it is the first for its subject. */
  add(subject: string, listener: Listener): boolean {
    const listeners = this.#bySubject.get(subject);
    listeners?.add(listener);
    if (listeners === undefined) this.#bySubject.set(subject, new Set([listener]));
    return listeners === undefined;
  }

  /** Whether it was the last for its subject. */
  remove(subject: string, listener: Listener): boolean {
    const listeners = this.#bySubject.get(subject);
    if (listeners?.delete(listener) !== true || listeners.size > 0) return false;
    return this.#bySubject.delete(subject);
  }

  tell(subject: string, message: unknown): void {
    tellAll(this.#bySubject.get(subject) ?? [], message, this.#report);
  }

  clear(): void {
    this.#bySubject.clear();
  }
}

/** One that fails is reported, and keeps no other from hearing it. */
export function tellAll<Word>(
  listeners: Iterable<(word: Word) => void>,
  word: Word,
  report: (error: unknown) => void,
): void {
  for (const listener of listeners) {
    try {
      listener(word);
    } catch (error) {
      report(error);
    }
  }
}
