/** Who sits where before a game begins: every seat with a name and a colour of its own. */

import { SEAT_COLOURS, type SeatColour } from '@starboard/look/seat-colours.ts';
import type { KeptSeat } from './kept-game.ts';

export const MACHINE_NAMES = ['Bolt', 'Rivet', 'Cog', 'Lens', 'Gizmo'];

/** One person first, then bots. */
export function againstBots(you: Omit<KeptSeat, 'bot'>, bots: readonly string[]): KeptSeat[] {
  const seats: KeptSeat[] = [{ ...you, bot: null }];
  for (const bot of bots) seats.push(botSeat(bot, seats));
  return seats;
}

export function botSeat(bot: string, taken: readonly KeptSeat[]): KeptSeat {
  const name = MACHINE_NAMES.find((name) => taken.every((seat) => seat.name !== name)) ?? bot;
  return { name, bot, colour: freeColour(taken) };
}

export function personSeat(name: string, taken: readonly KeptSeat[]): KeptSeat {
  return { name, bot: null, colour: freeColour(taken) };
}

function freeColour(taken: readonly KeptSeat[]): SeatColour {
  return SEAT_COLOURS.find((colour) => taken.every((seat) => seat.colour !== colour)) ?? 1;
}
