/** The way from the end of a match to the game's trainer, for a game that has one. */

import type { GameTypes } from '@starboard/engine';
import type { TableProps } from '@starboard/look/table.ts';
import { useLocation } from 'wouter';
import { gameNamed } from '../games/catalogue.ts';

export function useTraining(game: string): Pick<TableProps<GameTypes>, 'onTrain'> {
  const [, navigate] = useLocation();
  if (gameNamed(game)?.learning.Trainer === undefined) return {};
  return {
    onTrain: (what) => navigate(`/learn/${game}/trainer?what=${encodeURIComponent(what)}`),
  };
}
