/** Players who all have a name: whoever had his data deleted has left his seat to someone. */

import type { Player } from '@starboard/look/table.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

export function useNamed(players: readonly Player[]): readonly Player[] {
  const t = useTranslations('people');
  return useMemo(
    () =>
      players.map((player) => (player.name === '' ? { ...player, name: t('nameless') } : player)),
    [players, t],
  );
}
