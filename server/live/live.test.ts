import { type Line, RemoteHost } from '@starboard/client';
import type { Host, LocalTable } from '@starboard/engine';
import { hostConformance } from '../../engine/third-game/host-conformance.ts';
import type { Salvage } from '../../engine/third-game/salvage.ts';
import { guest } from '../api/visitors.conformance.ts';
import { layMatch } from '../play/club.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { venuesOn } from './venue.conformance.ts';

forEachStorage('live play', (open) => {
  const { openVenue, lineTo } = venuesOn(open);

  hostConformance('a server, over real sockets,', async (table: LocalTable) => {
    const venue = await openVenue();
    const people = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => guest(venue, name)));
    const id = await layMatch(venue.house.database, {
      ...table,
      log: table.log as never,
      people: people.map(({ is }) => is.id as never),
      bots: Object.fromEntries(table.bots.map(({ seat, bot }) => [seat, bot])),
    });
    const lines = new Map<unknown, Line>();
    const host: Host<Salvage> = {
      join(viewer, listen) {
        const person = viewer === 'spectator' ? undefined : people[viewer];
        const line = lines.get(viewer) ?? lineTo(venue, person?.cookie);
        lines.set(viewer, line);
        return new RemoteHost<Salvage>(line, id).join(viewer, listen);
      },
    };
    return host;
  });
});
