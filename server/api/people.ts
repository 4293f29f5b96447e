/** Routes about people: coming, signing in and out, and seeing others. */

import { z } from 'zod';
import type { House } from '../house.ts';
import { recover, signIn } from '../people/account.ts';
import { announceSignOut, endDevice, endEveryDevice } from '../people/devices.ts';
import { welcome } from '../people/guest.ts';
import { finishedGames, statisticsOf } from '../people/history.ts';
import { findPerson } from '../people/person.ts';
import { newsOf, type Presence } from '../tables/news.ts';
import {
  credentialsForm,
  finishedForm,
  idForm,
  looksForm,
  meForm,
  nothingForm,
  pageForm,
  passwordForm,
  personForm,
  usernameForm,
} from './forms.ts';
import { type Api, answers } from './route.ts';
import { COOKIE, demandPerson, giveSecret, takeSecret } from './who.ts';

export function peopleRoutes(app: Api, house: House, presence: Presence): void {
  const { database } = house;

  app.route({
    method: 'POST',
    url: '/api/people',
    config: { rate: 'welcome' },
    schema: {
      summary: 'Play at once, as a guest',
      description: 'A cookie makes the name yours on this device.',
      tags: ['people'],
      body: looksForm,
      response: answers(201, meForm),
    },
    handler: async (request, reply) => {
      const { person, secret } = await welcome(house, request.body);
      giveSecret(request, reply, secret);
      return reply.code(201).send(person);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/people/:person',
    schema: {
      summary: 'Someone, with statistics and ratings',
      tags: ['people'],
      params: z.strictObject({ person: idForm }),
      response: answers(200, personForm),
    },
    handler: async ({ params, person }) => {
      const { id, name, colour, face } = await findPerson(database, params.person);
      return { id, name, colour, face, statistics: await statisticsOf(house, id, person?.id) };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/people/:person/finished-games',
    schema: {
      summary: 'Someone’s finished games, the latest first',
      description: 'Those at public tables, and those where whoever asks had a seat.',
      tags: ['people'],
      params: z.strictObject({ person: idForm }),
      querystring: pageForm,
      response: answers(200, finishedForm),
    },
    handler: async ({ params, query, person }) => {
      const { id } = await findPerson(database, params.person);
      const { tables, next } = await finishedGames(house, id, person?.id, query);
      return { tables: tables.map((table) => newsOf(table, person?.id, presence)), next };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/sign-in',
    config: { rate: 'sign-in' },
    schema: {
      summary: 'Sign in on this device',
      tags: ['people'],
      body: credentialsForm,
      response: answers(200, meForm),
    },
    handler: async (request, reply) => {
      await app.countAgainst('name', request);
      const { person, secret } = await signIn(database, request.body, house.now());
      giveSecret(request, reply, secret);
      return person;
    },
  });

  app.route({
    method: 'POST',
    url: '/api/sign-out',
    schema: {
      summary: 'Sign out, here or everywhere',
      description: 'A guest who signs out cannot come back: nothing but the cookie knows him.',
      tags: ['people'],
      body: z.strictObject({ everywhere: z.boolean().default(false) }),
      response: answers(204, nothingForm),
    },
    handler: async (request, reply) => {
      const { id } = demandPerson(request);
      if (request.body.everywhere) await endEveryDevice(database, id);
      else await endDevice(database, request.cookies[COOKIE] as string);
      announceSignOut(house, id);
      takeSecret(request, reply);
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'POST',
    url: '/api/recover',
    config: { rate: 'sign-in' },
    schema: {
      summary: 'A new password for a recovery code',
      description: 'Every device is signed out but this one.',
      tags: ['people'],
      body: z.strictObject({
        username: usernameForm,
        code: z.string().max(100),
        password: passwordForm,
      }),
      response: answers(200, meForm),
    },
    handler: async (request, reply) => {
      const { person, secret } = await recover(database, request.body, house.now());
      announceSignOut(house, person.id);
      giveSecret(request, reply, secret);
      return person;
    },
  });
}
