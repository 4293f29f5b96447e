/**
 * The home page made ahead of time, in every language: the server hands it to
 * whoever comes for the first time, and it is seen while the scripts are still
 * on their way. They put the living page in its place.
 */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Language } from '../text/language.ts';
import type * as Home from './home.tsx';

export function ahead(): Plugin {
  let root = '';
  let folder = '';
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'ahead',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    writeBundle(_options, written) {
      bundle = written;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: async () => {
        const index = readFileSync(join(folder, 'index.html'), 'utf8');
        for (const [language, home] of await homesOf(root)) {
          const links = linksFor(bundle, language);
          const page = index
            .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
            .replace('</head>', `${links.join('')}</head>`)
            // What is there to be seen comes first, its letters next, then what makes it answer.
            .replaceAll(/<(script|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
            .replace(
              '<div id="page">',
              () => `<div id="page"><div data-ahead>${asleep(home)}</div>`,
            );
          writeFileSync(join(folder, `home.${language}.html`), page);
        }
      },
    },
  };
}

/** Links lead on and forms are sent by the browser itself; the rest cannot be pressed before there is something to answer. */
function asleep(home: string): string {
  return home.replaceAll(/<(button type="button"|select)/g, '<$1 inert');
}

/** Builds the page for Node, among the modules that it asks for, and has it drawn. */
async function homesOf(root: string): ReturnType<typeof Home.homes> {
  const modules = join(root, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const outDir = mkdtempSync(join(modules, '.ahead-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: { ssr: 'ahead/home.tsx', outDir, assetsInlineLimit: 0, copyPublicDir: false },
    });
    const { homes } = (await import(pathToFileURL(join(outDir, 'home.js')).href)) as typeof Home;
    return await homes();
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** Letters that come with a language. */
const LETTERS: Partial<Record<Language, string>> = { 'zh-Hant': 'noto-sans-tc/wght.css' };

/** The words of a language and its letters, which all would be asked for only by a script. */
function linksFor(bundle: Rolldown.OutputBundle, language: Language): string[] {
  const letters = LETTERS[language];
  return Object.values(bundle).flatMap((file) => {
    if (file.type === 'chunk') {
      const isMeant = file.facadeModuleId?.endsWith(`/text/${language}.json`);
      return isMeant ? [`<link rel="modulepreload" crossorigin href="/${file.fileName}">`] : [];
    }
    const isMeant = letters && file.originalFileNames.some((name) => name.endsWith(letters));
    return isMeant ? [`<link rel="stylesheet" crossorigin href="/${file.fileName}">`] : [];
  });
}
