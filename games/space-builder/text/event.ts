/** What happened, as a line of the log. */

import type { Move } from '../rules/action.ts';
import type { Event } from '../rules/event.ts';
import { type Language, say, type Values } from './message.ts';
import { buildingName, placeName, sideDetail, stopwatch, turnName } from './phrase.ts';

export interface EventTelling {
  readonly language: Language;
  /** What the players are called, by seat. */
  readonly names: readonly string[];
}

export function tellEvent(event: Event, { language, names }: EventTelling): string {
  const player = 'seat' in event ? { player: names[event.seat] ?? `${event.seat + 1}` } : {};
  if (event.kind === 'moved') {
    const { move } = event;
    return say(language, `log.moved.${move.kind}`, { ...player, ...valuesOfMove(move, language) });
  }
  return say(language, `log.${event.kind}`, { ...player, ...valuesOf(event, language) });
}

function valuesOf(event: Exclude<Event, { kind: 'moved' }>, language: Language): Values {
  switch (event.kind) {
    case 'countdown':
    case 'checked':
      return { round: event.round };
    case 'revealed':
      return { round: event.round, map: event.map };
    case 'built':
      return { built: event.built };
    case 'tapped':
    case 'stop':
      return { time: stopwatch(event.at, language) };
    case 'round-won':
      return { faults: event.faults };
    case 'unfroze':
      return { building: buildingName(event.building, language) };
    default:
      return {};
  }
}

function valuesOfMove(move: Move, language: Language): Values {
  const building = buildingName(move.building, language);
  switch (move.kind) {
    case 'place':
      // Nothing is ever placed on square 0: the rules refuse it.
      return { building, place: move.slot === 0 ? '' : placeName(move.slot, language) };
    case 'turn':
      return { building, turn: turnName(move.turn, language) };
    case 'flip':
      return { building, detail: sideDetail(move.building, move.side, language) };
    case 'take':
      return { building };
  }
}
