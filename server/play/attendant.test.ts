import type { Seat } from '@starboard/engine';
import { expect, test } from 'vitest';
import { HandClock } from '../../engine/third-game/hand-clock.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { putPerson } from '../storage/rows.conformance.ts';
import { Attendant } from './attendant.ts';
import { clubsOn, layMatch, QUICK } from './club.conformance.ts';
import type { LiveMatch } from './live-match.ts';
import { seatingOf } from './seating.ts';
import type { Seating } from './terms.ts';

const TIME = 30_000;
/** Ends what hangs; nothing passes or fails by how long it takes. */
const PATIENT = { timeout: 300_000 };
const FOREVER = Number.MAX_SAFE_INTEGER;
const ada = 0 as Seat;

forEachStorage('the last moment of a clock', (open) => {
  const openClub = clubsOn(open);

  /** Ada against a bot, in the care of an attendant of the test's own; `meanwhile` is done when her time is over, before the bot has her seat. */
  async function late(meanwhile: (live: LiveMatch) => Promise<unknown>) {
    const clock = new HandClock();
    const club = await openClub({ clock });
    const table = await layMatch(club.storage, {
      seats: 2,
      people: [await putPerson(club.storage)],
      bots: { 1: 'bold' },
      pace: { kind: 'live', seconds: TIME / 1000 },
    });
    await club.log.take(table, 'another process', 0, FOREVER);
    const opened = await club.play.follow(table);
    const { live, box } = opened as { live: LiveMatch; box: NonNullable<typeof opened.box> };
    const held: (string | null)[] = [];
    const seating: Seating = {
      ...seatingOf(club.house),
      async hold(id, seat, bot) {
        if (bot !== null) await meanwhile(live);
        await seatingOf(club.house).hold(id, seat, bot);
        held.push(bot);
      },
    };
    const { presence, thinking } = club.play;
    const onFailure = (error: unknown): void => void club.failures.push(error);
    const care = { clock, presence, thinking, seating, habits: QUICK, onFailure };
    const attendant = new Attendant(table, live, box, care);
    attendant.start();
    await expect.poll(() => live.match.seq, PATIENT).toBe(1);
    await clock.pass(TIME);
    return { club, opened, live, attendant, held };
  }

  test('is still hers: what she does then counts, and she is asked again herself', async () => {
    const { club, opened, live, attendant, held } = await late((live) =>
      live.act(ada, { send: 1 }, live.match.seq, { at: TIME, roundTrip: 0 }),
    );
    const isOver = () => live.match.result !== undefined;
    await expect.poll(() => isOver() || held.length === 2, PATIENT).toBe(true);
    expect(held).toEqual(['bold', null]);
    await opened.refresh();
    expect(opened.terms?.seats[ada]?.heldBy).toBeNull();
    expect(live.logged.clocks.seats[ada]?.deadline).toBe(2 * TIME);
    expect(live.match.log.filter((entry) => entry.seat === ada)).toHaveLength(1);
    expect(club.failures).toEqual([]);
    attendant.stop();
  });
});
