import { expect, test } from 'vitest';
import { HandClock } from '../../engine/third-game/hand-clock.ts';
import { forEachStorage } from '../storage/every-storage.conformance.ts';
import { clubsOn, layMatch, seat } from './club.conformance.ts';
import type { LiveMatch } from './live-match.ts';
import { subjectOf } from './logged-match.ts';

const ada = seat(0);

function fail(): never {
  throw new Error('deaf');
}

forEachStorage('someone who fails while he is told', (open) => {
  const openClub = clubsOn(open);

  test('of an action keeps nobody from hearing it, and it is not refused to whoever did it', async () => {
    const { play, storage, failures, log } = await openClub();
    const table = await layMatch(storage, { seats: 2 });
    const live = (await play.follow(table)).live as LiveMatch;
    const heard: number[] = [];
    live.logged.sight.onChange(fail);
    live.logged.sight.onChange(() => heard.push(live.match.seq));
    const receipt = await live.act(ada, { send: 1 }, 0, { at: 0, roundTrip: 0 });
    expect(receipt).toEqual({ seq: 1, doubled: false });
    expect(heard).toContain(1);
    expect((await log.load(table))?.entries).toHaveLength(1);
    expect(failures).toContainEqual(new Error('deaf'));
  });

  test('of an action, later than the players, keeps no other spectator from hearing it', async () => {
    const clock = new HandClock();
    const { play, storage, failures } = await openClub({ clock });
    const table = await layMatch(storage, { seats: 2, delay: 1000 });
    const live = (await play.follow(table)).live as LiveMatch;
    const later = live.sightOf('spectator');
    const heard: number[] = [];
    later.onChange(fail);
    later.onChange(() => heard.push(later.match.seq));
    await live.act(ada, { send: 1 }, 0, { at: 0, roundTrip: 0 });
    await clock.pass(1000);
    expect(heard).toEqual([1]);
    expect(failures).toContainEqual(new Error('deaf'));
  });

  test('of the table keeps nobody from hearing of it', async () => {
    const { play, storage, messages, failures } = await openClub();
    const table = await layMatch(storage, { seats: 2 });
    const open = await play.follow(table);
    const heard = Promise.withResolvers<string>();
    open.onNovelty(fail);
    open.onNovelty((novelty) => heard.resolve(novelty));
    messages.send(subjectOf(table), { said: 1 });
    expect(await heard.promise).toBe('said');
    expect(failures).toEqual([new Error('deaf')]);
  });
});
