/** How each thing that happens is seen to happen. */

import type { CardNumber, Event, FaceUp, Sector } from '@starboard/space-base';
import { find, wayFrom } from './stage.ts';

export interface Stage {
  readonly root: Element;
  /** Above everything else; what flies, flies here. */
  readonly layer: HTMLElement;
  /** One of each token, to make more of. */
  readonly templates: HTMLElement;
  /** Where cards lay before. */
  readonly before: ReadonlyMap<CardNumber, DOMRect>;
  /** A measure of all lengths of time. */
  readonly haste: number;
  /** Nothing travels; what changes lights up. */
  readonly still: boolean;
}

/**
 * Sets one motion going. Everything is measured before the first one starts:
 * measuring what has just been changed would lay out the whole table each time.
 */
export type Start = () => Animation;

const FLIGHT = 420;
const STAGGER = 60;
const DOCK = 520;
const ROLL = 700;
const DROP = 300;
const HOP = 240;
const GLOW = 150;

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const OVERSHOOT = 'cubic-bezier(0.3, 1.35, 0.5, 1)';

export function play(event: Event, stage: Stage): Start[] {
  switch (event.kind) {
    case 'rolled':
      return roll(stage, [0, 1]);
    case 'rerolled':
      return roll(stage, event.which);
    case 'set':
      return roll(stage, [event.die]);
    case 'collected': {
      const from = cardPlace(stage, event.seat, event.sector, event.face);
      return [...glow(from, stage), ...earn(event, event.seat, from, stage)];
    }
    case 'followed':
      return hop(event.seat, event.from, event.to, stage);
    case 'gained':
      return earn(event, event.seat, cardElement(stage, event.card), stage);
    case 'settled':
      return earn(
        { credits: 0, income: 0, vp: event.vp },
        event.seat,
        cardElement(stage, event.card),
        stage,
      );
    case 'charged':
      return drop(stage, cardElement(stage, event.card) ?? undefined);
    case 'bought':
    case 'claimed':
    case 'stationed':
      return dock(event.seat, event.card, event.sector, stage);
    case 'deployed':
      return deploy(event.seat, event.sector, stage);
    case 'swapped':
      return swap(event.seat, event.sectors, stage);
    case 'exchanged':
      return swap(event.seat, event.sectors, stage);
    case 'income':
      return glow(find(stage.root, `credits:${event.seat}`), stage);
    case 'lost':
      return glow(find(stage.root, `vp:${event.seat}`), stage);
    default:
      return [];
  }
}

function roll(stage: Stage, which: readonly number[]): Start[] {
  const dice = find(stage.root, 'dice')?.children ?? [];
  return which.flatMap((index) => {
    const die = dice[index];
    if (die === undefined) return [];
    if (stage.still) return glow(die, stage);
    const side = index === 0 ? -1 : 1;
    return animate(die, stage, ROLL, EASE, [
      { transform: `translate(${side * 90}px, -120px) rotate(${side * 540}deg)`, opacity: 0 },
      {
        transform: `translate(${side * 10}px, 6px) rotate(${side * 120}deg)`,
        opacity: 1,
        offset: 0.5,
      },
      { transform: `translate(0, -14px) rotate(${side * 30}deg)`, offset: 0.72 },
      { transform: `translate(0, 2px) rotate(${side * -8}deg)`, offset: 0.88 },
      {},
    ]);
  });
}

/** Tokens fly from the ship to the counters, a few at most: the counter says how many. */
function earn(
  gains: { credits: number; income: number; vp: number },
  seat: number,
  from: Element | undefined,
  stage: Stage,
): Start[] {
  let flown = 0;
  return (['credits', 'income', 'vp'] as const).flatMap((resource) => {
    if (gains[resource] === 0) return [];
    const counter = find(stage.root, `${resource}:${seat}`);
    if (counter === undefined) return [];
    if (stage.still || from === undefined) return glow(counter, stage);
    const tokens = Math.min(gains[resource], 3);
    return Array.from({ length: tokens }, () =>
      fly(resource, from, counter, stage, flown++ * STAGGER),
    );
  });
}

function fly(token: string, from: Element, to: Element, stage: Stage, delay: number): Start {
  const start = from.getBoundingClientRect();
  const end = (to.querySelector('svg') ?? to).getBoundingClientRect();
  const way = wayFrom(start, end);
  const frames = [
    { transform: way.replace(/scale\(.*\)/, 'scale(1)'), opacity: 1 },
    { transform: 'none', opacity: 1 },
  ];
  return passing(
    () => make(token, end, stage),
    (made) => animate(made, stage, FLIGHT, EASE, frames, delay),
  );
}

/** A light goes from one sector to the next, as the arrow points. */
function hop(seat: number, from: Sector, to: Sector, stage: Stage): Start[] {
  const [start, end] = [from, to].map((sector) => find(stage.root, `sector:${seat}:${sector}`));
  if (start === undefined || end === undefined) return [];
  const arrival = glow(end, stage);
  if (stage.still) return arrival;
  const there = end.getBoundingClientRect();
  const way = wayFrom(start.getBoundingClientRect(), there).replace(/scale\(.*\)/, 'scale(1)');
  const travel = passing(
    () => make('light', there, stage),
    (light) => animate(light, stage, HOP, 'linear', [{ transform: way }, { transform: 'none' }]),
  );
  return [travel, ...arrival];
}

/** A token of its own in the layer, lying at this place. */
function make(token: string, at: DOMRect, { templates, layer }: Stage): HTMLElement {
  const template = templates.querySelector(`[data-token="${token}"] svg`);
  const made = document.createElement('span');
  if (template !== null) made.append(template.cloneNode(true));
  const size = Math.max(20, Math.min(at.width, at.height, 36));
  made.style.setProperty('--token', `${size}px`);
  made.style.width = `${size}px`;
  made.style.height = `${size}px`;
  made.style.left = `${at.left + at.width / 2 - size / 2}px`;
  made.style.top = `${at.top + at.height / 2 - size / 2}px`;
  layer.append(made);
  return made;
}

/** The new ship comes from where it was on sale and docks, with one small overshoot. */
function dock(seat: number, card: CardNumber, sector: Sector, stage: Stage): Start[] {
  const station = find(stage.root, `station:${seat}:${sector}`, `sector:${seat}:${sector}`);
  if (station === undefined) return [];
  const from = stage.before.get(card);
  // On a small console there is no card to see coming.
  const small = !station.dataset.at?.startsWith('station');
  if (stage.still || small || from === undefined) return glow(station, stage);
  const way = wayFrom(from, station.getBoundingClientRect());
  return [
    animate(station, stage, DOCK, OVERSHOOT, [
      { transform: way, zIndex: 20, position: 'relative' },
      { transform: 'none', zIndex: 20, position: 'relative' },
    ]),
  ];
}

/** The old one lifts over the quay, turns, and becomes its flag. */
function deploy(seat: number, sector: Sector, stage: Stage): Start[] {
  const stack = find(stage.root, `stack:${seat}:${sector}`);
  const flag = stack?.lastElementChild?.firstElementChild ?? undefined;
  if (flag === undefined || stage.still) return glow(flag, stage);
  return [
    animate(flag, stage, DOCK, EASE, [
      { transform: 'translateY(90px) rotateX(0)', opacity: 0 },
      { transform: 'translateY(30px) rotateX(90deg)', opacity: 0.6, offset: 0.45 },
      { transform: 'none', opacity: 1 },
    ]),
  ];
}

function swap(seat: number, sectors: readonly [Sector, Sector], stage: Stage): Start[] {
  const [one, other] = sectors.map((sector) => find(stage.root, `sector:${seat}:${sector}`));
  if (one === undefined || other === undefined) return [];
  if (stage.still) return [...glow(one, stage), ...glow(other, stage)];
  const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return [
    animate(one, stage, DOCK, EASE, [{ transform: wayFrom(second, first) }, {}]),
    animate(other, stage, DOCK, EASE, [{ transform: wayFrom(first, second) }, {}]),
  ];
}

/** A cube drops into its window, and the window lights. */
function drop(stage: Stage, card: Element | undefined): Start[] {
  if (card === undefined) return [];
  if (stage.still) return glow(card, stage);
  const at = card.getBoundingClientRect();
  const fall = passing(
    () => make('cube', at, stage),
    (cube) =>
      animate(cube, stage, DROP, 'ease-in', [
        { transform: 'translateY(-60px)', opacity: 0 },
        { transform: 'translateY(0)', opacity: 1 },
      ]),
  );
  return [fall, ...glow(card, stage)];
}

/** A change of brightness: all there is where nothing is to move. */
function glow(element: Element | undefined, stage: Stage): Start[] {
  if (element === undefined) return [];
  return [
    animate(element, stage, stage.still ? GLOW : FLIGHT, 'ease-out', [
      { filter: 'brightness(1.55)' },
      { filter: 'brightness(1)' },
    ]),
  ];
}

function animate(
  element: Element,
  stage: Stage,
  duration: number,
  easing: string,
  frames: Keyframe[],
  delay = 0,
): Start {
  return () =>
    element.animate(frames, {
      duration: duration * Math.min(1, stage.haste),
      delay: delay * stage.haste,
      easing,
      fill: 'backwards',
    });
}

/** Something made for its one way across the table, and gone at the end of it. */
function passing(make: () => Element, move: (made: Element) => Start): Start {
  return () => {
    const made = make();
    const animation = move(made)();
    animation.onfinish = () => made.remove();
    return animation;
  };
}

function cardPlace(
  { root }: Stage,
  seat: number,
  sector: Sector,
  face: FaceUp,
): HTMLElement | undefined {
  const place = face === 'station' ? 'station' : 'stack';
  return find(root, `${place}:${seat}:${sector}`, `sector:${seat}:${sector}`);
}

function cardElement({ root }: Stage, card: number): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(`[data-card="${card}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );
}
