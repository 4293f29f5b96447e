/** A refusal as data: errors lose their class on the way through a port or a socket, and a refusal has to keep its own. */

import { BadInput, type Facts, IllegalAction, Refusal } from '../refusal.ts';

export interface Refused {
  readonly kind: 'illegal' | 'bad-input' | 'other';
  readonly code: string;
  readonly message: string;
  readonly facts: Facts;
}

export function refusedFrom(error: Refusal): Refused {
  const { code, message, facts } = error;
  const kind =
    error instanceof IllegalAction ? 'illegal' : error instanceof BadInput ? 'bad-input' : 'other';
  return { kind, code, message, facts };
}

export function refusalFrom({ kind, code, message, facts }: Refused): Refusal {
  const Kind = { illegal: IllegalAction, 'bad-input': BadInput, other: Refusal }[kind];
  return new Kind(code, message, facts);
}
