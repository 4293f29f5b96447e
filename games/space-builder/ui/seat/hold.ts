/** What one or two fingers hold, and how far they have moved and turned it. */

import type { Building, Slot } from '../../maps/map.ts';

export type Target = Slot | 'hand' | null;

export interface Press {
  readonly building: Building;
  readonly element: HTMLElement;
  readonly from: Slot | null;
  readonly touch: boolean;
  readonly wasLit: boolean;
  /** What was in hand before, and takes its place if this turns out to be a tap. */
  readonly instead: Building | null;
  /** Where the finger is, and where it was when it took hold. */
  at: Point;
  start: Point;
  /** What it held then: a point that moves as the hand does, and above which the building floats. */
  hold: Point;
  lift: number;
  /** Nothing until the building is in the air. */
  lie: Lie | null;
  target: Target;
  twist: Twist | null;
  /** Whether two fingers have turned it, so that the last to leave is no tap. */
  twisted: boolean;
}

/** A second finger beside a held building. */
export interface Twist {
  readonly pointer: number;
  /** The free slot it went down on, which it taps unless it turns the building. */
  readonly slot: Slot | null;
  at: Point;
  start: Point;
  /** The angle from which the two turn. */
  from: number;
  /** Whether it turns the building with the first. One that only rests there does not. */
  joined: boolean;
}

/** Where everything is: measured once for a drag, which must not wait for the layout. */
export interface Lie {
  readonly half: DOMRect;
  readonly tray: DOMRect | undefined;
  /** How far a finger has to go from where it took a building to bring it out of the hand. */
  readonly reach: number;
  readonly slots: readonly Spot[];
}

interface Spot {
  readonly slot: Slot;
  readonly centre: Point;
  readonly width: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Further than this, a press is a drag. A finger slips more than a mouse does. */
const SLACK = { mouse: 8, touch: 16 };
/** A second finger that moves as far as this turns a building with the first. On a slot it may be a tap that slips. */
const STIR = { beside: 4, slot: SLACK.touch };

/** The second finger has moved. */
export function stir(press: Press, twist: Twist, at: Point): void {
  twist.at = at;
  const enough = twist.slot === null ? STIR.beside : STIR.slot;
  if (twist.joined || distance(twist.start, at) <= enough) return;
  regrip(press);
  if (press.lie === null) {
    // Two fingers on a building hold it as it lies, and it need not float above them.
    press.hold = middleOf(press.element.getBoundingClientRect());
    press.lift = 0;
  }
  twist.start = at;
  twist.joined = true;
  press.twisted = true;
}

/** Takes hold anew of what is held, where it is. */
export function regrip(press: Press): void {
  press.hold = heldBy(press);
  press.start = press.at;
}

export function heldBy(press: Press): Point {
  const { x, y } = movedBy(press);
  return { x: press.hold.x + x, y: press.hold.y + y };
}

/** As far as its finger; two that turn it together move it as far as the stillest point between them, which is nowhere however they turn. */
function movedBy({ start, at, twist }: Press): Point {
  const own = between(start, at);
  return twist?.joined === true ? stillest(own, between(twist.start, twist.at)) : own;
}

/** Whether it is to leave its place. While it is open whether a second finger turns it, that takes twice as much. */
export function isDragged(press: Press): boolean {
  const { x, y } = movedBy(press);
  const undecided = press.twist?.joined === false;
  const slack = press.touch ? SLACK.touch : SLACK.mouse;
  return Math.hypot(x, y) > (undecided ? 2 * slack : slack);
}

/** Of all ways between two the shortest. */
function stillest(one: Point, other: Point): Point {
  const { x, y } = between(one, other);
  const length = x * x + y * y;
  const share = length === 0 ? 0 : -(one.x * x + one.y * y) / length;
  const kept = Math.min(1, Math.max(0, share));
  return { x: one.x + x * kept, y: one.y + y * kept };
}

export function middleOf({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

function between(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** In degrees, clockwise from the right. */
export function angle(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** The short way from one angle to another: from −180 to 180. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
