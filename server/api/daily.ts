/** Routes about the match of the day. */

import { z } from 'zod';
import { standings } from '../daily/standings.ts';
import { playDaily } from '../daily/try.ts';
import type { House } from '../house.ts';
import { newsOf, type Presence } from '../tables/news.ts';
import { dailyForm, dateForm, gameForm, tableForm } from './forms.ts';
import { type Api, answers } from './route.ts';
import { demandPerson } from './who.ts';

const dailyParams = z.strictObject({ game: gameForm });

export function dailyRoutes(app: Api, house: House, presence: Presence): void {
  app.route({
    method: 'GET',
    url: '/api/daily/:game',
    schema: {
      summary: 'The best of a day',
      description: 'At the match that everybody plays once a day, alone and with the same chance.',
      tags: ['daily'],
      params: dailyParams,
      querystring: z.strictObject({
        date: dateForm.optional(),
        most: z.coerce.number().int().min(1).max(100).default(20),
      }),
      response: answers(200, dailyForm),
    },
    handler: ({ params, query, person }) => standings(house, person?.id, { ...params, ...query }),
  });

  app.route({
    method: 'POST',
    url: '/api/daily/:game',
    config: { rate: 'open' },
    schema: {
      summary: 'Your only try today',
      description:
        'A table for you alone whose match has begun; the same for whoever asks again. Its clock runs from the moment the map comes up.',
      tags: ['daily'],
      params: dailyParams,
      response: answers(200, tableForm),
    },
    handler: async (request) => {
      const person = demandPerson(request);
      const table = await playDaily(house, person, request.params.game);
      return newsOf(table, person.id, presence);
    },
  });
}
