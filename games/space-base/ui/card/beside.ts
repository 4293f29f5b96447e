/** Where a card's detail lies: near the card, and over nothing that is needed to go on. */

import { type Box, boxOf, type Corner, hiddenBy, type Part, type Size } from '../box.ts';

const GAP = 8;
const MARGIN = 12;

/** The place that hides least of what is to be seen; of several, the one nearest to the card. */
export function besideCard(card: Box, detail: Size, view: Size, seen: readonly Part[]): Corner {
  const lefts = edgesOf([card, ...seen], 'left', 'width', detail.width, view.width);
  const tops = [
    within(card.top, detail.height, view.height),
    ...edgesOf(seen, 'top', 'height', detail.height, view.height),
  ];
  let best = { left: MARGIN, top: MARGIN };
  let least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
  for (const left of new Set(lefts)) {
    for (const top of new Set(tops)) {
      const place = { ...detail, left, top };
      const cost = [hiddenBy(place, seen), distance(place, card)] as const;
      if (cost[0] > least[0] || (cost[0] === least[0] && cost[1] >= least[1])) continue;
      best = { left, top };
      least = cost;
    }
  }
  return best;
}

/** Just after each of these boxes and just before it, as far as the window goes. */
function edgesOf(
  boxes: readonly Box[],
  start: 'left' | 'top',
  length: 'width' | 'height',
  own: number,
  room: number,
): number[] {
  return boxes.flatMap((box) => [
    within(box[start] + box[length] + GAP, own, room),
    within(box[start] - own - GAP, own, room),
  ]);
}

function within(at: number, own: number, room: number): number {
  return Math.max(MARGIN, Math.min(at, room - own - MARGIN));
}

function distance(one: Box, other: Box): number {
  const x = Math.max(other.left - one.left - one.width, one.left - other.left - other.width, 0);
  const y = Math.max(other.top - one.top - one.height, one.top - other.top - other.height, 0);
  return Math.hypot(x, y);
}

/** The card itself and the question, then what can be picked, then the cards it lies among. */
const WEIGHTS = { card: 60, '[data-question]': 30, '[data-target]': 3, among: 1 };

/** What is to be seen while this card is looked at: on the table, or in the window it lies in. */
export function seenWith(card: Element): Part[] {
  const among = card.closest('[data-rows]');
  const room = card.closest('dialog') ?? document;
  const all = (selector: '[data-question]' | '[data-target]') =>
    [...room.querySelectorAll(selector)].map((element) => partOf(element, WEIGHTS[selector]));
  return [
    partOf(card, WEIGHTS.card),
    ...all('[data-question]'),
    ...all('[data-target]'),
    ...(among === null ? [] : [partOf(among, WEIGHTS.among)]),
  ];
}

function partOf(element: Element, weight: number): Part {
  return { ...boxOf(element), weight };
}
