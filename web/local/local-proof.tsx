/** The proof of a game on this device. */

import { useMemo } from 'react';
import { downloadRecord } from './download.ts';
import type { KeptGame } from './kept-game.ts';
import { Proof } from './proof.tsx';

export function LocalProof({ game, over }: { game: KeptGame; over: boolean }) {
  const { chance, seed } = game;
  const opened = useMemo(
    () => (over && chance !== null ? { chance, seed } : null),
    [over, chance, seed],
  );
  return (
    <Proof
      commitment={chance?.commitment ?? null}
      opened={opened}
      onDownload={() => void downloadRecord(game)}
    />
  );
}
