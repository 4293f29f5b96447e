import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// Tests named `*.browser.test.ts` run in Chromium, `*.anywhere.test.ts` in Node
// and in Chromium, `*.services.test.ts` in Node beside a real PostgreSQL and
// Redis, all others in Node. `STARBOARD_CHROMIUM` names the browser; `npm test`
// finds or fetches one and sets it.
const chromium = process.env.STARBOARD_CHROMIUM;
const OUTSIDE = ['**/node_modules/**', '**/dist/**', '**/.build/**', 'e2e/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...OUTSIDE, '**/*.browser.test.{ts,tsx}', '**/*.services.test.ts'],
        },
      },
      {
        test: {
          name: 'services',
          environment: 'node',
          include: ['**/*.services.test.ts'],
          exclude: OUTSIDE,
          globalSetup: 'tools/services/setup.ts',
        },
      },
      {
        // Named here because Vite would otherwise find them half-way, and reload a running test.
        optimizeDeps: {
          include: ['zod', '@noble/ciphers/chacha.js', '@noble/ciphers/utils.js', 'fast-check'],
        },
        test: {
          name: 'chromium',
          include: ['**/*.browser.test.{ts,tsx}', '**/*.anywhere.test.{ts,tsx}'],
          exclude: OUTSIDE,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
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
