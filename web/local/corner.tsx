/** The page's menu at the end of a game's bar, for a game on this device. */

import type { GameTypes } from '@starboard/engine';
import { MenuItem } from '@starboard/look/menu.tsx';
import type { Line } from '@starboard/look/table.ts';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { MatchMenu } from '../match/match-menu.tsx';
import { downloadRecord } from './download.ts';
import type { KeptGame } from './kept-game.ts';
import { LocalProof } from './local-proof.tsx';

export interface LocalCornerProps {
  readonly game: KeptGame;
  readonly lines: readonly Line<GameTypes>[];
}

export function LocalCorner({ game, lines }: LocalCornerProps) {
  const t = useTranslations('play');
  const [, navigate] = useLocation();
  return (
    <MatchMenu
      game={game.game}
      proof={<LocalProof game={game} over={lines[0]?.latest().result !== null} />}
      more={
        <MenuItem icon="download" onSelect={() => void downloadRecord(game)}>
          {t('menuRecord')}
        </MenuItem>
      }
      onLeave={() => navigate('/')}
    />
  );
}
