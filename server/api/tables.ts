/** Routes about tables: the lobby, opening, beginning, and what is left of a match. */

import { recordText } from '@starboard/engine';
import { z } from 'zod';
import type { House } from '../house.ts';
import { closeTable } from '../tables/closing.ts';
import { tableWithCode } from '../tables/code.ts';
import { publicTables } from '../tables/lobby.ts';
import { newsOf, type Presence, seenBy } from '../tables/news.ts';
import { openTable } from '../tables/opening.ts';
import { paceForm, USUAL_PACE } from '../tables/pace.ts';
import { demand } from '../tables/permissions.ts';
import { quickPlay } from '../tables/quick-play.ts';
import { recordAt } from '../tables/record.ts';
import { rematch } from '../tables/rematch.ts';
import { start } from '../tables/start.ts';
import { findTable } from '../tables/table.ts';
import { type Deed, deedRoutes } from './deeds.ts';
import {
  accessForm,
  chatForm,
  delayForm,
  gameForm,
  nothingForm,
  recordForm,
  tableForm,
  tableParams,
  tablesForm,
} from './forms.ts';
import { type Api, answers } from './route.ts';
import { demandPerson } from './who.ts';

const optionsForm = z.unknown().describe('Whatever the game lets players agree on.');

const DEEDS: readonly Deed[] = [
  {
    method: 'POST',
    path: 'start',
    summary: 'Begin the match',
    description: 'The host does, once every seat is taken, or the empty ones are taken away.',
    tag: 'tables',
    do: start,
  },
  {
    method: 'POST',
    path: 'rematch',
    summary: 'Once more with the same people',
    description: 'A new table, everyone one seat further on; the same for whoever asks next.',
    tag: 'tables',
    rate: 'open',
    do: rematch,
  },
];

export function tableRoutes(app: Api, house: House, presence: Presence): void {
  const { database } = house;
  deedRoutes(app, house, presence, DEEDS);

  app.route({
    method: 'GET',
    url: '/api/tables',
    schema: {
      summary: 'Public tables, the newest first',
      tags: ['tables'],
      querystring: z.strictObject({
        stage: z.enum(['open', 'playing']).default('open'),
        game: gameForm.optional(),
      }),
      response: answers(200, tablesForm),
    },
    handler: async ({ query, person }) => {
      const tables = await publicTables(house, query);
      return { tables: tables.map((table) => newsOf(table, person?.id, presence)) };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tables',
    config: { rate: 'open' },
    schema: {
      summary: 'Open a table',
      tags: ['tables'],
      body: z.strictObject({
        game: gameForm,
        options: optionsForm.optional(),
        seats: z.int().min(1).max(100),
        access: accessForm.default('link'),
        pace: paceForm.default(USUAL_PACE),
        chat: chatForm
          .optional()
          .describe('Ready-made phrases at public tables, free elsewhere, unless it is said.'),
        delay: delayForm.default(0),
        sits: z.boolean().default(true).describe('Whether you have the first seat.'),
      }),
      response: answers(201, tableForm),
    },
    handler: async (request, reply) => {
      const host = demandPerson(request);
      const { sits, chat, options = {}, ...rest } = request.body;
      // Children play: strangers say ready-made things to each other, unless a host wants it otherwise.
      const usualChat = rest.access === 'public' ? 'phrases' : 'free';
      const agreement = { ...rest, options, chat: chat ?? usualChat, quick: false };
      const table = await openTable(house, host, agreement, sits);
      return reply.code(201).send(newsOf(table, host.id, presence));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/quick-play',
    config: { rate: 'open' },
    schema: {
      summary: 'Find people to play with at once',
      description:
        'A seat at the table that has waited longest for someone, or at a new one. It begins when it is full; `botsFrom` says when to offer bots.',
      tags: ['tables'],
      body: z.strictObject({
        game: gameForm,
        options: optionsForm.optional(),
        seats: z.int().min(2).max(100).optional(),
        pace: paceForm.default(USUAL_PACE),
      }),
      response: answers(200, tableForm),
    },
    handler: async (request) => {
      const person = demandPerson(request);
      const { options = {}, ...wish } = request.body;
      const table = await quickPlay(house, presence, person, { ...wish, options });
      return newsOf(table, person.id, presence);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/codes/:code',
    config: { rate: 'code' },
    schema: {
      summary: 'The table with a code',
      tags: ['tables'],
      params: z.strictObject({ code: z.string().max(40) }),
      response: answers(200, tableForm),
    },
    handler: async ({ params, person }) => {
      const table = await findTable(database, await tableWithCode(database, params.code));
      demand('see', table, person?.id);
      return newsOf(table, person?.id, presence);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tables/:table',
    schema: {
      summary: 'A table',
      tags: ['tables'],
      params: tableParams,
      response: answers(200, tableForm),
    },
    handler: async ({ params, person }) => {
      const table = await findTable(database, params.table);
      demand('see', table, person?.id);
      return newsOf(seenBy(person?.id, table, house.now()), person?.id, presence);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/tables/:table',
    schema: {
      summary: 'Take away a table that has not begun',
      tags: ['tables'],
      params: tableParams,
      response: answers(204, nothingForm),
    },
    handler: async ({ params, person }, reply) => {
      await closeTable(house, person?.id, params.table);
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tables/:table/record',
    config: { rate: 'heavy' },
    schema: {
      summary: 'The record of a match that is over',
      description: 'With the secret its dice came from, so that anyone can check them.',
      tags: ['tables'],
      params: tableParams,
      response: answers(200, recordForm),
    },
    // The text is the file as `starboard verify` writes it, an entry a line.
    serializerCompiler: () => (record) =>
      typeof record === 'string' ? record : JSON.stringify(record),
    handler: async ({ params, person }, reply) => {
      const record = await recordAt(house, person?.id, params.table);
      reply
        .type('application/json; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="${record.game}-${params.table}.json"`,
        );
      return reply.send(recordText(record) as never);
    },
  });
}
