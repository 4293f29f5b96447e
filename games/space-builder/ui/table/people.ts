/** Who builds in a round: everybody at the table, then the rivals played back. */

import type { Seat } from '@starboard/engine';
import { TRAVELLERS } from '@starboard/look/art/traveller.tsx';
import type { Player } from '@starboard/look/table.ts';
import { SET_NAMES, type SetName } from '../../art/index.ts';
import type { Building } from '../../maps/map.ts';
import type { Time } from '../../rules/action.ts';
import type { View } from '../../rules/view.ts';

export interface Person {
  /** Its place among the builders of a round. */
  readonly place: number;
  readonly name: string;
  readonly bot: boolean;
  readonly face?: Player['face'];
  readonly set: SetName;
  /** Plays at this device. */
  readonly mine: boolean;
  /** Is spoken to: plays here, and nobody else does. */
  readonly you: boolean;
  readonly here: boolean;
  /** Of one's own best trial: how long it took. */
  readonly best?: Time;
}

/** One who plays alone at this device is called you; two at one tablet have their names. */
export function peopleAt(
  players: readonly Player[],
  view: View,
  own: readonly Seat[],
  you: string,
): Person[] {
  const seated = players.map(({ seat, name, kind, face, here }) => ({
    name: own.length === 1 && own[0] === seat ? you : name,
    bot: kind === 'bot',
    face,
    mine: own.includes(seat),
    you: own.length === 1 && own[0] === seat,
    here: here && view.players[seat]?.gone !== true,
  }));
  const { play } = view.options;
  const rivals = play.kind === 'ghosts' ? play.rivals : [];
  const free = TRAVELLERS.filter((face) => seated.every((person) => person.face !== face));
  const ghosts = rivals.map((name, index) => ({
    name,
    bot: false,
    face: free[index],
    mine: false,
    you: false,
    here: true,
  }));
  return [...seated, ...ghosts].map((person, place) => ({
    ...person,
    place,
    set: SET_NAMES[place % SET_NAMES.length] as SetName,
  }));
}

/** One's own best trial among the players, with one's own face. */
export function besideBest(people: readonly Person[], best: Time, name: string): readonly Person[] {
  const [me] = people;
  if (me === undefined) return people;
  const place = people.length;
  const face = me.face ?? TRAVELLERS[me.place % TRAVELLERS.length];
  const set = SET_NAMES[place % SET_NAMES.length] as SetName;
  return [...people, { ...me, place, name, face, set, best, bot: false, mine: false, you: false }];
}

/** What somebody builds in each round; rivals played back have the same hand as the player. */
export function handOf({ players }: View, place: number): readonly Building[] {
  return (players[place] ?? players[0])?.buildings ?? [];
}

/** Whether some wait for the others: then nothing goes by time. BU-8.4 */
export function isCalm({ options }: View): boolean {
  return options.waits !== undefined;
}

/** When the round ended, once it has: against a rival played back that is known from the start. */
export function endedAt({ round }: View): Time | null {
  return round === null || round.check === null ? null : round.stop;
}

/** The places of those who have tapped, first finished first; a rival played back has, once the stopwatch is that far. */
export function finishers(view: View, now = Number.POSITIVE_INFINITY): number[] {
  const taps = (view.round?.builders ?? []).map(({ tap, progress }, place) => ({
    tap: progress !== null && tap !== null && tap > now ? null : tap,
    place,
  }));
  return taps
    .filter(({ tap }) => tap !== null)
    .sort((one, other) => (one.tap as number) - (other.tap as number))
    .map(({ place }) => place);
}
