/** Routes about seats: who plays. */

import { LONGEST_WORD } from '@starboard/engine';
import { z } from 'zod';
import type { House } from '../house.ts';
import { takeSeatsAway } from '../tables/fewer-seats.ts';
import { newsOf, type Presence } from '../tables/news.ts';
import { addWord, callBots, clearSeat, seatBot, sit, standUp } from '../tables/seats.ts';
import { type Deed, deedRoutes } from './deeds.ts';
import { tableForm, tableParams } from './forms.ts';
import { type Api, answers } from './route.ts';
import { demandPerson } from './who.ts';

const seatParams = tableParams.extend({ seat: z.coerce.number().int().min(0).max(100) });
const wordForm = z
  .string()
  .max(LONGEST_WORD)
  .regex(/^\P{Cc}*$/u, { error: 'no control characters' })
  .describe('What you add to the dice; it can be changed until the match begins.');

const DEEDS: readonly Deed[] = [
  {
    method: 'DELETE',
    path: 'seat',
    summary: 'Stand up',
    description: 'During a match a bot plays on, until you come back.',
    tag: 'seats',
    do: standUp,
  },
  {
    method: 'DELETE',
    path: 'seats',
    summary: 'Take the empty seats away, as the host',
    description: 'Those who have come are enough; what was agreed for each goes along with him.',
    tag: 'seats',
    do: takeSeatsAway,
  },
  {
    method: 'POST',
    path: 'bots',
    summary: 'Ask a bot to every empty seat',
    description: 'The host at any time; in quick play everyone who has waited long enough.',
    tag: 'seats',
    do: callBots,
  },
];

export function seatRoutes(app: Api, house: House, presence: Presence): void {
  deedRoutes(app, house, presence, DEEDS);

  app.route({
    method: 'PUT',
    url: '/api/tables/:table/seats/:seat',
    schema: {
      summary: 'Sit down, or come back to the seat you left',
      description: 'Of two who sit down on one seat at once, one gets `seat.taken`.',
      tags: ['seats'],
      params: seatParams,
      body: z.strictObject({ word: wordForm.optional() }),
      response: answers(200, tableForm),
    },
    handler: async (request) => {
      const person = demandPerson(request);
      const { table, seat } = request.params;
      return newsOf(await sit(house, person, table, seat, request.body.word), person.id, presence);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/tables/:table/seats/:seat',
    schema: {
      summary: 'Make a seat free, as the host',
      tags: ['seats'],
      params: seatParams,
      response: answers(200, tableForm),
    },
    handler: async ({ params, person }) =>
      newsOf(await clearSeat(house, person?.id, params.table, params.seat), person?.id, presence),
  });

  app.route({
    method: 'PUT',
    url: '/api/tables/:table/seats/:seat/bot',
    schema: {
      summary: 'Ask a bot to a seat',
      tags: ['seats'],
      params: seatParams,
      body: z.strictObject({
        level: z.string().max(100).optional().describe('One of the game; a fair one if left out.'),
      }),
      response: answers(200, tableForm),
    },
    handler: async ({ params, person, body }) => {
      const { table, seat } = params;
      return newsOf(
        await seatBot(house, person?.id, table, seat, body.level),
        person?.id,
        presence,
      );
    },
  });

  app.route({
    method: 'PUT',
    url: '/api/tables/:table/word',
    schema: {
      summary: 'Add your word to the dice',
      tags: ['seats'],
      params: tableParams,
      body: z.strictObject({ word: wordForm }),
      response: answers(200, tableForm),
    },
    handler: async ({ params, person, body }) =>
      newsOf(await addWord(house, person?.id, params.table, body.word), person?.id, presence),
  });
}
