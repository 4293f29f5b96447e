/** The language the page speaks now, with its words, and how to change it. */

import { createContext, useContext } from 'react';
import type { Language, Text } from '../text/language.ts';

/** A language together with its words, so that the page never shows one without the other. */
export interface Spoken {
  readonly language: Language;
  readonly text: Text;
}

export interface Speaking {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

export const SpeakingContext = createContext<Speaking>({ language: 'en', onLanguage: () => {} });

export function useSpeaking(): Speaking {
  return useContext(SpeakingContext);
}
