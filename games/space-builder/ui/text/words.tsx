/** What the screen says, by key, in four languages, one file a language. */

import type { Problem } from '@starboard/engine';
import {
  type KeyIn,
  type Language,
  type Telling,
  type Values,
  wordsIn,
} from '@starboard/engine/words';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { tellRefusal } from '../../text/index.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

export const messages: Readonly<Record<Language, typeof en>> = { en, fr, nl, 'zh-Hant': zhHant };

export type Key = KeyIn<typeof en>;

const { say } = wordsIn(messages);

export interface Tongue {
  readonly language: Language;
  say(key: Key, values?: Values): string;
  /** Why something was refused. */
  tell(refusal: Problem): string;
}

const TongueContext = createContext<Tongue | undefined>(undefined);

interface SpeakingProps {
  readonly language: Language;
  /** Has the words for what neither the game nor the engine refused. */
  readonly tellElsewhere?: Telling | undefined;
  readonly children: ReactNode;
}

export function Speaking({ language, tellElsewhere, children }: SpeakingProps) {
  const tongue = useMemo<Tongue>(
    () => ({
      language,
      say: (key, values) => say(language, key, values),
      tell: (refusal) => tellRefusal(refusal, language, tellElsewhere),
    }),
    [language, tellElsewhere],
  );
  return <TongueContext value={tongue}>{children}</TongueContext>;
}

export function useTongue(): Tongue {
  const tongue = useContext(TongueContext);
  if (tongue === undefined) throw new Error('a screen speaks inside <Speaking>');
  return tongue;
}
