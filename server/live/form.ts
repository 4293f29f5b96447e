/** What a message from outside may look like. Whatever does not is answered, and goes no further. */

import type { Asked } from '@starboard/client/protocol';
import { BadInput, readSeed, type Seed, type Viewer } from '@starboard/engine';
import { z } from 'zod';

/** In bytes. The largest action and the largest order are far below. */
export const LARGEST_MESSAGE = 16 * 1024;
/** In characters. */
const LONGEST_SAYING = 300;
const LONGEST_NAME = 20;

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const seq = z.int().min(0).max(1_000_000);
const table = z.string().min(1).max(40);
const viewer = z.union([z.literal('spectator'), z.int().min(0).max(99)]);
const seed = z.custom<Seed>(isSeed);
/** Present, whatever it is: the game reads it. */
const anything = z.unknown().refine((value) => value !== undefined, 'missing');

const callForm = z.discriminatedUnion('call', [
  z.strictObject({
    id,
    call: z.literal('join'),
    table,
    since: z.exactOptional(seq),
    as: z.exactOptional(viewer as z.ZodType<Viewer>),
  }),
  z.strictObject({ id, call: z.literal('leave'), table }),
  z.strictObject({
    id,
    call: z.literal('act'),
    table,
    action: anything,
    after: seq,
    sent: z.exactOptional(z.string().min(1).max(LONGEST_NAME)),
  }),
  z.strictObject({ id, call: z.literal('undo'), table, after: seq }),
  z.strictObject({ id, call: z.literal('instruct'), table, order: anything }),
  z.strictObject({ id, call: z.literal('imagine'), table, seed }),
  z.strictObject({ id, call: z.literal('history'), table, upTo: seq }),
  z.strictObject({
    id,
    call: z.literal('say'),
    table,
    phrase: z.exactOptional(z.string().max(40)),
    text: z.exactOptional(z.string().max(LONGEST_SAYING)),
  }),
  z.strictObject({ id, call: z.literal('watch-lobby') }),
  z.strictObject({ id, call: z.literal('leave-lobby') }),
]);

/** A message that is not what it should be, with the number it has to be answered by. */
export class Malformed extends BadInput {
  readonly id: number;

  constructor(place: string, problem: string, given?: unknown) {
    super('request.malformed', `${place} is not as it should be: ${problem}`, { place, problem });
    const number = Object(given).id as unknown;
    this.id = id.safeParse(number).success ? (number as number) : 0;
  }
}

/** Throws `Malformed`. */
export function readCall(text: string): Asked {
  const given = parse(text);
  const read = callForm.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = ['message', ...(issue?.path ?? [])].join('.');
    throw new Malformed(place, issue?.code ?? 'form', given);
  }
  const call = read.data;
  if (call.call !== 'say') return call;
  const { phrase, text: words, ...say } = call;
  if ((phrase === undefined) === (words === undefined)) {
    throw new Malformed('message', 'phrase-or-text', given);
  }
  return phrase === undefined ? { ...say, text: words as string } : { ...say, phrase };
}

function isSeed(given: unknown): boolean {
  try {
    readSeed(given);
    return true;
  } catch {
    return false;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Malformed('message', 'json');
  }
}
