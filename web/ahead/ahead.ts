/**
 * Pages made ahead of time, in every language: the server hands them to whoever
 * comes for the first time, and they are seen while the scripts are still on
 * their way. They put the living page in its place.
 */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type * as Draw from './draw.tsx';
import { linksFor } from './links.ts';
import { fileOf, PAGES } from './pages.ts';

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
      handler: () => withPen(root, (pen) => writePages(pen, folder, bundle)),
    },
  };
}

/** Beside them lies where each belongs, by address and language. */
async function writePages(
  { draw, LANGUAGES }: typeof Draw,
  folder: string,
  bundle: Rolldown.OutputBundle,
): Promise<void> {
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  const places: Record<string, Record<string, string>> = {};
  mkdirSync(join(folder, 'ahead'), { recursive: true });
  for (const page of PAGES) {
    const files = LANGUAGES.map((language) => [language, `ahead/${fileOf(page)}.${language}.html`]);
    for (const language of LANGUAGES) {
      const links = linksFor(bundle, { parts: page.parts, language, index });
      const drawn = asleep(await draw(page.address, language));
      const html = index
        .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
        .replace('</head>', `${links.join('')}</head>`)
        // What is there to be seen comes first, its letters next, then what makes it answer.
        .replaceAll(/<(script|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
        .replace('<div id="page">', () => `<div id="page"><div data-ahead="asleep">${drawn}</div>`);
      writeFileSync(join(folder, `ahead/${fileOf(page)}.${language}.html`), html);
    }
    places[page.address] = Object.fromEntries(files);
  }
  writeFileSync(join(folder, 'ahead/places.json'), JSON.stringify(places));
}

/** A form that says where it leads is the browser's own. */
const OWN = /(<form[^>]* action=.*?<\/form>)/s;

/** Links lead on and forms are sent by the browser itself; the rest cannot be pressed before there is something to answer. */
function asleep(page: string): string {
  return page
    .split(OWN)
    .map((part) =>
      OWN.test(part) ? part : part.replaceAll(/<(button|select|input)\b/g, '<$1 inert'),
    )
    .join('');
}

/** Builds what draws the page for Node, among the modules that it asks for. */
async function withPen(root: string, use: (pen: typeof Draw) => Promise<void>): Promise<void> {
  const modules = join(root, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const outDir = mkdtempSync(join(modules, '.ahead-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: { ssr: 'ahead/draw.tsx', outDir, assetsInlineLimit: 0, copyPublicDir: false },
    });
    await use((await import(pathToFileURL(join(outDir, 'draw.js')).href)) as typeof Draw);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
