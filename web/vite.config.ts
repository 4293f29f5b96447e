import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { ahead } from './ahead/ahead.ts';

export default defineConfig({
  plugins: [react(), facesFirst(), ahead(), offline(), compressed()],
  build: {
    // The first browsers with light-dark(), which the look is written in.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Inlined fonts would be loaded by pages that need none of their letters.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The page then begins with its pieces one by one, not with one that asks for all of them.
      preserveEntrySignatures: 'strict',
      output: {
        codeSplitting: {
          // What every page begins with comes in few pieces: on a slow line each file is a way there and back.
          // More than one all the same, for a phone takes each up by itself and can draw in between.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|shell[\\/]react\.ts$/,
              tags: ['$initial'],
              priority: 6,
            },
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 5 },
            { name: 'shell', tags: ['$initial'], priority: 4 },
            // What talks to the server.
            {
              name: 'online',
              test: /web[\\/]online[\\/](line|online|seats)\.tsx?$|node_modules[\\/]@tanstack[\\/]/,
              priority: 3,
            },
            // What home shows a moment later, and most other pages share.
            {
              name: 'later',
              test: /web[\\/](games[\\/]under-way|local[\\/]my-games|daily[\\/]panel)\.tsx$/,
              priority: 2,
            },
            // What the lobby, a new table and a table have in common: a dozen files that each were asked for.
            {
              name: 'company',
              test: /web[\\/](online[\\/]|lobby[\\/]ticket|people[\\/]named|games[\\/]level|shell[\\/]copy)|look[\\/]segmented-choice/,
              priority: 1,
            },
            // What stands around a game, on this device or online.
            {
              name: 'match',
              test: /web[\\/]match[\\/](line|match-menu|opening|seal|took|training)\.tsx?$|look[\\/]slots/,
            },
          ],
        },
      },
    },
  },
  // A worker opens the box of one game only.
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://localhost:3000', ws: true } } },
});

/** The faces every page begins with are asked for together with the page, so that text never changes under the eye. */
function facesFirst(): Plugin {
  const FACES = /(bricolage-grotesque|atkinson-hyperlegible-next)-latin-wght-normal-[^/]+\.woff2$/;
  return {
    name: 'faces-first',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FACES.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** Installable, and whole without a network; a new version comes with the next visit, never in the middle of a game. */
function offline() {
  return VitePWA({
    // The page asks for it itself, when it has come to rest.
    injectRegister: null,
    manifest: {
      // Who it is for the device, whatever address it once starts at.
      id: '/',
      name: 'Starboard',
      short_name: 'Starboard',
      description: 'Two tabletop games about space, on a screen, with dice you can check.',
      display: 'standalone',
      background_color: '#171331',
      theme_color: '#171331',
      categories: ['games'],
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icon-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
      // A hundred slices of the Chinese face: kept when a page has needed one. Pages made ahead are for first visits.
      globIgnores: ['**/noto-sans-tc-*.woff2', 'ahead/**'],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/^\/api(\/|$)/],
      runtimeCaching: [
        {
          urlPattern: /\/assets\/noto-sans-tc-[^/]+\.woff2$/,
          handler: 'CacheFirst',
          options: { cacheName: 'faces' },
        },
      ],
    },
  });
}

/** Beside every text lies a smaller one that the server hands out instead: packed once and hard, not for every visitor. */
function compressed(): Plugin {
  const TEXT = /\.(js|css|html|svg|webmanifest)$/;
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      // After the service worker is written.
      order: 'post',
      sequential: true,
      handler: () => {
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        for (const file of files.filter((name) => TEXT.test(name))) {
          const path = join(folder, file);
          const text = readFileSync(path);
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
          writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
          writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        }
      },
    },
  };
}
