/**
 * Fingers and mouse on one player's half of the table: take, drag, drop, turn,
 * flip, tap. Several at once, each belonging to the half where it went down.
 * What can be touched says so in its data: `data-card`, `data-slot`, `data-do`;
 * what a finger holds is told so, `data-held`, which shows before all else.
 */

import { afterNextFrame } from '@starboard/look/seen.ts';
import type { Building, Slot } from '../../maps/map.ts';
import { find } from './grip.ts';
import { type Hands, isInHand } from './hands.ts';
import {
  angle,
  distance,
  heldBy,
  isDragged,
  type Lie,
  middleOf,
  type Point,
  type Press,
  regrip,
  stir,
  type Target,
  type Twist,
  turnBetween,
} from './hold.ts';

/** A building in the air. */
export interface Carry {
  readonly pointer: number;
  readonly building: Building;
  /** Where it would be put down now. */
  readonly target: Target;
}

/** So far above a finger a building floats, to be seen. */
const LIFT = 56;
/** And no further than this, in slots: both it and the finger are to be over the same one. */
const LIFT_AT_MOST = 0.7;
const DOUBLE_TAP = 300;
/** How far from the middle of a slot a building still snaps into it, in slots. */
const SNAP = 0.85;
/** Wheel steps closer together than this are one. */
const WHEEL_REST = 110;

export class Fingers {
  readonly #hands: Hands;
  readonly #turned: boolean;
  readonly #presses = new Map<number, Press>();
  readonly #elements = new Map<Building, HTMLElement>();
  readonly #listeners = new Set<() => void>();
  #half: HTMLElement | null = null;
  #carries: readonly Carry[] = [];
  #pilePress: number | null = null;
  #lastTap: { element: HTMLElement; at: number; turned: boolean } | null = null;
  #lastWheel = 0;

  /** Turned: seen from the far end of the tablet. */
  constructor(hands: Hands, turned: boolean) {
    this.#hands = hands;
    this.#turned = turned;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  carries = (): readonly Carry[] => this.#carries;

  /** At work on this half of the table until the answer is called. */
  attach(half: HTMLElement): () => void {
    this.#half = half;
    // A finger that went down here may be anywhere when it moves and leaves.
    const listeners: [EventTarget, string, (event: never) => void][] = [
      [half, 'pointerdown', this.#down],
      [half, 'mousedown', this.#focusLater],
      [window, 'pointermove', this.#move],
      [window, 'pointerup', this.#up],
      [window, 'pointercancel', this.#cancel],
      [half, 'wheel', this.#wheel],
      [half, 'contextmenu', this.#menu],
    ];
    for (const [target, kind, listener] of listeners) {
      target.addEventListener(kind, listener as EventListener, { passive: false });
    }
    const ended = this.#hands.subscribe(() => {
      // A card in the air is not built. BU-3.7
      if (!this.#hands.scene().building && this.#presses.size > 0) this.#dropAll();
    });
    return () => {
      for (const [target, kind, listener] of listeners) {
        target.removeEventListener(kind, listener as EventListener);
      }
      ended();
    };
  }

  /** The element that shows a building in the air, for as long as it is there. */
  hold(building: Building, element: HTMLElement): () => void {
    this.#elements.set(building, element);
    return () => this.#elements.delete(building);
  }

  #down = (event: PointerEvent): void => {
    const target = (event.target as Element).closest<HTMLElement>(
      '[data-card], [data-slot], [data-do]',
    );
    const { lit, building, complete } = this.#hands.scene();
    if (event.button > 0 || !building) return;
    if (target?.dataset.do === undefined && this.#twistWith(event, target)) return;
    if (target === null) return;
    const { do: deed, card, slot } = target.dataset;
    if (deed === 'tap') this.#pilePress = complete ? event.pointerId : null;
    else if (deed === 'turn' && lit !== null) this.#hands.turn(lit, 1);
    else if (deed === 'flip' && lit !== null) this.#hands.flip(lit);
    else if (card !== undefined) this.#press(event, target, Number(card) as Building);
    else if (slot !== undefined && lit !== null) this.#hands.place(lit, Number(slot) as Slot);
  };

  #press(event: PointerEvent, element: HTMLElement, building: Building): void {
    const { lit, cards } = this.#hands.scene();
    const point = pointOf(event);
    const touch = event.pointerType !== 'mouse';
    const from = find(cards, building)?.slot ?? null;
    element.dataset.held = '';
    this.#presses.set(event.pointerId, {
      building,
      element,
      from,
      touch,
      wasLit: lit === building,
      instead: lit !== building && from !== null && this.#isAtHand(lit) ? lit : null,
      at: point,
      start: point,
      hold: point,
      lift: touch ? LIFT : 0,
      lie: null,
      target: null,
      twist: null,
      twisted: false,
    });
    if (lit !== building) this.#hands.hold(building);
  }

  /** Whether a building waits for its slot: not one that stands already, unless a finger holds it. */
  #isAtHand(building: Building | null): building is Building {
    if (building === null) return false;
    return this.#holderOf(building) !== undefined || isInHand(this.#hands.scene(), building);
  }

  #holderOf(building: Building): [number, Press] | undefined {
    return [...this.#presses].find(([, press]) => press.building === building);
  }

  /** To move the focus costs the browser as much as all else that a press does: it waits until the press is seen. */
  #focusLater = (event: MouseEvent): void => {
    const held = (event.target as Element).closest<HTMLElement>('[data-held]');
    if (held === null) return;
    event.preventDefault();
    afterNextFrame(() => held.focus({ preventScroll: true }));
  };

  /** A second finger beside a held building, on nothing that is its own business, turns it, or taps the slot it is to go to. */
  #twistWith(event: PointerEvent, target: HTMLElement | null): boolean {
    const held = [...this.#presses.values()].find(({ twist }) => twist === null);
    if (held === undefined) return false;
    const { card, slot } = target?.dataset ?? {};
    if (card !== undefined && Number(card) !== held.building) return false;
    const at = pointOf(event);
    held.twist = {
      pointer: event.pointerId,
      slot: slot === undefined || card !== undefined ? null : (Number(slot) as Slot),
      at,
      start: at,
      from: angle(held.at, at),
      joined: false,
    };
    this.#half?.setPointerCapture(event.pointerId);
    return true;
  }

  #move = (event: PointerEvent): void => {
    const { pointerId } = event;
    const own = this.#presses.get(pointerId);
    const press = own ?? this.#twistedBy(pointerId);
    if (press === undefined) return;
    if (own === undefined) stir(press, press.twist as Twist, pointOf(event));
    else press.at = pointOf(event);
    if (press.twist !== null) this.#turn(press, press.twist);
    this.#carry(press);
  };

  /** The press to which this is the second finger. */
  #twistedBy(pointer: number): Press | undefined {
    return [...this.#presses.values()].find(({ twist }) => twist?.pointer === pointer);
  }

  #turn({ building, at }: Press, twist: Twist): void {
    const now = angle(at, twist.at);
    if (!twist.joined) {
      twist.from = now;
      return;
    }
    const by = turnBetween(twist.from, now);
    if (Math.abs(by) < 45) return;
    this.#hands.turn(building, Math.sign(by));
    twist.from += Math.sign(by) * 90;
  }

  #carry(press: Press): void {
    if (press.lie === null && isDragged(press)) this.#lift(press);
    if (press.lie === null) return;
    this.#position(press);
    const target = this.#targetOf(press, press.lie);
    if (target === press.target) return;
    press.target = target;
    this.#showCarries();
  }

  #lift(press: Press): void {
    press.lie = this.#lie(this.#half as HTMLElement, press);
    const [slot] = press.lie.slots;
    press.lift = Math.min(press.lift, LIFT_AT_MOST * (slot?.width ?? LIFT));
    if (press.from !== null) this.#hands.take(press.building);
    this.#showCarries();
  }

  #up = (event: PointerEvent): void => {
    if (this.#pilePress === event.pointerId) {
      this.#pilePress = null;
      if (this.#isOver(event, '[data-do="tap"]')) this.#hands.tap();
      return;
    }
    if (this.#placedBy(event.pointerId)) return;
    const press = this.#release(event.pointerId);
    if (press === undefined) return;
    if (press.lie !== null) this.#drop(press);
    else if (!press.twisted && !this.#replaced(press)) this.#tapped(press, event.timeStamp);
  };

  /** A tap on what stands somewhere is a tap on its slot for what is in hand, which is held no longer. */
  #replaced({ instead, from }: Press): boolean {
    if (instead === null || from === null) return false;
    this.#lastTap = null;
    const [holder, press] = this.#holderOf(instead) ?? [];
    if (holder !== undefined) this.#release(holder);
    if (press !== undefined) this.#drop({ ...press, target: from });
    else this.#hands.place(instead, from);
    return true;
  }

  /** A second finger that has turned nothing has tapped a slot: what the first held stands there, and is held no longer. */
  #placedBy(pointer: number): boolean {
    const [holder, press] =
      [...this.#presses].find(([, { twist }]) => twist?.pointer === pointer) ?? [];
    const { slot = null, joined = false } = press?.twist ?? {};
    if (holder === undefined || press === undefined || slot === null || joined) return false;
    this.#release(holder);
    this.#drop({ ...press, target: slot });
    return true;
  }

  #cancel = (event: PointerEvent): void => {
    if (this.#pilePress === event.pointerId) this.#pilePress = null;
    const press = this.#release(event.pointerId);
    if (press !== undefined && press.lie !== null) this.#drop({ ...press, target: null });
  };

  /** Takes a finger off, whether it held a building or turned one. */
  #release(pointer: number): Press | undefined {
    const press = this.#presses.get(pointer);
    this.#presses.delete(pointer);
    const turned = this.#twistedBy(pointer);
    if (turned !== undefined) {
      regrip(turned);
      turned.twist = null;
    }
    if (press === undefined) return undefined;
    letGo(press);
    if (press.lie !== null) {
      this.#putAway(press);
      this.#showCarries();
    }
    return press;
  }

  #drop({ building, from, target }: Press): void {
    if (typeof target === 'number') this.#hands.place(building, target, from);
    else if (target === null && from !== null) this.#hands.place(building, from, null);
  }

  #dropAll(): void {
    for (const press of this.#presses.values()) {
      letGo(press);
      this.#putAway(press);
    }
    this.#presses.clear();
    this.#showCarries();
  }

  /** Tap to take, tap again to turn; twice in a row to flip, and the first of the two has turned nothing then. */
  #tapped({ building, element, wasLit }: Press, at: number): void {
    const last = this.#lastTap;
    if (last?.element === element && at - last.at < DOUBLE_TAP) {
      this.#lastTap = null;
      if (last.turned) this.#hands.turn(building, -1);
      this.#hands.flip(building);
      return;
    }
    this.#lastTap = { element, at, turned: wasLit };
    if (wasLit) this.#hands.turn(building, 1);
  }

  #wheel = (event: WheelEvent): void => {
    const { lit, building } = this.#hands.scene();
    if (lit === null || !building || event.ctrlKey) return;
    event.preventDefault();
    if (event.timeStamp - this.#lastWheel < WHEEL_REST) return;
    this.#lastWheel = event.timeStamp;
    this.#hands.turn(lit, event.deltaY < 0 ? -1 : 1);
  };

  #menu = (event: MouseEvent): void => {
    const { lit, building } = this.#hands.scene();
    if (!building) return;
    event.preventDefault();
    const card = (event.target as Element).closest<HTMLElement>('[data-card]')?.dataset.card;
    const turned = card === undefined ? lit : (Number(card) as Building);
    if (turned !== null && event.button === 2) this.#hands.turn(turned, 1);
  };

  #showCarries(): void {
    this.#carries = [...this.#presses]
      .filter(([, { lie }]) => lie !== null)
      .map(([pointer, { building, target }]) => ({ pointer, building, target }));
    for (const listener of this.#listeners) listener();
  }

  /** A share of the way from what a hand holds up to the middle of the building that floats above it. */
  #above(press: Press, share: number): Point {
    const { x, y } = heldBy(press);
    const up = press.lift * share;
    return { x, y: this.#turned ? y + up : y - up };
  }

  #position(press: Press): void {
    const element = this.#elements.get(press.building);
    if (element === undefined || press.lie === null) return;
    const { x, y } = this.#above(press, 1);
    const { left, top, right, bottom } = press.lie.half;
    const [localX, localY] = this.#turned ? [right - x, bottom - y] : [x - left, y - top];
    element.style.transform = `translate3d(${localX}px, ${localY}px, 0) translate(-50%, -50%)`;
  }

  /** Out of sight, where the style sheet has it. */
  #putAway({ building }: Press): void {
    this.#elements.get(building)?.style.removeProperty('transform');
  }

  /** Some aim with the finger and some with the building above it: halfway between them both hit. */
  #targetOf(press: Press, { slots, tray, reach }: Lie): Target {
    const inTray = tray !== undefined && isIn(tray, press.at);
    if (inTray && distance(press.start, press.at) < reach) return 'hand';
    const aim = this.#above(press, 0.5);
    let nearest: { slot: Slot; away: number } | undefined;
    for (const { slot, centre, width } of slots) {
      const away = distance(aim, centre) / width;
      if (away < (nearest?.away ?? SNAP)) nearest = { slot, away };
    }
    if (nearest !== undefined) return nearest.slot;
    return inTray ? 'hand' : null;
  }

  #lie(half: HTMLElement, { element, from }: Press): Lie {
    const slots = [...half.querySelectorAll<HTMLElement>('[data-slot]')];
    return {
      half: half.getBoundingClientRect(),
      tray: half.querySelector('[data-tray]')?.getBoundingClientRect(),
      reach: from === null ? element.getBoundingClientRect().width / 2 : 0,
      slots: slots.map((slot) => {
        const box = slot.getBoundingClientRect();
        const number = Number(slot.dataset.slot) as Slot;
        return { slot: number, centre: middleOf(box), width: box.width };
      }),
    };
  }

  #isOver(event: PointerEvent, selector: string): boolean {
    const box = this.#half?.querySelector(selector)?.getBoundingClientRect();
    return box !== undefined && isIn(box, pointOf(event));
  }
}

/** By then it shows by itself that it is in hand. */
function letGo({ element }: Press): void {
  afterNextFrame(() => {
    delete element.dataset.held;
  });
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function isIn({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
