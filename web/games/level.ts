/** A bot's level by its name in the visitor's language. */

import { useTranslations } from 'use-intl';
import type { GameName } from './catalogue.ts';

export function useLevelName(game: string): (level: string) => string {
  const t = useTranslations();
  // Which levels there are is data of the game; a test holds the words to it.
  return (level) => t(`games.${game as GameName}.bots.${level}` as 'games.space-base.bots.cadet');
}
