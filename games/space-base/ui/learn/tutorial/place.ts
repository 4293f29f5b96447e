/** The places of the table: where each is in the window, and how much of it is seen. */

import { type Box, boxOf, common } from '../../box.ts';

const QUESTION = '[data-question]';

/** Less than this of a place tells nobody anything. */
const LEAST = 12;

/** The element of a place that is seen, or one that could be. */
export function elementAt(place: string): Element | undefined {
  const found = elementsAt(place);
  return found.find((element) => seenPart(element) !== undefined) ?? found[0];
}

/**
 * The table names its places by `data-at`, and the answers by their number; a card that lies on
 * another page is found behind its tab. A card is bought by picking it, and then in the question.
 */
function elementsAt(place: string): readonly Element[] {
  const [, kind, number] = /^(answer|sale|buy):(\d+)$/.exec(place) ?? [];
  if (place === 'roll') return all(`${QUESTION} [data-roll]`);
  if (kind === 'answer') return all(`${QUESTION} [data-answer="${number}"]`);
  if (kind === 'buy') {
    const isPicked = all(`[data-at="sale:${number}"][data-picked]`).length > 0;
    return isPicked ? all(`${QUESTION} [data-primary]`) : elementsAt(`sale:${number}`);
  }
  const found = all(`[data-at="${CSS.escape(place)}"]`);
  return found.length > 0 || kind !== 'sale' ? found : all(`[data-holds~="${number}"]`);
}

function all(selector: string): readonly Element[] {
  return [...document.querySelectorAll(selector)];
}

export function questionBox(): Box | undefined {
  const question = document.querySelector(QUESTION);
  return question === null ? undefined : boxOf(question);
}

/** What is neither scrolled away nor behind the question or a sheet. The guide does not count: it stands aside. */
export function seenPart(element: Element): Box | undefined {
  const question = document.querySelector(QUESTION);
  const inView = scrollersOf(element)
    .map(boxOf)
    .reduce(common, common(boxOf(element), view()));
  const part =
    question === null || question.contains(element) ? inView : beside(inView, boxOf(question));
  if (part.width < LEAST || part.height < LEAST) return undefined;
  const front = document
    .elementsFromPoint(part.left + part.width / 2, part.top + part.height / 2)
    .find((candidate) => candidate.closest('[data-guide]') === null);
  if (front === undefined) return undefined;
  return element.contains(front) || front.contains(element) ? part : undefined;
}

/** What an element is scrolled in, the nearest first; the window is not among them. */
export function scrollersOf(element: Element): readonly Element[] {
  const parent = element.parentElement;
  if (parent === null || parent === document.body) return [];
  const further = scrollersOf(parent);
  return getComputedStyle(parent).overflow === 'visible' ? further : [parent, ...further];
}

export function view(): Box {
  return { left: 0, top: 0, width: innerWidth, height: innerHeight };
}

/** What sticks out above or below something that lies over it, whichever is more. */
function beside(box: Box, cover: Box): Box {
  const hidden = common(box, cover);
  if (hidden.width === 0 || hidden.height === 0) return box;
  const above = hidden.top - box.top;
  const below = box.height - above - hidden.height;
  return above >= below
    ? { ...box, height: above }
    : { ...box, top: hidden.top + hidden.height, height: below };
}
