/** Someone's line to one table: what he is told of it, and from where he looks. */

import type { Call } from '@starboard/client/protocol';
import {
  type Chapter,
  type GameTypes,
  type Imagined,
  type Receipt,
  refusedFrom,
  type Seat,
  type Seed,
  seatedAt,
  type Viewer,
} from '@starboard/engine';
import { deadlinesOf } from '../play/clocks.ts';
import type { Arrived, LiveMatch } from '../play/live-match.ts';
import type { Novelty, OpenTable } from '../play/open-table.ts';
import type { Play } from '../play/play.ts';
import type { Sight } from '../play/sight.ts';
import { type Terms, viewerOf } from '../play/terms.ts';
import { Denial } from '../refusal.ts';
import type { PersonId, TableId } from '../storage/schema.ts';
import { type Deed, demand } from '../tables/permissions.ts';
import { unknownTable } from '../tables/table.ts';
import type { Desk } from './desk.ts';
import type { Outlet } from './outlet.ts';

export interface FollowingSurroundings {
  readonly play: Play;
  readonly desk: Desk;
  readonly outlet: Outlet;
  readonly person: PersonId | undefined;
  readonly onFailure: (error: unknown) => void;
  /** The table was taken away, and this has ended. */
  readonly onGone: () => void;
}

type Act = Extract<Call, { call: 'act' }>;

export class Following {
  readonly #table: OpenTable;
  readonly #surroundings: FollowingSurroundings;
  /** Whether he wants to look on, even if he has a seat. */
  #looksOn = false;
  /** From where he was last told. */
  #viewer: Viewer = 'spectator';
  #sight: Sight | undefined;
  /** The number of the last update that was sent. */
  #sent: number | undefined;
  #heard = 0;
  #ended = false;
  #newsDue = false;
  #silence: () => void = () => {};
  #endHearing: () => void = () => {};
  #endPresence: () => void = () => {};
  #endSight: () => void = () => {};
  readonly #endNovelty: () => void;
  readonly #tellNews = (): void => this.#work(async () => this.#sendNews());
  readonly #tellSayings = (): void => this.#work(() => this.#sendSayings());
  readonly #tellMissed = (): void => this.#work(() => this.#sendMissed());

  private constructor(table: OpenTable, surroundings: FollowingSurroundings) {
    this.#table = table;
    this.#surroundings = surroundings;
    this.#endNovelty = table.onNovelty((novelty) => this.#onNovelty(novelty));
  }

  static async start(id: TableId, surroundings: FollowingSurroundings): Promise<Following> {
    return new Following(await surroundings.play.follow(id), surroundings);
  }

  /** The name of the game, once the match has begun. */
  get game(): string {
    return this.#table.box?.game.name ?? '';
  }

  /** How many the log of the match has. */
  get entries(): number {
    return this.#table.live?.match.seq ?? 0;
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#silence();
    this.#endHearing();
    this.#endNovelty();
    this.#endSight();
    this.#endPresence();
    this.#surroundings.play.unfollow(this.#table.id);
  }

  /** Is here, from now on or again, and has seen the match up to a number. */
  async join(as: Viewer | undefined, since: number | undefined): Promise<void> {
    this.#demand('watch');
    await this.#demandOwn(as);
    if (this.#ended) return;
    this.#looksOn = as === 'spectator';
    this.#sent = since;
    const viewer = this.#viewerNow();
    if (viewer !== 'spectator') await this.#surroundings.play.comeBack(this.#table, viewer);
    if (this.#ended) return;
    this.#lookFrom(this.#viewerNow());
    // Another process may have told him more than this one has heard of.
    if (since !== undefined) await this.#table.live?.logged.heard(since);
    this.#sendNews();
    this.#heard = 0;
    await this.#sendSayings();
    await this.#sendMissed();
  }

  async act({ action, after, sent }: Act, arrived: Arrived): Promise<Receipt> {
    const seat = await this.#ownSeat('act');
    return this.#live().act(seat, action, after, { ...arrived, sent });
  }

  async undo(after: number): Promise<Receipt> {
    const seat = await this.#ownSeat('undo');
    return this.#live().undo(seat, after);
  }

  async instruct(order: unknown): Promise<Receipt> {
    const seat = await this.#ownSeat('instruct');
    return this.#live().instruct(seat, order);
  }

  async imagine(seed: Seed): Promise<Imagined<GameTypes>> {
    const seat = seatedAt(this.#viewerNow());
    this.#demand('imagine');
    return this.#live().imagine(seat, seed);
  }

  async history(upTo: number): Promise<Chapter<GameTypes>[]> {
    this.#demand('history');
    return this.#live().history(this.#viewerNow(), upTo);
  }

  /** Whoever does something is here, whatever bot held his seat. */
  async #ownSeat(deed: Deed): Promise<Seat> {
    const seat = seatedAt(this.#viewerNow());
    this.#demand(deed);
    await this.#surroundings.play.comeBack(this.#table, seat);
    return seat;
  }

  #demand(deed: Deed): void {
    demand(deed, this.#terms().gathering, this.#surroundings.person);
  }

  #terms(): Terms {
    const { terms, id } = this.#table;
    if (terms === undefined) throw unknownTable(id);
    return terms;
  }

  #live(): LiveMatch {
    const { live, id } = this.#table;
    if (live !== undefined) return live;
    throw new Denial('table.not-started', 'the match at this table has not begun', { table: id });
  }

  /** Throws unless it is his own seat, or none. */
  async #demandOwn(as: Viewer | undefined): Promise<void> {
    if (as === undefined || as === 'spectator' || as === this.#seatNow()) return;
    // Perhaps he has sat down a moment ago.
    await this.#table.refresh();
    if (as === this.#seatNow()) return;
    if (as >= this.#terms().seats.length) {
      throw new Denial('seat.unknown', `there is no seat ${as} at this table`, { seat: as });
    }
    throw new Denial('seat.another', `seat ${as} is not yours`, { seat: as });
  }

  /** Never from where he once sat: that seat may be somebody else's by now. */
  #viewerNow(): Viewer {
    return this.#looksOn ? 'spectator' : this.#seatNow();
  }

  #seatNow(): Viewer {
    return viewerOf(this.#terms(), this.#surroundings.person ?? null);
  }

  #lookFrom(viewer: Viewer): void {
    const { play, person } = this.#surroundings;
    this.#viewer = viewer;
    this.#endPresence();
    this.#endPresence = play.presence.enter(this.#table.id, { person: person ?? null, viewer });
    this.#endSight();
    this.#sight = this.#table.live?.sightOf(viewer);
    this.#endSight = this.#sight?.onChange(() => this.#onChange()) ?? (() => {});
  }

  /** The match has gone on, and nothing of it is half written now. */
  #onChange(): void {
    const { outlet } = this.#surroundings;
    if (outlet.isFull) outlet.whenThereIsRoom(this.#tellMissed);
    else this.#sendUpdate();
  }

  async #sendMissed(): Promise<void> {
    await this.#table.live?.logged.look(() => {
      if (!this.#ended) this.#sendUpdate();
    });
  }

  #sendUpdate(): void {
    const { live, id } = this.#table;
    if (live === undefined || this.#sight === undefined) return;
    const since = this.#sent ?? null;
    const update = this.#sight.updateFor(this.#viewer, this.#sent);
    this.#sent = update.seq;
    // Whose clock runs tells whose turn it is, which spectators are to learn later.
    const isNow = this.#sight === live.logged.sight;
    const deadlines = isNow ? deadlinesOf(live.logged.clocks) : [];
    this.#surroundings.outlet.send({ table: id, since, update, deadlines });
  }

  #onNovelty(novelty: Novelty): void {
    const { outlet } = this.#surroundings;
    if (this.#table.terms === undefined) this.#newsSoon();
    else if (novelty === 'said') outlet.whenThereIsRoom(this.#tellSayings);
    else {
      this.#lookAnew();
      this.#newsSoon();
    }
  }

  /** Much changes at once when people sit down or come back: they are told once. */
  #newsSoon(after = NEWS_AFTER): void {
    if (this.#newsDue) return;
    this.#newsDue = true;
    const { play, outlet } = this.#surroundings;
    this.#silence = play.clock.wake(after, () => {
      this.#newsDue = false;
      outlet.whenThereIsRoom(this.#tellNews);
    });
  }

  /** The match has begun, or someone has sat down or stood up: perhaps it is seen from elsewhere now. */
  #lookAnew(): void {
    const { live } = this.#table;
    const viewer = this.#viewerNow();
    const begun = live !== undefined && this.#sight === undefined;
    if (viewer === this.#viewer && !begun) return;
    this.#sent = undefined;
    this.#lookFrom(viewer);
    this.#tellMissed();
  }

  #sendNews(): void {
    const { desk, outlet, person } = this.#surroundings;
    if (this.#ended) return;
    if (this.#table.terms === undefined) {
      this.#sendGone();
      return;
    }
    const { news, until } = desk.news(this.#table, person);
    outlet.send({ table: this.#table.id, news });
    if (until !== undefined) this.#newsSoon(until);
  }

  #sendGone(): void {
    const { outlet, onGone } = this.#surroundings;
    const { id } = this.#table;
    outlet.send({ table: id, gone: refusedFrom(unknownTable(id)) });
    this.end();
    onGone();
  }

  async #sendSayings(): Promise<void> {
    const { desk, outlet, person, play } = this.#surroundings;
    const table = this.#table.id;
    const { said, until } = await desk.sayings(table, person, this.#heard);
    if (this.#ended) return;
    this.#endHearing();
    if (until !== undefined) {
      const tell = () => outlet.whenThereIsRoom(this.#tellSayings);
      this.#endHearing = play.clock.wake(until, tell);
    }
    const last = said.at(-1);
    if (last === undefined) return;
    this.#heard = last.number;
    outlet.send({ table, said });
  }

  #work(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      if (!this.#ended) this.#surroundings.onFailure(error);
    });
  }
}

/** In milliseconds. */
const NEWS_AFTER = 40;
