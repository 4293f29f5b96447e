/** Messages that no client of ours would send, by chance: for tests, and for long runs. */

import type { Random } from '@starboard/engine';

/** A message that is malformed in one of many ways, or well-formed and absurd. */
export function nonsense(random: Random, table: string): string | Buffer {
  const kind = random.below(8);
  const call = sensible(random, table);
  switch (kind) {
    case 0:
      return Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)));
    case 1:
      return text(random, random.below(300));
    case 2:
      // Cut short.
      return JSON.stringify(call).slice(0, random.below(60));
    case 3:
      return JSON.stringify(junk(random, 4));
    case 4: {
      // One field is something else.
      const fields = Object.keys(call);
      return JSON.stringify({ ...call, [random.pick(fields)]: junk(random, 3) });
    }
    case 5: {
      const { [random.pick(Object.keys(call)) as 'id']: _, ...rest } = call;
      return JSON.stringify(rest);
    }
    case 6:
      return '['.repeat(random.below(4000)) + JSON.stringify(call);
    default:
      return JSON.stringify({ ...call, [text(random, 8)]: junk(random, 2) });
  }
}

const CALLS = [
  'join',
  'leave',
  'act',
  'undo',
  'instruct',
  'imagine',
  'history',
  'say',
  'watch-lobby',
];

function sensible(random: Random, table: string): Record<string, unknown> {
  return {
    id: random.below(1000) + 1,
    call: random.pick(CALLS),
    table: random.below(3) === 0 ? text(random, 20) : table,
    action: junk(random, 2),
    after: random.below(10),
  };
}

function junk(random: Random, depth: number): unknown {
  switch (random.below(depth > 0 ? 9 : 7)) {
    case 0:
      return null;
    case 1:
      return random.next() - 2 ** 31;
    case 2:
      return random.fraction() * 1e300;
    case 3:
      return text(random, random.below(50));
    case 4:
      return random.below(2) === 1;
    case 5:
      return random.pick(['__proto__', 'constructor', 'spectator', '0', '-1', '1e99']);
    case 6:
      return -0.5;
    case 7:
      return Array.from({ length: random.below(5) }, () => junk(random, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: random.below(5) }, () => [
          random.pick(['__proto__', 'send', 'kind', 'at', text(random, 5)]),
          junk(random, depth - 1),
        ]),
      );
  }
}

function text(random: Random, length: number): string {
  const points = Array.from({ length }, () => random.below(0xd7ff));
  return String.fromCodePoint(...points);
}
