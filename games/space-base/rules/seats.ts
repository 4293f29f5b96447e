/** How many can play (SB-1.1). */

import { PLAYERS } from '../cards/card.ts';

export const FEWEST = Math.min(...PLAYERS);
export const MOST = Math.max(...PLAYERS);
