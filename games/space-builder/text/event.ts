/** What happened, as a line of the log. */

import type { Event } from '../rules/event.ts';
import { type Language, say, type Values } from './message.ts';
import { buildingName, playerName, stopwatch, valuesOfMove } from './phrase.ts';

export interface EventTelling {
  readonly language: Language;
  /** What the players are called, by seat. */
  readonly names: readonly string[];
}

export function tellEvent(event: Event, { language, names }: EventTelling): string {
  const player = 'seat' in event ? { player: playerName(event.seat, names) } : {};
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
