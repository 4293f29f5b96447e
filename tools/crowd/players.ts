/** Scripted people for tests and long runs: they take part over a line like anyone else, and play to the end. */

import {
  type Clock,
  type Connection,
  type GameTypes,
  type Host,
  type Random,
  Refusal,
  type Result,
  type Seat,
  type Update,
} from '@starboard/engine';
import { type Action, placementOf, type SpaceBuilderTypes } from '@starboard/space-builder';

/** Someone at a table. */
export interface Player {
  readonly seen: Update<GameTypes>[];
  /** What was confirmed, by the number it has in the log. */
  readonly confirmed: Map<number, unknown>;
  /** Why something was refused that he tried again. */
  readonly refused: Set<string>;
  /** Resolves with the end of the match. */
  readonly over: Promise<Result>;
}

/** What may be answered to anybody who does nothing wrong: the question has changed, or the server is in trouble. */
const HARMLESS = /^(action\.stale|storage\.unavailable|server\.failed|table\.closed|round\.)/;

/** Does any of the things he may do, as soon as he may. */
export async function playByChance(
  host: Host<GameTypes>,
  seat: Seat,
  random: Random,
  pause: () => Promise<void> = async () => {},
): Promise<Player> {
  const over = Promise.withResolvers<Result>();
  const player: Player = {
    seen: [],
    confirmed: new Map(),
    refused: new Set(),
    over: over.promise,
  };
  let connection: Connection<GameTypes> | undefined;
  let busy = false;
  const listen = (update: Update<GameTypes>): void => {
    player.seen.push(update);
    if (update.result !== null) over.resolve(update.result);
    void answer();
  };
  async function answer(): Promise<void> {
    if (busy || connection === undefined) return;
    busy = true;
    for (
      let update = player.seen.at(-1);
      update !== undefined && update.choices.length > 0;
      update = player.seen.at(-1)
    ) {
      const { action } = random.pick(update.choices);
      await pause();
      try {
        const { seq } = await connection.act(action, update.seq);
        player.confirmed.set(seq, action);
        // What it led to may still be on its way.
        while ((player.seen.at(-1)?.seq ?? 0) < seq) await moment();
      } catch (error) {
        if (!(error instanceof Refusal) || !HARMLESS.test(error.code)) return over.reject(error);
        player.refused.add(error.code);
        await moment();
      }
    }
    busy = false;
  }
  connection = await host.join(seat, listen);
  void answer();
  return player;
}

function moment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}

/** Builds without a fault, one thing every so many milliseconds of the clock, and gets ready at once. */
export async function playBuilder(
  host: Host<SpaceBuilderTypes>,
  seat: Seat,
  clock: Clock,
  pace: number,
): Promise<Player> {
  const over = Promise.withResolvers<Result>();
  const seen: Update<SpaceBuilderTypes>[] = [];
  const confirmed = new Map<number, unknown>();
  const refused = new Set<string>();
  let connection: Connection<SpaceBuilderTypes> | undefined;
  let watch: number | undefined;

  async function act(action: Action, after: number): Promise<void> {
    try {
      const receipt = await connection?.act(action, after);
      if (receipt !== undefined) confirmed.set(receipt.seq, action);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'line.closed') return;
      // Too late for the round, or sent twice over a line that was cut, is part of the game.
      if (error instanceof Refusal && error.name === 'IllegalAction') return;
      if (!(error instanceof Refusal) || !HARMLESS.test(error.code)) return over.reject(error);
      refused.add(error.code);
    }
  }

  function build(update: Update<SpaceBuilderTypes>): void {
    const { round } = update.view;
    if (round === null) return;
    const zero = clock.now() - (update.watch?.elapsed ?? 0);
    const number = watch;
    let at = 0;
    const then = (action: Action): void => {
      at += pace;
      clock.wake(at, () => {
        if (watch !== number) return;
        void act({ ...action, at: Math.round(clock.now() - zero) } as Action, update.seq);
      });
    };
    for (const { building, slot: built } of round.builders[seat]?.cards ?? []) {
      if (built !== null) continue;
      const { slot, turn, side } = placementOf(round.map, building);
      if (turn !== 0) then({ kind: 'turn', building, turn, at: 0 });
      if (side !== 'A') then({ kind: 'flip', building, side, at: 0 });
      then({ kind: 'place', building, slot, at: 0 });
    }
    then({ kind: 'tap', at: 0 });
  }

  const listen = (update: Update<SpaceBuilderTypes>): void => {
    seen.push(update);
    if (update.result !== null) over.resolve(update.result);
    if (connection === undefined) return;
    const [choice] = update.choices;
    if (choice?.action.kind === 'ready' || choice?.action.kind === 'unfreeze') {
      void act(choice.action, update.seq);
    }
    if (update.watch?.number === watch) return;
    watch = update.watch?.number;
    if (update.view.stage.kind === 'building') build(update);
  };
  connection = await host.join(seat, listen);
  const first = seen.at(-1);
  if (first !== undefined) listen(first);
  return { seen, confirmed, refused, over: over.promise };
}

/** The clock of the machine, so many times as fast: a game against the clock is over sooner. */
export function fastClock(times: number): Clock {
  const start = Date.now();
  return {
    now: () => Math.floor(start + (Date.now() - start) * times),
    wake(after, call) {
      const timer = setTimeout(call, after / times);
      return () => clearTimeout(timer);
    },
  };
}
