import { expect, test } from 'vitest';
import { guest, serving } from '../api/visitors.conformance.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { tidy } from './tidying.ts';

const HOUR = 60 * 60 * 1000;

forEachStorage('tidying', (open) => {
  const held = serving(open);

  test('takes tables away that waited too long for their match, and no others', async () => {
    const { server } = held;
    const ada = await guest(server);
    const open = (pace: object) =>
      ada.open({
        game: 'space-base',
        seats: 2,
        access: 'public',
        pace: pace as { kind: 'relaxed' },
      });
    const relaxed = await open({ kind: 'relaxed' });
    const letters = await open({ kind: 'correspondence', days: 3 });
    const begun = await open({ kind: 'live', seconds: 30 });
    await ada.callBots(begun.id);
    await ada.start(begun.id);
    const left = async () => {
      await tidy(server.house);
      const tables = [...(await ada.lobby()), ...(await ada.lobby({ stage: 'playing' }))];
      return new Set(tables.map(({ id }) => id));
    };

    server.clock.now += 23 * HOUR;
    expect(await left()).toEqual(new Set([relaxed.id, letters.id, begun.id]));
    server.clock.now += 2 * HOUR;
    expect(await left()).toEqual(new Set([letters.id, begun.id]));
    server.clock.now += 14 * 24 * HOUR;
    expect(await left()).toEqual(new Set([begun.id]));
  });

  test('forgets devices that nobody came back with', async () => {
    const { server } = held;
    await guest(server, 'Ada');
    server.clock.now += 401 * 24 * HOUR;
    const bob = await guest(server, 'Bob');
    await tidy(server.house);
    const devices = await server.house.database.selectFrom('devices').select('person').execute();
    expect(devices).toEqual([{ person: bob.is.id }]);
  });
});
