import type { GameTypes, Update } from '@starboard/engine';
import { expect, test } from 'vitest';
import { HandClock } from '../../engine/third-game/hand-clock.ts';
import { MemoryMessages } from '../messages/memory.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { type Club, clubsOn, layMatch, seat } from './club.conformance.ts';
import type { LiveMatch } from './live-match.ts';

const [ada, bo] = [seat(0), seat(1)];
const WRITING = 400;
const COUNTDOWN = 2100;

/** From now on every entry takes long to be written. */
function slow({ log }: Club, clock: HandClock): void {
  const append = log.append.bind(log);
  log.append = async (...entry) => {
    await clock.pass(WRITING);
    return append(...entry);
  };
}

forEachStorage('storage that takes its time', (open) => {
  const openClub = clubsOn(open);

  /** A race of two, its map just turned up, in a process with slow storage. */
  async function turnedUp() {
    const clock = new HandClock();
    const messages = new MemoryMessages(() => {});
    const club = await openClub({ clock, messages });
    slow(club, clock);
    const table = await layMatch(club.storage, { game: 'space-builder', options: {}, seats: 2 });
    const live = (await club.play.follow(table)).live as LiveMatch;
    const arrived = () => ({ at: clock.now(), roundTrip: 60 });
    for (const player of [ada, bo]) {
      await live.act(player, { kind: 'ready' }, live.match.seq, arrived());
    }
    const told: Update<GameTypes>[] = [];
    live.logged.sight.onChange(() => told.push(live.logged.sight.updateFor(ada)));
    await clock.pass(COUNTDOWN);
    await live.carryOutDue();
    const elsewhere = async () => {
      const other = await openClub({ clock, messages, process: 'another' });
      return (await other.play.follow(table)).live as LiveMatch;
    };
    return { clock, club, live, told, arrived, elsewhere };
  }

  test('BU-6.2: the stopwatch of a round starts when the map is told, not when its writing began', async () => {
    const { told } = await turnedUp();
    expect(told.map(({ watch }) => watch)).toEqual([{ number: 2, elapsed: 0 }]);
  });

  test('BU-6.3: a player on a good line is believed to the millisecond, as with fast storage', async () => {
    const { clock, live, arrived } = await turnedUp();
    await clock.pass(4000 + 60);
    const place = { kind: 'place', building: 1, slot: 1, at: 4000 };
    await live.act(ada, place, live.match.seq, arrived());
    expect(live.match.log.at(-1)).toMatchObject({ seat: ada, action: place });
  });

  test('every process counts from the same moment, also one that looks at the match later', async () => {
    const { clock, club, live, elsewhere } = await turnedUp();
    await clock.pass(1000);
    await live.logged.look(() => {});
    const reading = (at: LiveMatch) => at.logged.sight.updateFor(ada).watch;
    expect(reading(await elsewhere())).toEqual(reading(live));
    expect(reading(live)?.elapsed).toBe(1000);
    expect(club.failures).toEqual([]);
  });
});
