import { hostConformance } from '../../engine/third-game/host-conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { venuesOn } from './venue.conformance.ts';

forEachStorage('live play', (open) => {
  const { openVenue, hostAt } = venuesOn(open);

  hostConformance('a server, over real sockets,', async (table) => {
    const venue = await openVenue();
    return hostAt(table, () => venue);
  });
});
