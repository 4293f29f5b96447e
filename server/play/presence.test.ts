import type { Action } from '@starboard/space-builder';
import { describe, expect, test } from 'vitest';
import { MemoryMessages } from '../messages/memory.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { putPerson } from '../storage/rows.conformance.ts';
import type { PersonId, TableId } from '../storage/schema.ts';
import { clubsOn, layMatch, seat } from './club.conformance.ts';
import { wallClock } from './play.ts';
import { Presence } from './presence.ts';

const table = 'table' as TableId;
const ada = 'ada' as PersonId;

describe('who is here', () => {
  /** Two processes with the same messages, each hearing what is said about the table. */
  async function twoProcesses() {
    const messages = new MemoryMessages((error) => {
      throw error;
    });
    const listening = async (name: string): Promise<Presence> => {
      const presence = new Presence(messages, wallClock, name);
      await messages.listen(`table:${table}`, (message) => {
        const { here } = message as { here?: unknown };
        if (here !== undefined) presence.heard(table, here);
      });
      return presence;
    };
    return { one: await listening('one'), two: await listening('two') };
  }

  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

  test('is known on every process, and to one that comes later', async () => {
    const { one, two } = await twoProcesses();
    const leave = one.enter(table, { person: ada, viewer: seat(0) });
    await settled();
    expect(two.isHere(table, ada)).toBe(true);
    two.forget(table);
    expect(two.isHere(table, ada)).toBe(false);
    const leaveTwo = two.enter(table, { person: null, viewer: 'spectator' });
    await settled();
    expect([two.isHere(table, ada), one.spectators(table)]).toEqual([true, 1]);
    leave();
    await settled();
    expect(two.isHere(table, ada)).toBe(false);
    leaveTwo();
    one.stop();
    two.stop();
  });

  test('is someone as long as any of his lines is open', async () => {
    const { one, two } = await twoProcesses();
    const [first, second] = [1, 2].map(() => one.enter(table, { person: ada, viewer: seat(0) }));
    first?.();
    first?.();
    expect(one.isHere(table, ada)).toBe(true);
    second?.();
    expect(one.isHere(table, ada)).toBe(false);
    one.stop();
    two.stop();
  });
});

forEachStorage('a game that wants to know', (open) => {
  const openClub = clubsOn(open);

  test('is told who was lost and who is back (BU-6.7)', async () => {
    const club = await openClub({ habits: { gone: 60 } });
    const people = [await putPerson(club.storage), await putPerson(club.storage)];
    const id = await layMatch(club.storage, {
      game: 'space-builder',
      options: {},
      seats: 2,
      people,
    });
    const enter = (number: number) =>
      club.play.presence.enter(id, { person: people[number] as PersonId, viewer: seat(number) });
    enter(0);
    const leave = enter(1);
    const { live } = await club.play.follow(id);
    const log = () =>
      live?.match.log.map((entry) => [entry.seat, (entry as { action: Action }).action.kind]) ?? [];
    await live?.act(seat(0), { kind: 'ready' }, 0, { at: 0, roundTrip: 0 });
    leave();
    await expect.poll(log, { timeout: 300_000 }).toContainEqual([1, 'leave']);
    // Nobody waits for him: the map is counted in.
    expect(live?.match.state).not.toMatchObject({ stage: { kind: 'between' } });
    enter(1);
    await expect.poll(log, { timeout: 300_000 }).toContainEqual([1, 'return']);
    expect(club.failures).toEqual([]);
  });
});
