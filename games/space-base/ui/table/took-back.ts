/** That someone took an action back, in words: the table jumps back, and nobody else would know why. */

import { tellEvent } from '@starboard/space-base/text';
import { catalog } from './catalog.ts';
import { type Desk, playerAt } from './desk.tsx';
import type { Undone } from './history.ts';

type Room = Pick<Desk, 'language' | 'players' | 'say'>;

/** With what the action had done; one that had brought about nothing is only an action. */
export function tellUndone({ seat, events }: Undone, desk: Room): string {
  const { language, players, say } = desk;
  const player = playerAt(desk, seat).name;
  const names = players.map(({ name }) => name);
  // What came of it for others is taken back as well, but is not what was done.
  const deed = events.find((event) => 'seat' in event && event.seat === seat);
  return deed === undefined
    ? say('undone.action', { player })
    : say('undone.deed', { player, deed: tellEvent(deed, { language, names, cards: catalog }) });
}
