/** The proof of an online match: its record opens when it is over. */

import type { MatchRecord } from '@starboard/engine';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { download } from '../local/download.ts';
import { type Opened, Proof } from '../match/proof.tsx';
import { Seal } from '../match/seal.tsx';
import { http } from '../online/server.ts';

export interface OnlineProofProps {
  readonly table: string;
  readonly commitment: string;
  /** Whether the server has noted the end: the last action is told a moment before. */
  readonly over: boolean;
}

export function OnlineProof({ table, commitment, over }: OnlineProofProps) {
  const { record, opened } = useRecord(table, over);
  return (
    <Proof
      commitment={commitment}
      opened={opened}
      check={`/check?table=${table}`}
      onDownload={() => {
        if (record !== undefined) void downloadOnline(record, table);
      }}
    />
  );
}

/** Beside the result. */
export function OnlineSeal({ table, over }: Omit<OnlineProofProps, 'commitment'>) {
  return <Seal opened={useRecord(table, over).opened} />;
}

function useRecord(table: string, over: boolean) {
  const { data: record } = useQuery({
    queryKey: ['record', table],
    queryFn: () => http.record(table),
    enabled: over,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { record, opened: useMemo(() => openedIn(record), [record]) };
}

function openedIn(record: MatchRecord | undefined): Opened | null {
  if (record === undefined || record.chance === null) return null;
  return { chance: record.chance, seed: record.seed };
}

async function downloadOnline(record: MatchRecord, table: string): Promise<void> {
  const { recordText } = await import('./record-text.ts');
  download(`${record.game}-${table}.json`, recordText(record));
}
