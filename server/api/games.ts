/** The games that can be played here. */

import { type House, takeFrom } from '../house.ts';
import { levelsOf } from '../tables/bots.ts';
import { gamesForm } from './forms.ts';
import { type Api, answers } from './route.ts';

export function gameRoutes(app: Api, { shelf }: House): void {
  app.route({
    method: 'GET',
    url: '/api/games',
    schema: {
      summary: 'The games that can be played here',
      tags: ['games'],
      response: answers(200, gamesForm),
    },
    handler: async () => {
      const boxes = await Promise.all(Object.keys(shelf).map((name) => takeFrom(shelf, name)));
      return {
        games: boxes.map((box) => ({
          name: box.game.name,
          rules: box.game.rules,
          seats: { min: box.game.seats.min, max: box.game.seats.max },
          bots: levelsOf(box),
        })),
      };
    },
  });
}
