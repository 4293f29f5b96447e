/** The languages of the page: which there are, which one a visitor gets, and how its words are loaded. */

import type en from './en.json';

export const LANGUAGES = ['en', 'fr', 'nl', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every word of the page, by key. */
export type Text = typeof en;

/** Each language by its own name, so that a visitor finds it whatever is shown now. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  'zh-Hant': '繁體中文',
};

/** What was chosen before, else the first of the browser's languages that we have, else English. */
export function firstLanguage(
  remembered: string | undefined,
  preferred: readonly string[],
): Language {
  for (const tag of [remembered ?? '', ...preferred]) {
    const language = LANGUAGES.find((language) => primary(language) === primary(tag));
    if (language !== undefined) return language;
  }
  return 'en';
}

/** Whoever reads any Chinese is better served with ours than with English. */
function primary(tag: string): string {
  return tag.toLowerCase().split('-')[0] as string;
}

export async function loadText(language: Language): Promise<Text> {
  return (await LOADERS[language]()).default;
}

/** Once the page itself is kept for times without a network, what its signs are drawn with is as well. */
function keepWhenKept(text: Text): void {
  // The page that is made ahead is made where there is no browser.
  const worker: ServiceWorkerContainer | undefined = globalThis.navigator?.serviceWorker;
  worker?.ready
    .then(async () => (await import('./signs.ts')).keepSigns(JSON.stringify(text)))
    // Without them a network is needed, as before.
    .catch(() => {});
}

const LOADERS: Record<Language, () => Promise<{ default: Text }>> = {
  en: () => import('./en.json'),
  fr: () => import('./fr.json'),
  nl: () => import('./nl.json'),
  // The sheet lists a hundred slices of the face; the browser loads those a page needs.
  'zh-Hant': async () => {
    const [text] = await Promise.all([
      import('./zh-Hant.json'),
      import('@fontsource-variable/noto-sans-tc/wght.css'),
    ]);
    keepWhenKept(text.default);
    return text;
  },
};
