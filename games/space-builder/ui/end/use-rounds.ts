/** The rounds of a match that is over, as each who plays here saw them: asked for at its end, so that no reload loses any. */

import { useEffect, useState } from 'react';
import type { BuilderLine } from '../seat/hands.ts';
import { type Remembered, roundsOf } from './memory.ts';

/** By line; none before the end, nor while the answer is on its way. */
export function useRounds(
  lines: readonly BuilderLine[],
  over: boolean,
): readonly (readonly Remembered[])[] {
  const [rounds, setRounds] = useState<readonly (readonly Remembered[])[]>([]);
  useEffect(() => {
    if (!over) return;
    let gone = false;
    const all = Promise.all(lines.map(heard));
    // Without a line there are no statistics; the result stands without them.
    all.then(
      (each) => !gone && setRounds(each),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [lines, over]);
  return rounds;
}

async function heard({ viewer, connection, latest }: BuilderLine): Promise<Remembered[]> {
  const { seq, view } = latest();
  const chapters = await connection.history(seq);
  const place = viewer === 'spectator' ? 0 : viewer;
  return roundsOf(
    chapters.flatMap(({ events }) => events),
    view.options,
    place,
  );
}
