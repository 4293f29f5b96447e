/** Tries on this device, which count for nothing: without a server, or once more after the one that counted. */

import type { DailyGame } from '../games/catalogue.ts';
import { begin } from '../local/begin.ts';
import type { KeptSeat } from '../local/kept-game.ts';
import { newGame } from '../local/new-game.ts';
import { http } from '../online/server.ts';
import { dayOf } from './day.ts';

/** The same map once more: the record of one's try says what its chance came from. */
export async function beginAgain(
  { name }: DailyGame,
  table: string,
  you: KeptSeat,
): Promise<string> {
  const { options, chance } = await http.record(table);
  const again = newGame({ game: name, options, seats: [you], sealed: chance });
  return begin({ ...again, lasting: true });
}

/** A map that the date alone gives, the same on every device. */
export async function beginOffline({ name, daily }: DailyGame, you: KeptSeat): Promise<string> {
  const options = daily.offline(dayOf(Date.now()));
  return begin(newGame({ game: name, options, seats: [you] }));
}
