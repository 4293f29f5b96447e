/** How every route of the HTTP interface is made: described, checked at the edge, and with the same refusals. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { refusalForm } from './forms.ts';

/** A server whose routes have zod forms. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The answers of a route: the one when all goes well, and a refusal otherwise. */
export function answers<Status extends 200 | 201 | 204, Form extends z.ZodType>(
  status: Status,
  form: Form,
) {
  return { [status]: form, '4xx': refusalForm, '5xx': refusalForm } as {
    [status in Status]: Form;
  } & { '4xx': typeof refusalForm; '5xx': typeof refusalForm };
}
