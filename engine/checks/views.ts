/** Nobody sees what he may not, and bots are given nothing better. */

import { canonical, type GameTypes, type Match, notJson, type Random, seatsOf } from '../index.ts';
import { insist } from './failure.ts';
import type { Tally } from './tally.ts';

/** A view is JSON, and holds nothing that a redeal for that viewer changes; nor do the viewer's choices. */
export function checkViews<T extends GameTypes>(
  match: Match<T>,
  random: Random,
  tally: Tally,
): void {
  const { game } = match;
  const state = match.state as T['state'];
  const seenByAll = game.open?.(state) ? canonical(game.view(state, 'spectator')) : undefined;
  for (const viewer of [...seatsOf(match.opening.seats), 'spectator' as const]) {
    const view = game.view(state, viewer);
    const fault = notJson(view);
    insist(fault === undefined, `the view of ${viewer} is not JSON at ${fault}`);
    insist(
      seenByAll === undefined || canonical(view) === seenByAll,
      `all are said to see the same, but ${viewer} does not`,
    );
    const redealt = game.redeal(state, viewer, random);
    insist(notJson(redealt) === undefined, `the state redealt for ${viewer} is not JSON`);
    insist(
      canonical(game.view(redealt, viewer)) === canonical(view),
      `a redeal changes what ${viewer} sees`,
    );
    insist(
      canonical(game.actors(redealt)) === canonical(game.actors(state)),
      `a redeal for ${viewer} changes who may act`,
    );
    if (viewer !== 'spectator') {
      insist(
        canonical(game.legal(redealt, viewer)) === canonical(game.legal(state, viewer)),
        `a redeal changes what seat ${viewer} may do`,
      );
    }
    tally.redealt.alike += 1;
    if (canonical(redealt) !== canonical(state)) tally.redealt.different += 1;
  }
}
