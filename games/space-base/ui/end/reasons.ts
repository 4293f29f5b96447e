/** What decided a match, in a few sentences for whoever won; never one against him. */

import type { Result, Seat } from '@starboard/engine';
import type { Language } from '@starboard/engine/words';
import type { Player } from '@starboard/look/table.ts';
import type { Resources, Sector } from '@starboard/space-base';
import { cardName, describeRewards } from '@starboard/space-base/text';
import { cardAt } from '../table/catalog.ts';
import { eventsOf, type History } from '../table/history.ts';
import type { Say } from '../text/words.ts';
import { longestStride, wastedBy, yieldBySector } from './figures.ts';

export interface Reason {
  /** The sector it is about, if it is about one. */
  readonly sector: Sector | undefined;
  /** Whom it is about. */
  readonly player: Player;
  readonly words: string;
}

export interface Ended {
  readonly history: History;
  readonly result: Result;
  readonly players: readonly Player[];
  readonly say: Say;
  readonly language: Language;
}

export function reasonsFor(winner: Player, ended: Ended): Reason[] {
  return [
    leadOf(winner, ended),
    ...bestSectors(winner, ended),
    ...strideOf(winner, ended),
    ...wasteOf(winner, ended),
  ];
}

function leadOf(winner: Player, { history, result, players, say }: Ended): Reason {
  const won = eventsOf(history).findLast((event) => event.kind === 'won');
  if (won?.by === 'ability') {
    const words = say('end.byAbility', { player: winner.name });
    return { sector: undefined, player: winner, words };
  }
  const vp = result.scores[winner.seat] as number;
  const [rival] = players
    .filter(({ seat }) => seat !== winner.seat)
    .sort((a, b) => scoreOf(result, b.seat) - scoreOf(result, a.seat));
  return {
    sector: undefined,
    player: winner,
    words: say('end.lead', {
      player: winner.name,
      vp,
      lead: vp - scoreOf(result, (rival as Player).seat),
      rival: (rival as Player).name,
    }),
  };
}

function bestSectors(winner: Player, { history, say, language }: Ended): Reason[] {
  const yields = yieldBySector(eventsOf(history), winner.seat);
  return (['others', 'own'] as const).flatMap((turns) => {
    const best = yields.reduce((a, b) => (total(b[turns]) > total(a[turns]) ? b : a));
    if (total(best[turns]) === 0) return [];
    const words = say(turns === 'others' ? 'end.sector' : 'end.ownSector', {
      sector: best.sector,
      player: winner.name,
      gains: describeRewards(withoutZeros(best[turns]), language),
    });
    return [{ sector: best.sector, player: winner, words }];
  });
}

function strideOf(winner: Player, { history, say, language }: Ended): Reason[] {
  const stride = longestStride(history, winner.seat);
  if (stride === undefined) return [];
  const { card, sector } = cardAt(stride.card);
  const { vp, round } = stride;
  const name = cardName(card, language, winner.seat);
  return [{ sector, player: winner, words: say('end.stride', { card: name, vp, round }) }];
}

/** Of whoever wasted most, if that was not the winner. */
function wasteOf(winner: Player, { history, players, say }: Ended): Reason[] {
  const events = eventsOf(history);
  const wasted = players.map(({ seat }) => wastedBy(events, seat));
  const count = Math.max(...wasted);
  const player = players[wasted.indexOf(count)] as Player;
  if (count <= wastedBy(events, winner.seat)) return [];
  return [{ sector: undefined, player, words: say('end.wasted', { player: player.name, count }) }];
}

function scoreOf({ scores }: Result, seat: Seat): number {
  return scores[seat] as number;
}

function total({ credits, income, vp }: Resources): number {
  return credits + income + vp;
}

function withoutZeros(resources: Resources): Partial<Resources> {
  return Object.fromEntries(Object.entries(resources).filter(([, amount]) => amount > 0));
}
