/** The table as it was when the round ended, for as long as the word STOP stays. */

import type { Scene } from './hands.ts';

export function asItEnded(scene: Scene): Scene {
  const { told, seat } = scene;
  const { view } = told;
  const builders = view.round?.builders ?? [];
  const own = seat === undefined ? undefined : builders[seat];
  return {
    ...scene,
    told: {
      ...told,
      choices: [],
      view: {
        ...view,
        stage: { kind: 'building' },
        players: view.players.map((player, index) => ({
          ...player,
          buildings: builders[index]?.cards?.map(({ building }) => building) ?? player.buildings,
        })),
      },
    },
    cards: own?.cards ?? [],
    lit: null,
    building: false,
    complete: false,
    tapped: own !== undefined && own.tap !== null,
  };
}
