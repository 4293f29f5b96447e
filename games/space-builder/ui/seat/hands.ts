/**
 * A player's hands at this device: board and hand as he left them, before the
 * host has heard of it. What he does counts at once and is sent in order, each
 * with its time (BU-6.2); what the host refuses is put back.
 */

import { type Choice, Refusal, type Seat, type Update } from '@starboard/engine';
import { afterNextFrame } from '@starboard/look/seen.ts';
import type { Line } from '@starboard/look/table.ts';
import { type Building, type Slot, turnedBy } from '../../maps/map.ts';
import { type Action, LATEST, type Time } from '../../rules/action.ts';
import { cardsOf, isMove, makeMove, otherSide } from '../../rules/cards.ts';
import type { Card } from '../../rules/state.ts';
import type { SpaceBuilderTypes } from '../../rules/types.ts';

export type Told = Update<SpaceBuilderTypes>;
export type BuilderLine = Line<SpaceBuilderTypes>;

/** How things stand for one player at this device. */
export interface Scene {
  readonly told: Told;
  readonly seat: Seat | undefined;
  /** What he has to build, on the board and in the hand. */
  readonly cards: readonly Card[];
  /** The building in hand: what is turned, flipped and placed next. */
  readonly lit: Building | null;
  /** Whether his buildings can be moved now. */
  readonly building: boolean;
  /** Whether all is built, and the pile waits for his tap. */
  readonly complete: boolean;
  readonly tapped: boolean;
  /** Why the host would not have something; gone with the next thing done. */
  readonly refusal: Refusal | null;
}

interface Sent {
  readonly action: Action;
  /** The entry of the log it has become. */
  seq?: number;
}

export class Hands {
  readonly #line: BuilderLine;
  readonly #listeners = new Set<() => void>();
  #told: Told;
  /** Sent, and not in the last update yet. */
  #sent: Sent[] = [];
  #lit: Building | null = null;
  #watch: number | undefined;
  /** When the stopwatch started; nothing while the map is not on the screen. */
  #zero: number | null = 0;
  #last: Time = 0;
  #handsOff = false;
  #bell: ReturnType<typeof setTimeout> | undefined;
  #refusal: Refusal | null = null;
  #cards: readonly Card[] = [];
  #scene: Scene;

  constructor(line: BuilderLine) {
    this.#line = line;
    this.#told = line.latest();
    this.#startWatch();
    this.#scene = this.#sceneNow();
  }

  /** Follows the line until the answer is called. */
  follow = (): (() => void) => {
    this.#receive(this.#line.latest());
    const end = this.#line.listen((told) => this.#receive(told));
    return () => {
      end();
      clearTimeout(this.#bell);
    };
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  scene = (): Scene => this.#scene;

  get seat(): Seat | undefined {
    const { viewer } = this.#line;
    return viewer === 'spectator' ? undefined : viewer;
  }

  /** What the stopwatch of this stage shows. It stands still after a day. */
  elapsed = (): Time => {
    if (this.#zero === null) return 0;
    return Math.min(LATEST, Math.max(0, Math.floor(performance.now() - this.#zero)));
  };

  /** The map is on the screen: the stopwatch starts now. BU-6.2 */
  drawn(): void {
    this.#zero ??= performance.now();
    this.#stopInTime();
  }

  light(building: Building | null): void {
    this.#lit = building;
    this.#emit();
  }

  /** Under a finger, which shows by itself: all that follows from it is shown after the next frame. */
  hold(building: Building): void {
    this.#lit = building;
    this.#scene = this.#sceneNow();
    afterNextFrame(() => this.#tell());
  }

  /** Onto a slot; what stands there goes to where the building came from. */
  place(building: Building, slot: Slot, from: Slot | null = this.#slotOf(building)): void {
    if (!this.#scene.building || this.#slotOf(building) === slot) return;
    const there = this.#scene.cards.find((card) => card.slot === slot)?.building;
    if (there !== undefined) this.#send({ kind: 'take', building: there, at: this.#at() });
    this.#send({ kind: 'place', building, slot, at: this.#at() });
    if (there !== undefined && from !== null) {
      this.#send({ kind: 'place', building: there, slot: from, at: this.#at() });
    }
    this.light(building);
  }

  /** Back into the hand. */
  take(building: Building): void {
    if (!this.#scene.building || this.#slotOf(building) === null) return;
    this.#send({ kind: 'take', building, at: this.#at() });
    this.light(building);
  }

  turn(building: Building, quarters: number): void {
    const card = this.#card(building);
    if (!this.#scene.building || card === undefined) return;
    const turn = turnedBy(card.turn, quarters);
    this.#send({ kind: 'turn', building, turn, at: this.#at() });
    this.light(building);
  }

  flip(building: Building): void {
    const card = this.#card(building);
    if (!this.#scene.building || card === undefined) return;
    this.#send({ kind: 'flip', building, side: otherSide(card.side), at: this.#at() });
    this.light(building);
  }

  /** On the pile: final. BU-3.5 */
  tap(): void {
    if (!this.#scene.complete) return;
    this.#lit = null;
    this.#send({ kind: 'tap', at: this.#at() });
  }

  ready(): void {
    if (this.#isOffered('ready')) this.#send({ kind: 'ready' });
  }

  unfreeze(building: Building): void {
    if (this.#isOffered('unfreeze')) this.#send({ kind: 'unfreeze', building });
  }

  #isOffered(kind: Action['kind']): boolean {
    const offered = this.#told.choices.some(
      ({ action }: Choice<SpaceBuilderTypes>) => action.kind === kind,
    );
    return offered && !this.#isSent(kind);
  }

  #send(action: Action): void {
    const sent: Sent = { action };
    this.#sent.push(sent);
    this.#refusal = null;
    this.#emit();
    this.#line.connection.act(action, this.#told.seq).then(
      ({ seq }) => this.#taken(sent, seq),
      (error: unknown) => this.#refused(sent, error),
    );
  }

  #taken(sent: Sent, seq: number): void {
    sent.seq = seq;
    this.#settle();
  }

  #refused(sent: Sent, error: unknown): void {
    this.#sent = this.#sent.filter((other) => other !== sent);
    if (!(error instanceof Refusal)) throw error;
    // Too late is part of the game, and the screen says so by itself.
    if (!LATE.test(error.code)) this.#refusal = error;
    this.#stopInTime();
    this.#emit();
  }

  #receive(told: Told): void {
    const before = this.#told;
    this.#told = told;
    if (told.watch?.number !== this.#watch) this.#startWatch();
    if (told.view.stage.kind !== before.view.stage.kind) this.#lit = null;
    this.#settle();
    this.#stopInTime();
  }

  #startWatch(): void {
    const { watch, events } = this.#told;
    this.#watch = watch?.number;
    this.#last = 0;
    this.#handsOff = false;
    const fresh = events.some(({ kind }) => kind === 'revealed');
    this.#zero = fresh ? null : performance.now() - (watch?.elapsed ?? 0);
  }

  /** What is in the last update need not be remembered. */
  #settle(): void {
    this.#sent = this.#sent.filter(({ seq }) => seq === undefined || seq > this.#told.seq);
    this.#emit();
  }

  /** Hands off when the round is over by this player's own stopwatch; the host waits for that word no longer than it must. BU-6.4 */
  #stopInTime(): void {
    clearTimeout(this.#bell);
    const { stage, round } = this.#told.view;
    const own = this.seat === undefined ? undefined : round?.builders[this.seat];
    const stop = round?.stop ?? null;
    if (stage.kind !== 'building' || own === undefined || stop === null) return;
    if (own.tap !== null || own.stopped || this.#handsOff || this.#isSent('tap')) return;
    const left = stop - this.elapsed();
    if (left > 0) {
      this.#bell = setTimeout(() => this.#stopInTime(), left);
      return;
    }
    this.#handsOff = true;
    this.#lit = null;
    this.#send({ kind: 'stop', at: Math.max(this.#at(), stop) });
  }

  #isSent(kind: Action['kind']): boolean {
    return this.#sent.some(({ action }) => action.kind === kind);
  }

  /** The time that goes with what is done now. Times never run backwards. */
  #at(): Time {
    this.#last = Math.max(this.#last, this.elapsed());
    return this.#last;
  }

  #card(building: Building): Card | undefined {
    return this.#scene.cards.find((card) => card.building === building);
  }

  #slotOf(building: Building): Slot | null {
    return this.#card(building)?.slot ?? null;
  }

  #emit(): void {
    const now = this.#sceneNow();
    if (isSame(now, this.#scene)) return;
    this.#scene = now;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #sceneNow(): Scene {
    const { seat } = this;
    const { stage, round } = this.#told.view;
    const cards = unlessSame(this.#cardsNow(), this.#cards);
    this.#cards = cards;
    const own = seat === undefined ? undefined : round?.builders[seat];
    const tapped =
      stage.kind === 'building' && ((own?.tap ?? null) !== null || this.#isSent('tap'));
    const building =
      stage.kind === 'building' && own !== undefined && !own.stopped && !tapped && !this.#handsOff;
    return {
      told: this.#told,
      seat,
      cards,
      lit: this.#lit,
      building,
      complete: building && cards.every(({ slot }) => slot !== null),
      tapped,
      refusal: this.#refusal,
    };
  }

  /** What the host knows, and on top of it what is on its way there. Moves say how a building is afterwards, so one that has just arrived may be made again. */
  #cardsNow(): readonly Card[] {
    const { seat } = this;
    const { stage, round, players } = this.#told.view;
    if (seat === undefined) return [];
    if (stage.kind !== 'building') return cardsOf(players[seat]?.buildings ?? []);
    const cards = (round?.builders[seat]?.cards ?? []).map((card) => ({ ...card }));
    for (const { action } of this.#sent) if (isMove(action)) makeMove(cards, action);
    return cards;
  }
}

/** Whether a building is still to be placed. */
export function isInHand({ cards }: Scene, building: Building): boolean {
  return cards.some((card) => card.building === building && card.slot === null);
}

/** Cards that lie as they did stay the same cards, so that only what has changed is drawn anew. */
function unlessSame(now: readonly Card[], before: readonly Card[]): readonly Card[] {
  const kept = now.map((card) => {
    const old = before.find(({ building }) => building === card.building);
    return old !== undefined && isSame(card, old) ? old : card;
  });
  return kept.length === before.length && isSame(kept, before) ? before : kept;
}

function isSame<Thing extends object>(one: Thing, other: Thing): boolean {
  const keys = Object.keys(one) as (keyof Thing)[];
  return keys.every((key) => one[key] === other[key]);
}

const LATE = /^(round\.|action\.stale|build\.tapped|ready\.|match\.over|table\.closed|seat\.left)/;
