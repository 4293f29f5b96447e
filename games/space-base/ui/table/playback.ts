/**
 * What is shown of the match: a moment behind what is known, so that the eye
 * can follow the dice, the coins and the ships. Nobody is held up: a press, or
 * falling too far behind, shows the newest at once.
 */

import type { Chapter, Update } from '@starboard/engine';
import type { Line } from '@starboard/look/table.ts';
import type { Event, SpaceBaseTypes } from '@starboard/space-base';
import { type History, pagesBefore, recall, turnPage } from './history.ts';

type BaseUpdate = Update<SpaceBaseTypes>;

/** One entry of the log as every line of this device was told of it. */
export interface Moment {
  readonly seq: number;
  /** By line. */
  readonly updates: readonly BaseUpdate[];
  /** What is to be seen happening. */
  readonly events: readonly Event[];
}

export interface Shown {
  readonly moment: Moment;
  /** What is known by now, by line. */
  readonly latest: readonly BaseUpdate[];
  /** Whether there is more to show. */
  readonly behind: boolean;
  readonly history: History;
}

/** More behind than this, and the rest is shown at once. */
const FARTHEST_BEHIND = 6;

export class Playback {
  readonly #lines: readonly Line<SpaceBaseTypes>[];
  /** How long a moment is looked at, in milliseconds. */
  readonly #length: (events: readonly Event[]) => number;
  readonly #watchers = new Set<() => void>();
  readonly #waiting: Moment[] = [];
  #shown: Shown;
  /** Up to which entry the host was last asked what was before. */
  #recalled = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    lines: readonly Line<SpaceBaseTypes>[],
    length: (events: readonly Event[]) => number,
  ) {
    this.#lines = lines;
    this.#length = length;
    const updates = lines.map((line) => line.latest());
    const [first] = updates as [BaseUpdate];
    this.#shown = {
      moment: { seq: first.seq, updates, events: [] },
      latest: updates,
      behind: false,
      history: turnPage([], first),
    };
  }

  /** Follows the lines until the answer is called. */
  start(): () => void {
    const ends = this.#lines.map((line, index) =>
      line.listen((update) => this.#take(index, update)),
    );
    this.#recall();
    return () => {
      for (const end of ends) end();
      clearTimeout(this.#timer);
    };
  }

  /** Whoever comes in the middle of a match hears what was before; without it there is still everything since. */
  #recall(): void {
    const { connection } = this.#lines[0] as Line<SpaceBaseTypes>;
    const { seq, view } = this.#shown.moment.updates[0] as BaseUpdate;
    if (seq === this.#recalled) return;
    this.#recalled = seq;
    const add = (chapters: readonly Chapter<SpaceBaseTypes>[]): void => {
      if (seq !== this.#recalled) return;
      const before = pagesBefore(chapters, view.consoles.length);
      this.#shown = { ...this.#shown, history: recall(this.#shown.history, before, seq) };
      this.#tell();
    };
    connection.history(seq).then(add, () => {});
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly shown = (): Shown => this.#shown;

  /** Shows the newest at once, and what comes next as soon as it comes: what is shown has been looked at. */
  readonly skip = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length > 0) this.#next();
    this.#tell();
  };

  #take(line: number, update: BaseUpdate): void {
    const newest = this.#waiting.at(-1) ?? this.#shown.moment;
    const updates = newest.updates.map((known, index) => (index === line ? update : known));
    const moment = {
      seq: update.seq,
      updates,
      // Everybody's events are the first line's; a secret told to another line is not for the common table.
      events: line === 0 ? update.events : newest.seq === update.seq ? newest.events : [],
    };
    if (isElsewhere(update, newest)) {
      this.#begin(moment);
      return;
    }
    if (newest.seq !== update.seq) this.#waiting.push(moment);
    else if (this.#waiting.length > 0) this.#waiting[this.#waiting.length - 1] = moment;
    else this.#shown = { ...this.#shown, moment };
    this.#shown = { ...this.#shown, latest: updates, behind: this.#waiting.length > 0 };
    if (this.#waiting.length > FARTHEST_BEHIND) this.skip();
    else if (this.#timer === undefined) this.#timer = setTimeout(this.#advance, 0);
    // Something is still being looked at, and yet what can be answered may have changed.
    else this.#tell();
  }

  /** Shows a moment that does not follow on the last one, and asks what was before it. */
  #begin(moment: Moment): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.length = 0;
    this.#shown = {
      moment,
      latest: moment.updates,
      behind: false,
      history: this.#shown.history.filter(({ seq }) => seq <= moment.seq),
    };
    this.#recall();
    this.#tell();
  }

  /** Waits for the other lines of this device, which are told of the same entry right after the first. */
  readonly #advance = (): void => {
    this.#timer = undefined;
    const isMore = this.#waiting.length > 0;
    if (isMore) this.#next();
    // Without more, another line may have been told of what is shown only after it was shown.
    this.#tell();
    if (!isMore) return;
    this.#timer = setTimeout(this.#advance, this.#length(this.#shown.moment.events));
  };

  #next(): void {
    const moment = this.#waiting.shift() as Moment;
    const [update] = moment.updates as [BaseUpdate];
    const [before] = this.#shown.moment.updates as [BaseUpdate];
    this.#shown = {
      ...this.#shown,
      moment,
      behind: this.#waiting.length > 0,
      history: turnPage(this.#shown.history, update),
    };
    // Several entries told at once are one page, of which nothing could be struck out alone.
    if (update.seq > before.seq + 1) this.#recall();
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }
}

/** A match that is watched again can be anywhere from one update to the next; what happened in between is not told then. */
function isElsewhere({ seq, events }: BaseUpdate, newest: Moment): boolean {
  return seq < newest.seq || (seq > newest.seq + 1 && events.length === 0);
}
