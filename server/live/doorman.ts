/**
 * Shows out the lines of whoever has been signed out. Word of it may be lost on
 * its way between processes, and may come while a line is still being made, so
 * he looks for himself as well whether a line's device is still signed in.
 */

import type { Messages } from '../messages/messages.ts';
import { SIGNED_OUT } from '../people/devices.ts';
import type { PersonId } from '../storage/schema.ts';
import type { Desk } from './desk.ts';
import type { Line } from './line.ts';

export interface DoormanSurroundings {
  readonly desk: Desk;
  readonly messages: Messages;
  /** Everyone who is connected. */
  readonly lines: ReadonlySet<Line>;
  /** In milliseconds between two looks at everyone. */
  readonly lookAgain: number;
  readonly onFailure: (error: unknown) => void;
}

export class Doorman {
  readonly #surroundings: DoormanSurroundings;
  readonly #endListening: Promise<() => void>;
  readonly #endGaps: () => void;
  readonly #rounds: NodeJS.Timeout;
  /** Those to be looked at next; all at once, since many come at once. */
  readonly #next = new Set<Line>();
  #looking: Promise<void> | undefined;

  constructor(surroundings: DoormanSurroundings) {
    this.#surroundings = surroundings;
    const { messages, lines, lookAgain } = surroundings;
    this.#endListening = messages.listen(SIGNED_OUT, (word) => {
      this.#showOut((word as { person: PersonId }).person);
    });
    this.#endGaps = messages.onGap(() => this.lookAt(lines));
    this.#rounds = setInterval(() => this.lookAt(lines), lookAgain);
    this.#rounds.unref();
  }

  /** Whoever is not signed in any more by now is shown out. */
  lookAt(lines: Iterable<Line>): void {
    for (const line of lines) if (line.device !== undefined) this.#next.add(line);
    if (this.#next.size > 0) this.#looking ??= this.#look();
  }

  async stop(): Promise<void> {
    clearInterval(this.#rounds);
    this.#endGaps();
    (await this.#endListening)();
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { desk, onFailure } = this.#surroundings;
    while (this.#next.size > 0) {
      const lines = [...this.#next];
      this.#next.clear();
      const devices = new Set(lines.flatMap(({ device }) => device ?? []));
      try {
        const signedIn = await desk.signedIn([...devices]);
        for (const line of lines) if (!signedIn.has(line.device ?? '')) showOut(line);
      } catch (error) {
        // The next round finds them.
        onFailure(error);
      }
    }
    this.#looking = undefined;
  }

  #showOut(person: PersonId): void {
    for (const line of this.#surroundings.lines) if (line.person?.id === person) showOut(line);
  }
}

/** He may come back at once, with whatever cookie he still has. */
function showOut(line: Line): void {
  line.sendAway(0);
}
