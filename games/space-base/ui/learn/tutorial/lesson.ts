/**
 * The tutorial under way: a match on the real engine, in which the learner can
 * do what the step asks for and the rival does what the script says.
 */

import {
  canonical,
  historyFor,
  LocalHost,
  Match,
  Random,
  type Seat,
  type Update,
} from '@starboard/engine';
import type { Line } from '@starboard/look/table.ts';
import game, { type Action, type SpaceBaseTypes } from '@starboard/space-base';
import { LEARNER, RIVAL, SEED, STEPS, type Step } from './script.ts';

/** How far it has come, and how often something else was tried in this step. */
export interface Progress {
  readonly step: number;
  readonly strayed: number;
}

export function isLast({ step }: Pick<Progress, 'step'>): boolean {
  return step === STEPS.length - 1;
}

type Listener = (update: Update<SpaceBaseTypes>) => void;

export class Lesson {
  readonly #host: LocalHost<SpaceBaseTypes>;
  readonly #tellers = new Set<Listener>();
  readonly #watchers = new Set<() => void>();
  #progress: Progress = { step: 0, strayed: 0 };
  #latest: Update<SpaceBaseTypes>;
  #act: (seat: Seat, action: Action) => Promise<unknown>;

  private constructor(host: LocalHost<SpaceBaseTypes>, first: Update<SpaceBaseTypes>) {
    this.#host = host;
    this.#latest = first;
    this.#act = () => Promise.resolve();
  }

  /** At a step that was reached before, everything up to it is done already. */
  static async begin(step = 0): Promise<Lesson> {
    const host = new LocalHost(Match.start(game, { seats: 2, seed: SEED }));
    const first = Promise.withResolvers<Update<SpaceBaseTypes>>();
    let lesson: Lesson | undefined;
    const [learner, rival] = await Promise.all([
      host.join(LEARNER as Seat, (update) => {
        if (lesson === undefined) first.resolve(update);
        else lesson.#tell(update);
      }),
      host.join(RIVAL as Seat, () => {}),
    ]);
    lesson = new Lesson(host, await first.promise);
    lesson.#act = (seat, action) =>
      (seat === LEARNER ? learner : rival).act(action, host.match.seq);
    while (lesson.#progress.step < step) {
      const done = lesson.#step;
      if (done.kind === 'do') await lesson.#act(LEARNER as Seat, done.expect);
      await lesson.#advance();
    }
    return lesson;
  }

  /** The learner's line, for the table. */
  readonly line: Line<SpaceBaseTypes> = {
    viewer: LEARNER as Seat,
    connection: {
      act: (action) => this.#answer(action),
      // A lesson goes forward; its table offers neither undo nor orders.
      undo: () => this.#stray(),
      instruct: () => this.#stray(),
      imagine: async (seed) => ({
        seq: this.#host.match.seq,
        state: this.#host.match.imagine(LEARNER as Seat, new Random(seed)),
      }),
      history: async (upTo) => historyFor(this.#host.match, LEARNER as Seat, upTo),
      leave: () => Promise.resolve(),
    },
    latest: () => this.#shown(this.#latest),
    listen: (listener) => {
      this.#tellers.add(listener);
      return () => this.#tellers.delete(listener);
    },
  };

  readonly progress = (): Progress => this.#progress;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** What was told has been read. */
  next(): Promise<void> {
    return this.#step.kind === 'tell' ? this.#advance() : Promise.resolve();
  }

  close(): void {
    this.#host.close();
  }

  get #step(): Step {
    return STEPS[this.#progress.step] as Step;
  }

  async #answer(action: Action) {
    const step = this.#step;
    if (step.kind !== 'do' || canonical(step.expect) !== canonical(action)) return this.#stray();
    await this.#act(LEARNER as Seat, action);
    await this.#advance();
    return { seq: this.#host.match.seq, doubled: false };
  }

  /** Nothing happens; the coach says what is meant. */
  #stray() {
    this.#move({ ...this.#progress, strayed: this.#progress.strayed + 1 });
    return Promise.resolve({ seq: this.#host.match.seq, doubled: true });
  }

  async #advance(): Promise<void> {
    let step = Math.min(this.#progress.step + 1, STEPS.length - 1);
    for (let entry = STEPS[step]; entry?.kind === 'watch'; entry = STEPS[step]) {
      for (const action of entry.actions) await this.#act(RIVAL as Seat, action);
      step += 1;
    }
    this.#move({ step, strayed: 0 });
  }

  #move(progress: Progress): void {
    this.#progress = progress;
    for (const watcher of this.#watchers) watcher();
  }

  #tell(update: Update<SpaceBaseTypes>): void {
    this.#latest = update;
    for (const listener of this.#tellers) listener(this.#shown(update));
  }

  #shown(update: Update<SpaceBaseTypes>): Update<SpaceBaseTypes> {
    return { ...update, undoable: false };
  }
}
