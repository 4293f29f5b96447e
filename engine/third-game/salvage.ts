/**
 * Salvage: the game the engine is tested with, unlike both games it is made for.
 *
 * A pile of wrecks lies face down; every round one is turned up. All captains
 * choose a crew card from their hands at the same time, in secret; the largest
 * crew takes the wreck, tied captains roll dice for it. It has simultaneous
 * choices, hidden choices, a hidden pile, chance in the middle of an action,
 * undo, standing orders, two to six seats and shared places, in a page of code.
 */

import {
  BadInput,
  type Bot,
  type Game,
  type GameTypes,
  IllegalAction,
  type Random,
  type Result,
  type Seat,
  seatsOf,
  type Tell,
} from '../index.ts';

export interface Salvage extends GameTypes {
  options: { rounds: number };
  state: SalvageState;
  action: { send: number };
  event:
    | { kind: 'chosen'; seat: Seat; crew?: number }
    | { kind: 'rolled'; seat: Seat; die: number }
    | { kind: 'taken'; seat: Seat; wreck: number; crews: number[] }
    | { kind: 'found'; wreck: number };
  view: Omit<SalvageState, 'pile'> & { pile: number };
  preview: { crewLeft: number };
  order: { always: 'largest' | 'smallest' };
}

export interface SalvageState {
  /** Face down, the next one last. */
  pile: number[];
  /** Turned up, to be salvaged now; 0 when the game is over. */
  wreck: number;
  /** By seat: crew cards not used yet, the one chosen this round included. */
  hands: number[][];
  /** By seat: the crew chosen this round, 0 while undecided or hidden. */
  chosen: number[];
  /** By seat: the worth of what was salvaged. */
  worth: number[];
  round: number;
  rounds: number;
}

const WRECKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const MOST_ROUNDS = 8;

export const salvage: Game<Salvage> = {
  name: 'salvage',
  rules: 1,
  seats: { min: 2, max: 6 },

  readOptions(given) {
    const { rounds = 5 } = Object(given) as { rounds?: unknown };
    if (!Number.isInteger(rounds) || (rounds as number) < 1 || (rounds as number) > MOST_ROUNDS) {
      throw new BadInput(
        'options.rounds',
        `rounds: a number from 1 to ${MOST_ROUNDS}, not ${String(rounds)}`,
      );
    }
    return { rounds: rounds as number };
  },

  readAction(given) {
    const action = given as Salvage['action'] | null;
    if (
      typeof action !== 'object' ||
      action === null ||
      !Number.isInteger(action.send) ||
      Object.keys(action).length !== 1
    ) {
      throw new IllegalAction('action.malformed', 'an action is {"send": crew}');
    }
    return action;
  },

  setup({ rounds }, seats, random, tell) {
    const pile = random.shuffle([...WRECKS]);
    const wreck = pile.pop() as number;
    tell?.({ kind: 'found', wreck });
    return {
      pile,
      wreck,
      hands: seatsOf(seats).map(() => Array.from({ length: rounds }, (_, index) => index + 1)),
      chosen: seatsOf(seats).map(() => 0),
      worth: seatsOf(seats).map(() => 0),
      round: 1,
      rounds,
    };
  },

  actors(state) {
    return state.wreck === 0
      ? []
      : seatsOf(state.chosen.length).filter((seat) => state.chosen[seat] === 0);
  },

  legal(state, seat) {
    if (state.wreck === 0 || state.chosen[seat] !== 0) return [];
    return (state.hands[seat] as number[]).map((send) => ({ send }));
  },

  preview(state, seat) {
    return { crewLeft: (state.hands[seat] as number[]).length - 1 };
  },

  apply(state, seat, { send }, random, tell) {
    if (state.chosen[seat] !== 0 || state.wreck === 0) {
      throw new IllegalAction('salvage.not-asked', `seat ${seat} has nothing to choose now`);
    }
    if (!state.hands[seat]?.includes(send)) {
      throw new IllegalAction('salvage.no-such-crew', `seat ${seat} has no crew of ${send}`);
    }
    state.chosen[seat] = send;
    tell?.(
      { kind: 'chosen', seat },
      seatsOf(state.hands.length).filter((other) => other !== seat),
    );
    tell?.({ kind: 'chosen', seat, crew: send }, [seat]);
    if (!state.chosen.includes(0)) takeWreck(state, random, tell);
  },

  seals: (event) => event.kind === 'taken' || event.kind === 'found',

  view(state, viewer) {
    return {
      ...state,
      pile: state.pile.length,
      hands: state.hands.map((hand) => [...hand]),
      chosen: state.chosen.map((crew, seat) => (seat === viewer ? crew : 0)),
      worth: [...state.worth],
    };
  },

  redeal(state, viewer, random) {
    const other = salvage.clone(state);
    random.shuffle(other.pile);
    for (const seat of seatsOf(state.hands.length)) {
      if (seat !== viewer && state.chosen[seat] !== 0) {
        other.chosen[seat] = random.pick(state.hands[seat] as number[]);
      }
    }
    return other;
  },

  result(state): Result | undefined {
    if (state.wreck !== 0) return undefined;
    const places = state.worth.map(
      (worth) => 1 + state.worth.filter((other) => other > worth).length,
    );
    return { places, scores: [...state.worth] };
  },

  clone(state) {
    return {
      ...state,
      pile: [...state.pile],
      hands: state.hands.map((hand) => [...hand]),
      chosen: [...state.chosen],
      worth: [...state.worth],
    };
  },

  orders: {
    read(given) {
      const { always } = Object(given) as { always?: unknown };
      if (always !== 'largest' && always !== 'smallest') {
        throw new BadInput('order.malformed', 'an order is {"always": "largest"} or "smallest"');
      }
      return { always };
    },
    answer(state, seat, { always }) {
      const crews = salvage.legal(state, seat);
      return always === 'largest' ? crews.at(-1) : crews[0];
    },
  },
};

function takeWreck(state: SalvageState, random: Random, tell?: Tell<Salvage>): void {
  const largest = Math.max(...state.chosen);
  const tied = seatsOf(state.chosen.length).filter((seat) => state.chosen[seat] === largest);
  const taker = rollOff(tied, random, tell);
  (state.worth[taker] as number) += state.wreck;
  tell?.({ kind: 'taken', seat: taker, wreck: state.wreck, crews: [...state.chosen] });
  state.hands = state.hands.map((hand, seat) => hand.filter((crew) => crew !== state.chosen[seat]));
  state.chosen.fill(0);
  state.round += 1;
  state.wreck = state.round > state.rounds ? 0 : (state.pile.pop() as number);
  if (state.wreck !== 0) tell?.({ kind: 'found', wreck: state.wreck });
}

function rollOff(tied: readonly Seat[], random: Random, tell?: Tell<Salvage>): Seat {
  let left = tied;
  while (left.length > 1) {
    const dice = left.map((seat) => {
      const die = random.die();
      tell?.({ kind: 'rolled', seat, die });
      return die;
    });
    left = left.filter((_, index) => dice[index] === Math.max(...dice));
  }
  return left[0] as Seat;
}

/** Sends the largest crew for a wreck above the middle, else the smallest: a bot with a name of its own. */
const bold: Bot<Salvage> = {
  name: 'bold',
  choose({ state, legal }) {
    return (state.wreck > 6 ? legal.at(-1) : legal[0]) as Salvage['action'];
  },
};

export const box = { game: salvage, bots: [bold] };
