/** The games that tests of the server play: those on the shelf, the engine's test game, and bots that misbehave. */

import type { AnyBox, Bot } from '@starboard/engine';
import { shelf as games } from '@starboard/games';
import { type Salvage, box as salvageBox } from '../../engine/third-game/salvage.ts';
import { sending, timedSalvage } from '../../engine/third-game/timed-salvage.ts';

/** Thinks as long as it is let, and never looks at its time. */
const endless: Bot<Salvage> = {
  name: 'endless',
  choose() {
    for (;;);
  },
};

const broken: Bot<Salvage> = {
  name: 'broken',
  choose() {
    throw new Error('no idea');
  },
};

export const shelf: Readonly<Record<string, () => Promise<AnyBox>>> = {
  ...games,
  // The one in the middle holds seats: `bold`.
  salvage: async () => ({ ...salvageBox, bots: [broken, ...salvageBox.bots, endless] }),
  'timed-salvage': async () => ({
    game: { ...timedSalvage, name: 'timed-salvage' },
    bots: [sending(3, 1, 2)],
  }),
};
