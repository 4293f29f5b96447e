/** Who has won, in the words of the one who looks. */

import type { Player } from '@starboard/look/table.ts';
import { playerAt, useDesk } from './desk.tsx';

export interface Victory {
  readonly winner: Player;
  readonly own: boolean;
  readonly words: string;
}

/** Nothing while the match is played. */
export function useVictory(): Victory | undefined {
  const desk = useDesk();
  if (desk.winner === undefined) return undefined;
  const winner = playerAt(desk, desk.winner);
  const own = desk.mine && desk.hands === 1 && winner.seat === desk.seat;
  const words = own ? desk.say('end.youWon') : desk.say('end.won', { player: winner.name });
  return { winner, own, words };
}
