/** Step 3: the dice separately or combined, with the charges spent on that (SB-3.3, SB-7.10, SB-7.21). */

import type { Seat } from '@starboard/engine';
import type { Sector } from '../cards/card.ts';
import type { Allocate, Double } from './action.ts';
import { combined, separate } from './answers.ts';
import { brings, mayClaim } from './arrows.ts';
import type { CardNumber } from './card-number.ts';
import type { Catalog } from './catalog.ts';
import { collectDie, NOBODY } from './collecting.ts';
import { consoleOf, LAST_SECTOR } from './console.ts';
import type { Play } from './play.ts';
import { type RefusalCode, refuse } from './refusals.ts';
import { isShift, reachOf, shiftsOf } from './shifting.ts';
import { type Spendable, spend, spendable } from './spending.ts';
import type { State } from './state.ts';

/** As many ships as are offered to double with. */
const MOST_DOUBLERS = 6;

/** Every allocation that says something of its own: the order of dice only where it matters, no dice arrow that could be left out. Where a console full of charges has thousands of them, a part that reaches everything; `isAllocation` knows the rest. */
export function legalAllocations(cards: Catalog, state: State, seat: Seat): Allocate[] {
  const allocations = plainAllocations(cards, state, seat);
  if (consoleOf(state, seat).cubes.length === 0) return allocations;
  const shifters = spendable(cards, state, seat, 'combining');
  if (shifters.length > 0) {
    const sum = state.dice[0] + state.dice[1];
    for (const { by, ships } of shiftsOf(shifters, sum)) {
      allocations.push({ do: 'allocate', sectors: [(sum + by) as Sector], shift: ships });
    }
  }
  const doublers = spendable(cards, state, seat, 'beforeCollecting').slice(0, MOST_DOUBLERS);
  if (doublers.length === 0) return allocations;
  return allocations.flatMap((allocation) => [
    allocation,
    ...doublesFor(cards, state, seat, allocation, doublers),
  ]);
}

/** Whether any allocation would collect anything; if not, there is nothing to ask (SB-3.3). */
export function canCollect(cards: Catalog, state: State, seat: Seat): boolean {
  const [first, second] = state.dice;
  const sum = first + second;
  if (brings(cards, state, seat, first as Sector)) return true;
  if (brings(cards, state, seat, second as Sector)) return true;
  if (brings(cards, state, seat, sum as Sector)) return true;
  const shifters = spendable(cards, state, seat, 'combining');
  if (shifters.length === 0) return false;
  const reach = reachOf(shifters);
  for (let by = 1; sum + by <= LAST_SECTOR; by++) {
    const sector = (sum + by) as Sector;
    if ((reach & (1 << by)) !== 0 && brings(cards, state, seat, sector)) return true;
  }
  return false;
}

/** Spends what is to be spent, and collects (SB-3.4); of two dice one is carried out completely, then the other (SB-3.12). */
export function allocate(play: Play, seat: Seat, action: Allocate): void {
  const { cards, state } = play;
  const fault = faultOf(cards, state, seat, action);
  if (fault !== undefined) throw refuse(fault);
  const console = consoleOf(state, seat);
  console.questions.pop();
  const { sectors, shift, double } = action;
  play.tell?.({ kind: 'allocated', seat, sectors });
  if (shift !== undefined) {
    for (const card of shift) spend(play, seat, card);
    const from = (state.dice[0] + state.dice[1]) as Sector;
    play.tell?.({ kind: 'shifted', seat, cards: shift, from, to: sectors[0] });
  }
  if (double !== undefined) {
    for (const { card, die } of double) {
      spend(play, seat, card);
      play.tell?.({ kind: 'doubled', seat, card, sector: sectors[die] as Sector });
    }
  }
  const [first, second] = sectors;
  collectDie(play, seat, first, doublerOf(action, 0));
  if (second === undefined) return;
  // The second die comes when whatever the first one asks is answered.
  const doubler = doublerOf(action, 1);
  if (console.questions.length === 0) collectDie(play, seat, second, doubler);
  else console.questions.unshift({ ask: 'die', sector: second, doubler });
}

function doublerOf({ double }: Allocate, die: 0 | 1): CardNumber | typeof NOBODY {
  if (double === undefined) return NOBODY;
  return double.find((entry) => entry.die === die)?.card ?? NOBODY;
}

/** The allocations that spend nothing. */
function plainAllocations(cards: Catalog, state: State, seat: Seat): Allocate[] {
  const [first, second] = state.dice;
  return orderMatters(cards, state, seat)
    ? [separate(first, second), separate(second, first), combined(first + second)]
    : [separate(first, second), combined(first + second)];
}

/** Only a claim changes what the other die finds (SB-3.12). */
function orderMatters(cards: Catalog, state: State, seat: Seat): boolean {
  const [first, second] = state.dice;
  if (first === second) return false;
  return (
    mayClaim(cards, state, seat, first as Sector) || mayClaim(cards, state, seat, second as Sector)
  );
}

/** The same allocation with one or more of its sectors doubled. */
function doublesFor(
  cards: Catalog,
  state: State,
  seat: Seat,
  allocation: Allocate,
  doublers: readonly Spendable[],
): Allocate[] {
  const [first, second] = allocation.sectors;
  // A claim of the first die changes what the second finds (SB-3.12).
  const changes = second !== undefined && mayClaim(cards, state, seat, first);
  // Of two equal dice it makes no difference which is doubled, and by whom.
  const alike = first === second && !changes;
  const choices = (sector: Sector | undefined, die: 0 | 1): (Double | undefined)[] =>
    sector === undefined || !((die === 1 && changes) || brings(cards, state, seat, sector))
      ? [undefined]
      : [undefined, ...doublers.map(({ card }) => ({ card, die }))];
  const found: Allocate[] = [];
  for (const one of choices(first, 0)) {
    for (const other of choices(second, 1)) {
      const double = [one, other].filter((entry) => entry !== undefined);
      if (double.length === 0 || !affordable(double, doublers)) continue;
      if (alike && other !== undefined && !(one !== undefined && one.card <= other.card)) continue;
      found.push({ ...allocation, double });
    }
  }
  return found;
}

function affordable(double: readonly Double[], doublers: readonly Spendable[]): boolean {
  return doublers.every(
    ({ card, uses }) => double.filter((entry) => entry.card === card).length <= uses,
  );
}

/** Whether the dice can be used like this, listed or not. */
export function isAllocation(cards: Catalog, state: State, seat: Seat, action: Allocate): boolean {
  return faultOf(cards, state, seat, action) === undefined;
}

function faultOf(
  cards: Catalog,
  state: State,
  seat: Seat,
  action: Allocate,
): RefusalCode | undefined {
  const { sectors, shift, double } = action;
  if (shift === undefined) {
    const fault = sectorsFault(cards, state, seat, sectors);
    if (fault !== undefined) return fault;
  } else {
    const sum = state.dice[0] + state.dice[1];
    const shifters = spendable(cards, state, seat, 'combining');
    const by = sectors.length === 1 ? sectors[0] - sum : 0;
    if (!isShift(shifters, { by, ships: shift }, sum)) return 'allocate.shift';
  }
  if (double === undefined) return undefined;
  const doublers = spendable(cards, state, seat, 'beforeCollecting');
  const legal = doublesFor(cards, state, seat, action, doublers);
  const isLegal = legal.some((allocation) => sameDoubles(allocation.double ?? [], double));
  return isLegal ? undefined : 'allocate.double';
}

function sectorsFault(
  cards: Catalog,
  state: State,
  seat: Seat,
  sectors: Allocate['sectors'],
): RefusalCode | undefined {
  const [first, second] = state.dice;
  if (sectors.length === 1) {
    return sectors[0] === first + second ? undefined : 'allocate.sectors';
  }
  if (sectors[0] === first && sectors[1] === second) return undefined;
  if (sectors[0] !== second || sectors[1] !== first) return 'allocate.sectors';
  return orderMatters(cards, state, seat) ? undefined : 'allocate.order';
}

function sameDoubles(one: readonly Double[], other: readonly Double[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ card, die }, index) => card === other[index]?.card && die === other[index]?.die)
  );
}
