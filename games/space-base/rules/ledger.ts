/** What a listener who was told every event knows: the table kept from events alone, for tests. */

import type { CardNumber } from './card-number.ts';
import type { Catalog } from './catalog.ts';
import { cardOf } from './console.ts';
import type { Event } from './event.ts';
import { NONE, OPEN } from './shipyard.ts';
import type { Console, State } from './state.ts';

/** The part of a state that lies open on the table. */
export type Shown = Pick<State, 'active' | 'round' | 'dice' | 'ending' | 'winner' | 'shipyard'> & {
  readonly colonies: CardNumber[];
  readonly consoles: ShownConsole[];
};

type ShownConsole = Pick<
  Console,
  'credits' | 'income' | 'vp' | 'stationed' | 'deployed' | 'cubes' | 'passing'
>;

export function shown(state: State): Shown {
  const { active, round, dice, ending, winner, shipyard, colonies, consoles } = state;
  return structuredClone({
    active,
    round,
    dice,
    ending,
    winner,
    shipyard,
    colonies,
    consoles: consoles.map(({ credits, income, vp, stationed, deployed, cubes, passing }) => ({
      credits,
      income,
      vp,
      stationed,
      deployed,
      cubes,
      passing,
    })),
  });
}

/** Changes what was shown as the event says. */
export function keep(cards: Catalog, table: Shown, event: Event): void {
  const console = ('seat' in event ? table.consoles[event.seat] : undefined) as ShownConsole;
  switch (event.kind) {
    case 'turn':
      table.active = event.seat;
      table.round = event.round;
      table.dice = [0, 0];
      for (const each of table.consoles) each.passing = false;
      break;
    case 'rolled':
    case 'rerolled':
      table.dice = [...event.dice];
      break;
    case 'set':
      table.dice[event.die] = event.value;
      break;
    case 'collected':
    case 'gained':
      console.credits += event.credits;
      console.income += event.income;
      console.vp += event.vp;
      break;
    case 'compensated':
      console.credits += event.credits;
      console.income += event.income;
      break;
    case 'settled':
      console.vp += event.vp;
      break;
    case 'lost':
      console.vp -= event.vp;
      break;
    case 'income':
      console.credits += event.to - event.from;
      break;
    case 'revealed':
      console.credits -= event.cost;
      break;
    case 'drew':
      console.credits -= event.cost;
      console.stationed[cardOf(cards, event.card).sector - 1] = event.card;
      break;
    case 'bought':
      console.credits -= event.cost + event.wasted;
      takeFromSale(table, event.card);
      console.stationed[event.sector - 1] = event.card;
      break;
    case 'claimed':
      takeFromSale(table, event.card);
      console.stationed[event.sector - 1] = event.card;
      break;
    case 'stationed':
      console.stationed[event.sector - 1] = event.card;
      break;
    case 'deployed':
      console.deployed[event.sector - 1]?.push(event.card);
      break;
    case 'refilled':
      table.shipyard[(event.level - 1) * OPEN + event.place] = event.card;
      break;
    case 'swapped':
      swap(console.stationed, event.sectors);
      swap(console.deployed, event.sectors);
      break;
    case 'exchanged': {
      const [here, there] = event.sectors;
      const wasStationed = console.stationed[here - 1] === event.card;
      const from = wasStationed ? console.stationed : (console.deployed[here - 1] as CardNumber[]);
      from[from.indexOf(event.card)] = event.with;
      console.stationed[there - 1] = event.card;
      break;
    }
    case 'charged':
      addCubes(console, event.card, 1);
      break;
    case 'used':
      addCubes(console, event.card, -event.cubes);
      break;
    case 'cubesLost':
      addCubes(console, event.card, -event.count);
      break;
    case 'moved':
      addCubes(console, event.from, -1);
      addCubes(console, event.to, 1);
      break;
    case 'passed':
      console.passing = true;
      break;
    case 'finalRound':
      table.ending = true;
      break;
    case 'won':
      if (event.by === 'ability') table.winner = event.seat;
      break;
    default:
  }
}

function takeFromSale(table: Shown, card: CardNumber): void {
  const place = table.shipyard.indexOf(card);
  if (place >= 0) table.shipyard[place] = NONE;
  else table.colonies.splice(table.colonies.indexOf(card), 1);
}

function swap(list: unknown[], [one, other]: readonly [number, number]): void {
  const entry = list[one - 1];
  list[one - 1] = list[other - 1];
  list[other - 1] = entry;
}

function addCubes(console: ShownConsole, card: CardNumber, count: number): void {
  for (let added = 0; added < count; added++) console.cubes.push(card);
  if (count < 0) console.cubes.splice(console.cubes.indexOf(card), -count);
  console.cubes.sort((a, b) => a - b);
}
