import type { GameTypes, Host } from '@starboard/engine';
import { hostConformance } from '../../engine/third-game/host-conformance.ts';
import type { Salvage } from '../../engine/third-game/salvage.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { clubsOn, layMatch } from './club.conformance.ts';

forEachStorage('play', (open) => {
  const openClub = clubsOn(open);

  hostConformance('a match over the log', async ({ options, seats, log, bots }) => {
    const club = await openClub();
    const table = await layMatch(club.storage, {
      options,
      seats,
      log: log as never,
      bots: Object.fromEntries(bots.map(({ seat, bot }) => [seat, bot])),
    });
    const { live } = await club.play.follow(table);
    return live as Host<GameTypes> as unknown as Host<Salvage>;
  });
});
