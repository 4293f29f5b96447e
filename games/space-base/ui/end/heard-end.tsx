/** For those who listen, wherever they are on the page: that it is over, who won, and with how many points. */

import type { Result, Seat } from '@starboard/engine';
import controls from '@starboard/look/controls.module.css';
import type { Player } from '@starboard/look/table.ts';
import { say as sayRules } from '@starboard/space-base/text';
import { type Desk, useDesk } from '../table/desk.tsx';

/** Stands on the table from the beginning: only what changes in it is read out. */
export function HeardEnd({ result }: { result: Result | undefined }) {
  const desk = useDesk();
  return (
    <p className={controls.heard} aria-live="polite">
      {result !== undefined &&
        [
          tellWinner(desk, result),
          ...ranked(desk.players, result).map(({ seat, name }) =>
            desk.say('end.place', {
              place: placeOf(result, seat),
              player: name,
              points: tellPoints(desk, result, seat),
            }),
          ),
        ].join(' ')}
    </p>
  );
}

export function tellWinner(desk: Desk, result: Result): string {
  const [winner] = ranked(desk.players, result) as [Player];
  const own = desk.mine && desk.hands === 1 && winner.seat === desk.seat;
  return own ? desk.say('end.youWon') : desk.say('end.won', { player: winner.name });
}

export function tellPoints({ language }: Desk, { scores }: Result, seat: Seat): string {
  return sayRules(language, 'amount.vp', { count: scores[seat] as number });
}

/** The winner first. */
export function ranked(players: readonly Player[], result: Result): Player[] {
  return [...players].sort((a, b) => placeOf(result, a.seat) - placeOf(result, b.seat));
}

export function placeOf({ places }: Result, seat: Seat): number {
  return places[seat] as number;
}
