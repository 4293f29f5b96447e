/** Every refusal and every failure as an answer: a code, a sentence and the facts, and nothing of the server's inside. */

import { Refusal } from '@starboard/engine';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Denial, statusOf } from '../refusal.ts';

export function answerRefusal(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error);
  const status = statusOf(refusal);
  if (status >= 500) request.log.error({ err: error }, 'a request failed');
  if (status === 429) reply.header('retry-after', Number(refusal.facts.seconds));
  const { code, message, facts } = refusal;
  return reply.code(status).send({ code, message, facts });
}

function refusalOf(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation;
    const place = `${error.validationContext}${issue?.instancePath ?? ''}`;
    return malformed(`${place}: ${issue?.message ?? 'not of the right form'}`, place);
  }
  switch (error.statusCode) {
    case 413:
      return new Denial('request.too-large', 'the request is larger than any has to be');
    case 415:
      return new Denial('request.media', 'the body of a request is JSON, as application/json');
    case 400:
      return malformed(error.message, 'body');
    default:
      return new Denial('server.failed', 'something went wrong here; it has been noted');
  }
}

function malformed(message: string, place: string): Denial {
  return new Denial('request.malformed', message, { place });
}
