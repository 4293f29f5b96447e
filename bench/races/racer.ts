/**
 * One who races over a line of his own: he builds what the map says from the
 * moment it is on his screen, and taps at a moment that is chosen for him. What his own
 * stopwatch showed then is the truth that the server's word is held against.
 */

import { type Line, RemoteHost } from '@starboard/client';
import { type Connection, Refusal, type Seat, type Update } from '@starboard/engine';
import {
  type Action,
  type Move,
  placementOf,
  type SpaceBuilderTypes,
} from '@starboard/space-builder';

type Told = Update<SpaceBuilderTypes>;
export type RoundView = NonNullable<Told['view']['round']>;

export interface Racing {
  readonly seat: Seat;
  readonly line: Line;
  readonly table: string;
  /** When to tap in a round, on his own stopwatch; nothing for one who never does. */
  readonly finish: (round: number) => number | undefined;
  /** What he says his stopwatch shows, when it shows this. */
  readonly claim: (time: number) => number;
  /** Hears of every round that is checked. */
  readonly checked?: (round: RoundView) => void;
}

export interface Racer {
  /** By round: what his own stopwatch showed when he tapped. */
  readonly taps: ReadonlyMap<number, number>;
  /** Resolves when the game is over. */
  readonly over: Promise<void>;
}

export async function race({ seat, line, table, finish, claim, checked }: Racing): Promise<Racer> {
  const over = Promise.withResolvers<void>();
  const taps = new Map<number, number>();
  let connection: Connection<SpaceBuilderTypes> | undefined;
  let answered = '';
  let begun = 0;
  let ended = 0;

  const act = (action: Action, after: number): void => {
    connection?.act(action, after).catch((error: unknown) => {
      // What comes too late for the round is part of the game.
      if (!(error instanceof Refusal) || error.name !== 'IllegalAction') over.reject(error);
    });
  };

  function build(round: RoundView, seq: number): void {
    const zero = performance.now();
    const elapsed = (): number => Math.floor(performance.now() - zero);
    const end = finish(round.number);
    if (end === undefined) return;
    // One after the other: timers that end together may end in any order.
    const deeds = movesFor(round, seat);
    const goOn = (done: number): void => {
      const deed = deeds[done];
      if (deed === undefined) {
        finishNow(round.number, elapsed(), seq);
        return;
      }
      act({ ...deed, at: claim(elapsed()) }, seq);
      const next = ((done + 1) * end) / deeds.length;
      setTimeout(() => goOn(done + 1), Math.max(0, next - elapsed()));
    };
    goOn(0);
  }

  function finishNow(round: number, time: number, seq: number): void {
    taps.set(round, time);
    act({ kind: 'tap', at: claim(time) }, seq);
  }

  function listen({ view, choices, seq, result }: Told): void {
    const { round, stage } = view;
    const asked = choices[0]?.action;
    const question = `${asked?.kind} after round ${round?.number}`;
    if ((asked?.kind === 'ready' || asked?.kind === 'unfreeze') && question !== answered) {
      answered = question;
      act(asked, seq);
    }
    if (round === null) return;
    if (stage.kind === 'building' && round.number > begun) {
      begun = round.number;
      build(round, seq);
    }
    if (round.check !== null && round.number > ended) {
      ended = round.number;
      checked?.(round);
    }
    if (result !== null) over.resolve();
  }

  const early: Told[] = [];
  connection = await new RemoteHost<SpaceBuilderTypes>(line, table).join(seat, (told) =>
    connection === undefined ? early.push(told) : listen(told),
  );
  for (const told of early) listen(told);
  return { taps, over: over.promise };
}

/** All it takes to build what the map says. */
function movesFor({ builders, map }: RoundView, seat: Seat): Move[] {
  return (builders[seat]?.cards ?? []).flatMap(({ building }): Move[] => {
    const { slot, turn, side } = placementOf(map, building);
    return [
      ...(turn === 0 ? [] : [{ kind: 'turn', building, turn, at: 0 } as const]),
      ...(side === 'A' ? [] : [{ kind: 'flip', building, side, at: 0 } as const]),
      { kind: 'place', building, slot, at: 0 },
    ];
  });
}
