/** The HTTP interface for people, tables and records, and its description at `/api`. */

import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { House } from '../house.ts';
import { changesSomething, demandOwnOrigin, type Origins } from '../limits/origin.ts';
import { countPerson, limitRates, type RateOptions } from '../limits/rates.ts';
import { type Live, liveRoute } from '../live/live.ts';
import type { Presence } from '../tables/news.ts';
import { version } from '../version.ts';
import { addressRoutes } from './addresses.ts';
import { dailyRoutes } from './daily.ts';
import { gameRoutes } from './games.ts';
import { myRoutes } from './me.ts';
import { peopleRoutes } from './people.ts';
import { answerRefusal } from './refusals.ts';
import type { Api } from './route.ts';
import { seatRoutes } from './seats.ts';
import { tableRoutes } from './tables.ts';
import { knowWho } from './who.ts';

export interface ApiOptions extends RateOptions {
  readonly house: House;
  readonly presence: Presence;
  readonly origins: Origins;
  readonly live?: Live | undefined;
}

export async function api(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { house, presence, origins, live } = options;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerRefusal);
  // What is answered is for whoever asks, now; no proxy in between keeps it.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await limitRates(app, options);
  app.addHook('onRequest', async (request) => {
    if (changesSomething(request)) demandOwnOrigin(request, origins);
  });
  await knowWho(app, house);
  countPerson(app);
  await describe(app);
  const routes = app.withTypeProvider<ZodTypeProvider>() as Api;
  addressRoutes(routes);
  peopleRoutes(routes, house, presence);
  myRoutes(routes, house, presence);
  gameRoutes(routes, house);
  dailyRoutes(routes, house, presence);
  tableRoutes(routes, house, presence);
  seatRoutes(routes, house, presence);
  if (live !== undefined) liveRoute(app, live, origins);
}

async function describe(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Starboard',
        version,
        description:
          'People, tables and records. Matches are played over the WebSocket at `/api/live`. Every refusal has a code.',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api',
    schema: {
      summary: 'This description',
      tags: ['description'],
      response: { 200: z.looseObject({ openapi: z.string() }) },
    },
    handler: async () => app.swagger() as unknown as { openapi: string },
  });
}
