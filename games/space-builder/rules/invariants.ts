/** What is true of every state of every match, whoever plays how: for tests and long runs. */

import type { Random } from '@starboard/engine';
import type { Action } from './action.ts';
import { spaceBuilder } from './game.ts';
import { cardsAt } from './history.ts';
import type { Options } from './options.ts';
import type { Builder, CheckedBoard, Player, Round, State } from './state.ts';

/** What is wrong with a state, in words; nothing if all is well. */
export function faultOf(state: State): string | undefined {
  return (
    playersFault(state) ??
    (state.round === null ? undefined : roundFault(state, state.round)) ??
    (state.stage.kind === 'over' ? endFault(state) : undefined)
  );
}

/** Plays one game by random legal actions at random times, and throws at the first state that breaks a rule. */
export function playByChance(options: Options, seats: number, random: Random): State {
  const state = spaceBuilder.setup(options, seats, random);
  for (
    let actors = spaceBuilder.actors(state);
    actors.length > 0;
    actors = spaceBuilder.actors(state)
  ) {
    const seat = random.pick(actors);
    const action = random.pick(spaceBuilder.legal(state, seat));
    spaceBuilder.apply(state, seat, later(state, action, random), random);
    const fault = faultOf(state);
    if (fault !== undefined) throw new Error(`${fault} in ${JSON.stringify(state)}`);
  }
  return state;
}

/** The same action a little later, as far as the round lasts: so players overtake each other. */
function later({ round, stage }: State, action: Action, random: Random): Action {
  if (!('at' in action) || stage.kind !== 'building') return action;
  const at = action.at + random.below(500);
  const over = action.kind !== 'stop' && at >= (round?.stop?.at ?? Number.POSITIVE_INFINITY);
  return over ? action : { ...action, at };
}

/** Wins and buildings go together, and there are as many wins as rounds (BU-5.2, BU-5.4). */
function playersFault({ players, options, stage, round }: State): string | undefined {
  const rounds = round === null || round.check === null ? (round?.number ?? 1) - 1 : round.number;
  const wins = players.reduce((sum, player) => sum + player.wins, 0);
  const rivalWon = stage.kind === 'over' && stage.winner === null;
  if (wins + Number(rivalWon) !== rounds) return `${wins} wins in ${rounds} rounds`;
  for (const [seat, { buildings, wins: won }] of players.entries()) {
    const pending =
      (stage.kind === 'between' && stage.unfreezes === seat) ||
      (stage.kind === 'over' && stage.winner === seat);
    const expected = (options.hands[seat] as number) + won - Number(pending);
    if (buildings.length !== expected) return `seat ${seat} has ${buildings.length} buildings`;
    if (new Set(buildings).size !== buildings.length) return `seat ${seat} has a building twice`;
  }
  const most = 1 + players.reduce((sum, _, seat) => sum + 8 - (options.hands[seat] as number), 0);
  return rounds > most ? `${rounds} rounds` : undefined;
}

function roundFault(state: State, round: Round): string | undefined {
  for (const [index, builder] of round.builders.entries()) {
    const player = state.players[index];
    const fault =
      boardFault(builder) ??
      (player !== undefined && round.check === null ? handFault(builder, player) : undefined);
    if (fault !== undefined) return `builder ${index}: ${fault}`;
  }
  return round.check === null ? undefined : round.check.boards.map(checkFault).find(Boolean);
}

/** One building a slot (BU-3.4), a tap with nothing in hand (BU-3.5), and nothing that is not in the history. */
function boardFault(builder: Builder): string | undefined {
  const slots = builder.cards.flatMap(({ slot }) => slot ?? []);
  if (new Set(slots).size !== slots.length) return 'two buildings on a slot';
  if (builder.tap !== null && slots.length !== builder.cards.length)
    return 'tapped with a card in hand';
  const times = builder.history.map(({ action }) => action.at);
  if (times.some((at, index) => at < (times[index - 1] ?? 0))) return 'time ran backwards';
  const replayed = cardsAt(builder, Number.POSITIVE_INFINITY);
  return JSON.stringify(replayed) === JSON.stringify(builder.cards) ? undefined : 'another history';
}

/** Just what is not frozen is to be built (BU-3.3). */
function handFault({ cards }: Builder, { buildings }: Player): string | undefined {
  const held = cards.map(({ building }) => building);
  return String(held) === String(buildings) ? undefined : `holds ${held.join(', ')}`;
}

/** Faults are 1 for what is not built and 2 for what is wrong, once a card (BU-4.2 to BU-4.5). */
function checkFault({ builder, finish, verdicts, faults }: CheckedBoard): string | undefined {
  const sum = verdicts.reduce((total, verdict) => total + verdict.faults, 0);
  if (sum !== faults) return `builder ${builder}: ${faults} faults are not ${sum}`;
  if (finish !== null && verdicts.some(({ stood }) => stood === null)) return 'finished unbuilt';
  const odd = verdicts.find(
    ({ wrong, stood, faults }) => faults !== (wrong.length === 0 ? 0 : stood === null ? 1 : 2),
  );
  return odd === undefined
    ? undefined
    : `builder ${builder}: building ${odd.building} is misjudged`;
}

/** Who won had all eight, and the result says so (BU-5.1). */
function endFault(state: State): string | undefined {
  const result = spaceBuilder.result(state);
  if (result === undefined) return 'over without a result';
  if (state.stage.kind !== 'over' || state.stage.winner === null) return undefined;
  const { winner } = state.stage;
  if (state.options.play.kind !== 'ghosts' && state.players[winner]?.buildings.length !== 8) {
    return 'won without all eight buildings';
  }
  return result.places[winner] === 1 ? undefined : 'the winner is not first';
}
