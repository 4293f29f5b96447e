import { defineConfig } from '@playwright/test';

// The page in a real browser, served by a real server: on a phone and on a desk.
// `STARBOARD_CHROMIUM` names the browser; `npm test` finds or fetches one.
const chromium = process.env.STARBOARD_CHROMIUM;

// Ends what hangs. No test passes or fails by how fast the machine is.
const PATIENCE = 300_000;

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  timeout: PATIENCE,
  expect: {
    timeout: PATIENCE / 5,
    // As many pixels may differ as letters do that another Chromium draws, and fewer than make up a button.
    toHaveScreenshot: { maxDiffPixelRatio: 0.001, scale: 'device' },
  },
  // A picture that is missing is a fault; `npm run pictures` takes new ones.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/pictures/{arg}-{projectName}{ext}',
  testDir: '.',
  testMatch: '**/*.test.ts',
  // They take longer than all others together, and have a configuration of their own.
  testIgnore: 'evenings/**',
  outputDir: '../test-results',
  fullyParallel: true,
  // They wait for one another, and for what moves: one more than there are cores is at work.
  workers: '150%',
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        // A name by which a browser takes the server for one in the network: a page without https.
        '--host-resolver-rules=MAP living-room.test 127.0.0.1',
      ],
    },
    // To record every step takes longer than the steps: `--trace on` does where one is looked for.
    trace: 'off',
    screenshot: 'only-on-failure',
    // It would keep the whole page for later at every visit; tests without a network ask for it.
    serviceWorkers: 'block',
  },
  // A test with one of the tags belongs to that screen alone. What takes longest
  // begins first, so that nothing is waited for alone at the end.
  projects: [
    { name: 'long', grep: /@long/, use: DESK },
    { name: 'phone', grepInvert: /@desk|@long/, use: PHONE },
    { name: 'desk', grepInvert: /@phone|@long/, use: DESK },
  ],
});
