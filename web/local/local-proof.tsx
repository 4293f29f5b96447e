/** The proof of a game on this device. */

import { useMemo } from 'react';
import { Proof } from '../match/proof.tsx';
import { downloadRecord } from './download.ts';
import type { KeptGame } from './kept-game.ts';

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
      check={`/check?game=${game.id}`}
      onDownload={() => void downloadRecord(game)}
    />
  );
}
