/** What one viewer may know: a player his own board, and of the others how many buildings they have placed (BU-3.9); one who looks on every board, later (BU-6.8). */

import type { Viewer } from '@starboard/engine';
import type { Building, CityMap, Direction } from '../maps/map.ts';
import type { Time } from './action.ts';
import { frozen } from './between.ts';
import { built } from './cards.ts';
import { progressOf } from './history.ts';
import { directionFor, type Options, type Play } from './options.ts';
import {
  type Builder,
  type Card,
  type Check,
  cloneStage,
  type Entry,
  type Round,
  type Stage,
  type State,
} from './state.ts';

export interface View {
  readonly options: OptionsView;
  readonly stage: Stage;
  readonly players: readonly PlayerView[];
  readonly round: RoundView | null;
  /** How many maps lie in the pile. */
  readonly pile: number;
}

/** As agreed, but of recorded rivals only the names: their rounds would give the map away. BU-6.1 */
export type OptionsView = Omit<Options, 'play'> & {
  readonly play:
    | Exclude<Play, { kind: 'ghosts' }>
    | { readonly kind: 'ghosts'; readonly rivals: readonly string[] };
};

export interface PlayerView {
  /** To be built in each round. */
  readonly buildings: readonly Building[];
  readonly frozen: readonly Building[];
  readonly wins: number;
  readonly faults: number;
  readonly time: Time;
  readonly gone: boolean;
}

export interface RoundView {
  readonly number: number;
  readonly map: CityMap;
  /** As this viewer sees it. BU-3.1 */
  readonly direction: Direction;
  readonly builders: readonly BuilderView[];
  readonly stop: Time | null;
  readonly check: Check | null;
}

export interface BuilderView {
  /** How many buildings stand on the board. */
  readonly built: number;
  readonly tap: Time | null;
  readonly stopped: boolean;
  /** The viewer's own, everybody's to one who looks on, and everybody's after the check. */
  readonly cards: readonly Card[] | null;
  /** How it came about: the viewer's own, a rival's played back before one who looks on, and everybody's after the check. */
  readonly history: readonly Entry[] | null;
  /** Of a rival played back: how many buildings stood from which time on. */
  readonly progress: readonly Progress[] | null;
}

export interface Progress {
  readonly at: Time;
  readonly built: number;
}

export function view(state: State, viewer: Viewer): View {
  return {
    options: optionsView(state.options),
    stage: cloneStage(state.stage),
    players: state.players.map((player) => ({
      buildings: [...player.buildings],
      frozen: frozen(player),
      wins: player.wins,
      faults: player.faults,
      time: player.time,
      gone: player.gone,
    })),
    round: state.round === null ? null : roundView(state.options, state.round, viewer),
    pile: state.pile.length,
  };
}

function optionsView({ play, ...options }: Options): OptionsView {
  if (play.kind !== 'ghosts') return { ...options, play };
  return { ...options, play: { kind: play.kind, rivals: play.rivals.map(({ name }) => name) } };
}

function roundView(options: Options, round: Round, viewer: Viewer): RoundView {
  const seat = viewer === 'spectator' ? undefined : viewer;
  return {
    number: round.number,
    map: round.map,
    direction: directionFor(options, round.direction, seat),
    builders: round.builders.map((builder, index) => {
      const open = index === seat || round.check !== null;
      const looksOn = seat === undefined;
      const playedBack = index >= options.hands.length;
      return {
        ...tally(builder),
        cards: open || looksOn ? builder.cards.map((card) => ({ ...card })) : null,
        // Of a rival played back all is known from the start: only this tells how far he is.
        history: open || (looksOn && playedBack) ? [...builder.history] : null,
        progress: playedBack ? progressOf(builder) : null,
      };
    }),
    stop: round.stop?.at ?? null,
    check: round.check,
  };
}

/** What everybody sees of a builder. */
function tally({ cards, tap, stopped }: Builder): Pick<BuilderView, 'built' | 'tap' | 'stopped'> {
  return { built: built(cards), tap: tap?.at ?? null, stopped };
}
