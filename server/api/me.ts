/** Routes about oneself. */

import { z } from 'zod';
import type { House } from '../house.ts';
import { changePassword, demandPassword, keepName, newRecoveryCodes } from '../people/account.ts';
import { forget } from '../people/departure.ts';
import { announceSignOut } from '../people/devices.ts';
import { exportOf } from '../people/export.ts';
import { changeLooks } from '../people/guest.ts';
import { finishedGames, gamesUnderWay } from '../people/history.ts';
import { newsOf, type Presence } from '../tables/news.ts';
import {
  codesForm,
  credentialsForm,
  exportForm,
  finishedForm,
  looksForm,
  meForm,
  nothingForm,
  pageForm,
  passwordForm,
  underWayForm,
} from './forms.ts';
import { type Api, answers } from './route.ts';
import { COOKIE, demandPerson, giveSecret, takeSecret } from './who.ts';

export function myRoutes(app: Api, house: House, presence: Presence): void {
  const { database } = house;

  app.route({
    method: 'GET',
    url: '/api/me',
    schema: {
      summary: 'Who you are',
      tags: ['me'],
      response: answers(200, meForm),
    },
    handler: async (request, reply) => {
      const me = demandPerson(request);
      // Given again at every visit, the cookie lives as long as its owner comes back.
      giveSecret(request, reply, request.cookies[COOKIE] as string);
      return me;
    },
  });

  app.route({
    method: 'PATCH',
    url: '/api/me',
    schema: {
      summary: 'Change your name, colour, face or language',
      tags: ['me'],
      body: looksForm.partial(),
      response: answers(200, meForm),
    },
    handler: (request) => changeLooks(house, demandPerson(request).id, request.body),
  });

  app.route({
    method: 'POST',
    url: '/api/me/account',
    config: { rate: 'sign-in' },
    schema: {
      summary: 'Keep your name with a username and a password',
      tags: ['me'],
      body: credentialsForm,
      response: answers(201, codesForm),
    },
    handler: async (request, reply) => {
      const recoveryCodes = await keepName(database, demandPerson(request).id, request.body);
      return reply.code(201).send({ recoveryCodes });
    },
  });

  app.route({
    method: 'PUT',
    url: '/api/me/password',
    config: { rate: 'sign-in' },
    schema: {
      summary: 'Change your password',
      description: 'Every device is signed out but this one.',
      tags: ['me'],
      body: z.strictObject({ current: passwordForm, password: passwordForm }),
      response: answers(204, nothingForm),
    },
    handler: async (request, reply) => {
      const { id } = demandPerson(request);
      const { secret } = await changePassword(database, id, request.body, house.now());
      announceSignOut(house, id);
      giveSecret(request, reply, secret);
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'POST',
    url: '/api/me/recovery-codes',
    config: { rate: 'sign-in' },
    schema: {
      summary: 'Ten new recovery codes',
      tags: ['me'],
      body: z.strictObject({ password: passwordForm }),
      response: answers(201, codesForm),
    },
    handler: async (request, reply) => {
      const { id } = demandPerson(request);
      const recoveryCodes = await newRecoveryCodes(database, id, request.body.password);
      return reply.code(201).send({ recoveryCodes });
    },
  });

  app.route({
    method: 'GET',
    url: '/api/me/games',
    schema: {
      summary: 'Your games under way, those that wait for you first',
      tags: ['me'],
      response: answers(200, underWayForm),
    },
    handler: async (request) => {
      const { id } = demandPerson(request);
      const games = await gamesUnderWay(database, id);
      return {
        games: games.map(({ table, yourTurn }) => ({
          table: newsOf(table, id, presence),
          yourTurn,
        })),
      };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/me/finished-games',
    schema: {
      summary: 'Your finished games, the latest first',
      tags: ['me'],
      querystring: pageForm,
      response: answers(200, finishedForm),
    },
    handler: async (request) => {
      const { id } = demandPerson(request);
      const { tables, next } = await finishedGames(house, id, id, request.query);
      return { tables: tables.map((table) => newsOf(table, id, presence)), next };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/me/export',
    config: { rate: 'heavy' },
    schema: {
      summary: 'Everything that is remembered about you',
      tags: ['me'],
      response: answers(200, exportForm),
    },
    handler: async (request, reply) => {
      const { id } = demandPerson(request);
      reply.header('content-disposition', 'attachment; filename="starboard.json"');
      return exportOf(database, id);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/me/forget',
    config: { rate: 'sign-in' },
    schema: {
      summary: 'Delete everything about you, for good',
      description:
        'Finished games keep "someone" in your seat. Whoever has a password has to give it.',
      tags: ['me'],
      body: z.strictObject({ password: passwordForm.optional() }),
      response: answers(204, nothingForm),
    },
    handler: async (request, reply) => {
      const { id, username } = demandPerson(request);
      if (username !== null) await demandPassword(database, id, request.body.password ?? '');
      await forget(house, id);
      takeSecret(request, reply);
      return reply.code(204).send();
    },
  });
}
