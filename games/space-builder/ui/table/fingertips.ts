/** Real fingers and a real mouse for tests in a browser: several at once, as a tablet reports them. */

import { cdp } from 'vitest/browser';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The browser's own door for tools, of which only this is needed. */
interface DevTools {
  send(method: string, parameters: object): Promise<unknown>;
}

type Fingers = Readonly<Record<number, Point>>;

/** Where the fingers are that are down. */
const down = new Map<number, Point>();

/** Puts fingers down, each with a number of its own; those already down stay. */
export async function touch(fingers: Fingers, at?: number): Promise<void> {
  await send('touchStart', note(fingers), at);
}

export async function slide(fingers: Fingers): Promise<void> {
  await send('touchMove', note(fingers));
}

export async function lift(...ids: readonly number[]): Promise<void> {
  await liftAt(undefined, ids);
}

async function liftAt(at: number | undefined, ids: readonly number[]): Promise<void> {
  const lifted = [...down].filter(([id]) => ids.includes(id));
  for (const id of ids) down.delete(id);
  await send('touchEnd', lifted, at);
}

function note(fingers: Fingers): [number, Point][] {
  for (const [id, point] of Object.entries(fingers)) down.set(Number(id), point);
  return [...down];
}

/** At a moment in seconds, where it matters. */
export async function tap(point: Point, at?: number): Promise<void> {
  await touch({ 0: point }, at);
  await liftAt(at, [0]);
}

/** From one place to another, on the way as a finger is. */
export async function drag(from: Point, to: Point, id = 0): Promise<void> {
  await touch({ [id]: from });
  await slide({ [id]: between(from, to, 0.3) });
  await slide({ [id]: between(from, to, 0.8) });
  await slide({ [id]: to });
  await lift(id);
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function middle(element: Element | null): Point {
  if (element === null) throw new Error('there is nothing to touch');
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A building that is dragged floats above the finger: who looks at the building has the finger below the slot. */
export function below({ x, y }: Point): Point {
  return { x, y: y + 56 };
}

async function send(
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  fingers: readonly (readonly [number, Point])[],
  timestamp?: number,
): Promise<void> {
  await (cdp() as DevTools).send('Input.dispatchTouchEvent', {
    type,
    touchPoints: fingers.map(([id, point]) => ({ id, ...onScreen(point) })),
    ...(timestamp === undefined ? {} : { timestamp }),
  });
}

/** The test stands in a frame, which may be shown smaller than it is. */
function onScreen({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width === 0 ? 1 : frame.width / window.innerWidth;
  return { x: frame.left + x * scale, y: frame.top + y * scale };
}
