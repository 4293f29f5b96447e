/** How long a game on this device was played; once it is over, for the last action counts too. */

import { useEffect, useState } from 'react';
import { Took } from '../match/took.tsx';
import { findGame } from './drawer.ts';

export function LocalTook({ id }: { id: string }) {
  const [took, setTook] = useState<number>();
  useEffect(() => {
    // What is not kept here was not counted.
    findGame(id).then(
      (game) => setTook(game?.took),
      () => {},
    );
  }, [id]);
  return took === undefined ? null : <Took milliseconds={took} />;
}
