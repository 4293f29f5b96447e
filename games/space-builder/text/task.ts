/** What a player has to do now, or what is waited for. */

import { seatsOf, type Viewer } from '@starboard/engine';
import type { BuilderView, RoundView, View } from '../rules/view.ts';
import { type Language, say } from './message.ts';
import { and, playerName } from './phrase.ts';

export interface TaskTelling {
  readonly language: Language;
  /** What the players are called, by seat. */
  readonly names: readonly string[];
  /** Who is told. */
  readonly viewer: Viewer;
}

/** "Build your city as the map shows: 3 buildings still in your hand." */
export function tellTask(view: View, telling: TaskTelling): string {
  const { stage, round } = view;
  switch (stage.kind) {
    case 'between':
      return between(stage, round === null, telling);
    case 'building':
      return building(round as RoundView, telling);
    default:
      return say(telling.language, `task.${stage.kind}`);
  }
}

type Between = Extract<View['stage'], { kind: 'between' }>;

function between({ ready, unfreezes }: Between, first: boolean, telling: TaskTelling): string {
  const { language, names, viewer } = telling;
  if (unfreezes !== null && unfreezes === viewer) return say(language, 'task.unfreeze');
  if (viewer !== 'spectator' && ready[viewer] === false)
    return say(language, 'task.ready', { first });
  if (unfreezes !== null) {
    return say(language, 'task.waitForUnfreeze', { player: playerName(unfreezes, names) });
  }
  const awaited = seatsOf(ready.length).filter((seat) => ready[seat] === false);
  return say(language, 'task.waitForReady', {
    players: and(
      awaited.map((seat) => playerName(seat, names)),
      language,
    ),
  });
}

function building({ builders, stop }: RoundView, { language, viewer }: TaskTelling): string {
  if (viewer === 'spectator') return say(language, 'task.watch');
  const { tap, cards, built } = builders[viewer] as BuilderView;
  if (tap !== null) return say(language, 'task.tapped');
  if (stop !== null) return say(language, 'task.stop');
  const left = (cards?.length ?? built) - built;
  return left === 0 ? say(language, 'task.tap') : say(language, 'task.build', { left });
}
