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
    const path = issue?.instancePath.split('/').filter((part) => part !== '') ?? [];
    return malformed([error.validationContext, ...path].join('.'), issue?.keyword ?? 'form');
  }
  switch (error.statusCode) {
    case 413:
      return new Denial('request.too-large', 'the request is larger than any has to be');
    case 415:
      return new Denial('request.media', 'the body of a request is JSON, as application/json');
    case 400:
      return malformed('body', 'json');
    default:
      return new Denial('server.failed', 'something went wrong here; it has been noted');
  }
}

/** A place and a word for what is wrong there, because libraries speak English alone. */
function malformed(place: string, problem: string): Denial {
  return new Denial('request.malformed', `${place} is not as it should be: ${problem}`, {
    place,
    problem,
  });
}
