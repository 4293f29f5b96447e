import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { digestInNode } from './tools/digest-in-node.ts';
import { LongestFirst } from './tools/suite/longest-first.ts';

// Tests named `*.browser.test.ts` run in Chromium, `*.anywhere.test.ts` in Node
// and in Chromium, `*.services.test.ts` in Node beside a real PostgreSQL and
// Redis, all others in Node. `STARBOARD_CHROMIUM` names the browser; `npm test`
// finds or fetches one and sets it.
const chromium = process.env.STARBOARD_CHROMIUM;
const OUTSIDE = ['**/node_modules/**', '**/dist/**', '**/.build/**', 'e2e/**'];

// Ends what hangs. No test passes or fails by how fast the machine is.
const PATIENCE = 300_000;
/** How long a test waits for the page to show something. */
const WAITING = 60_000;

// Much of a test is waiting, for processes, sockets and clocks: half as many again as there are cores are at work.
const CORES = availableParallelism();
const WORKERS = Math.ceil(1.5 * CORES);

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'node',
          maxWorkers: WORKERS,
          testTimeout: PATIENCE,
          environment: 'node',
          // What one file has loaded the next need not load again: half of the time went there.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...OUTSIDE, '**/*.browser.test.{ts,tsx}', '**/*.services.test.ts'],
        },
      },
      {
        test: {
          name: 'services',
          maxWorkers: WORKERS,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          environment: 'node',
          isolate: false,
          include: ['**/*.services.test.ts'],
          exclude: OUTSIDE,
          globalSetup: 'tools/services/setup.ts',
        },
      },
      {
        // Named here because Vite would otherwise find them half-way, and reload a running test.
        optimizeDeps: {
          include: [
            'zod',
            '@noble/ciphers/chacha.js',
            '@noble/ciphers/utils.js',
            'fast-check',
            'axe-core',
            'react',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'radix-ui',
            'zzfx',
            'use-intl',
            'wouter',
            'zustand',
            'idb',
          ],
        },
        test: {
          name: 'chromium',
          // Pages keep their cores busy; and those of another number are a group of their own.
          maxWorkers: CORES,
          sequence: { groupOrder: 1 },
          testTimeout: PATIENCE,
          expect: { poll: { timeout: WAITING } },
          include: ['**/*.browser.test.{ts,tsx}', '**/*.anywhere.test.{ts,tsx}'],
          exclude: OUTSIDE,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { digestInNode },
            provider: playwright({
              launchOptions: {
                ...(chromium === undefined ? {} : { executablePath: chromium }),
                args: ['--no-sandbox', '--disable-background-networking'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
