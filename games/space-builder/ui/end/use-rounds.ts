/** The rounds as they were checked while this table was open. */

import { useEffect, useState } from 'react';
import type { View } from '../../rules/view.ts';
import { type Remembered, remembered } from './memory.ts';

export function useRounds(view: View, place: number): readonly Remembered[] {
  const [rounds, setRounds] = useState<readonly Remembered[]>([]);
  useEffect(() => {
    const last = remembered(view, place);
    if (last === undefined) return;
    setRounds((before) =>
      before.some(({ number }) => number === last.number) ? before : [...before, last],
    );
  }, [view, place]);
  return rounds;
}
