/** What stands on the page, in the language of whoever reads it: never written down here, but taken from where the page takes it. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type KeyIn,
  LANGUAGES,
  type Language,
  type Values,
  wordsIn,
} from '@starboard/engine/words';
import type spaceBase from '../games/space-base/ui/text/en.json';
import type spaceBuilder from '../games/space-builder/ui/text/en.json';
import type page from '../web/text/en.json';

/** What the browser of someone asks for who speaks it. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  fr: 'fr-FR',
  nl: 'nl-NL',
  'zh-Hant': 'zh-TW',
};

/** Says a message of one room, with its values filled in. */
type Say<Messages> = (key: KeyIn<Messages>, values?: Values) => string;

export interface Words {
  readonly page: Say<typeof page>;
  readonly spaceBase: Say<typeof spaceBase>;
  readonly spaceBuilder: Say<typeof spaceBuilder>;
}

export function words(language: Language): Words {
  return {
    page: (key, values) => OF_THE_PAGE.say(language, key, values),
    spaceBase: (key, values) => OF_SPACE_BASE.say(language, key, values),
    spaceBuilder: (key, values) => OF_SPACE_BUILDER.say(language, key, values),
  };
}

/** Stands in a text for whatever may stand there. */
export const ANYTHING = '\u{fffc}';

/** Finds what begins like one of these texts. */
export function oneOf(...texts: readonly string[]): RegExp {
  const each = texts.map((text) => text.split(ANYTHING).map(literally).join('.+'));
  return new RegExp(`^(${each.join('|')})`);
}

/** Spaces of every kind are alike to whoever looks for a text. */
function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
}

const OF_THE_PAGE = wordsIn(textsIn<typeof page>('web/text'));
const OF_SPACE_BASE = wordsIn(textsIn<typeof spaceBase>('games/space-base/ui/text'));
const OF_SPACE_BUILDER = wordsIn(textsIn<typeof spaceBuilder>('games/space-builder/ui/text'));

function textsIn<Messages>(room: string): Record<Language, Messages> {
  const texts = LANGUAGES.map((language) => {
    const file = resolve(import.meta.dirname, '..', room, `${language}.json`);
    return [language, JSON.parse(readFileSync(file, 'utf8'))] as const;
  });
  return Object.fromEntries(texts) as Record<Language, Messages>;
}
