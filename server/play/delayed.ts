/** A match as it was a while ago, for spectators: whoever looks over a shoulder cannot tell the others in time. */

import { type Clock, Match } from '@starboard/engine';
import { type Clocks, nextClocks, readingAt, startClocks } from './clocks.ts';
import type { LoggedMatch, Surroundings } from './logged-match.ts';
import { Sight } from './sight.ts';

export class Delayed {
  readonly sight: Sight;
  readonly #logged: LoggedMatch;
  readonly #delay: number;
  readonly #clock: Clock;
  #clocks: Clocks;
  #silence: () => void = () => {};
  readonly #unfollow: () => void;

  constructor(
    logged: LoggedMatch,
    delay: number,
    { clock, onFailure }: Pick<Surroundings, 'clock' | 'onFailure'>,
  ) {
    this.#logged = logged;
    this.#delay = delay;
    this.#clock = clock;
    const { game, opening } = logged.sight.match;
    const match = Match.start(game, opening);
    this.#clocks = startClocks(match, logged.timeOf(1) ?? clock.now(), logged.terms);
    this.sight = new Sight(match, () => readingAt(this.#clocks, this.#then()), onFailure);
    this.#goOn();
    this.#unfollow = logged.sight.onChange(() => this.#goOn());
  }

  stop(): void {
    this.#silence();
    this.#unfollow();
  }

  /** Plays what is old enough by now, and waits for the next. */
  #goOn(): void {
    this.#silence();
    const { match } = this.sight;
    const before = match.seq;
    let next = this.#logged.timeOf(match.seq + 1);
    while (next !== undefined && next <= this.#then()) {
      const entry = this.#logged.sight.match.log[match.seq];
      if (entry === undefined) break;
      this.sight.add(match.replay(entry).told);
      this.#clocks = nextClocks(this.#clocks, match, next, this.#logged.terms);
      next = this.#logged.timeOf(match.seq + 1);
    }
    if (match.seq > before) this.sight.tell();
    if (next === undefined) return;
    this.#silence = this.#clock.wake(Math.max(1, next - this.#then()), () => this.#goOn());
  }

  #then(): number {
    return this.#clock.now() - this.#delay;
  }
}
