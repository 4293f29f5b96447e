/** The proof of a game on this device. */

import { useMemo } from 'react';
import { type Opened, Proof } from '../match/proof.tsx';
import { Seal } from '../match/seal.tsx';
import { downloadRecord } from './download.ts';
import type { KeptGame } from './kept-game.ts';

export function LocalProof({ game, over }: { game: KeptGame; over: boolean }) {
  const { chance } = game;
  const opened = useOpened(game, over);
  return (
    <Proof
      commitment={chance?.commitment ?? null}
      opened={opened}
      check={`/check?game=${game.id}`}
      onDownload={() => void downloadRecord(game)}
    />
  );
}

/** Beside the result. */
export function LocalSeal({ game }: { game: KeptGame }) {
  return <Seal opened={useOpened(game, true)} />;
}

function useOpened({ chance, seed }: KeptGame, over: boolean): Opened | null {
  return useMemo(() => (over && chance !== null ? { chance, seed } : null), [over, chance, seed]);
}
