import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { shopPort } from './src/support/addresses.ts';
import { authSecret } from './src/support/borrowed-token.ts';
import { answeredVisitor } from './src/support/consent.ts';
import { runFolder } from './src/support/run-folder.ts';

/** Debian's without a window first: journeys take two thirds of the time in it. `E2E_BROWSER` names another. */
const installed = ['/usr/bin/chromium-headless-shell', process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'];
const executablePath = process.env.E2E_BROWSER ?? installed.find((program) => existsSync(program));

export default defineConfig({
  testDir: './src/journeys',
  outputDir: 'test-results',
  reporter: [['list']],
  workers: 2,
  // A busy machine may fail a test once. What needed its second try is named, and what it did then is kept.
  retries: 1,
  // The longest walk through a dozen pages, on a machine that may have other work.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    trace: 'on-first-retry',
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${shopPort}`,
    storageState: answeredVisitor,
    // What a worker asks for, no journey could hold up. Those about the worker let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node src/support/serve-shared-shop.ts',
    url: `http://localhost:${shopPort}/health`,
    env: {
      NODE_ENV: 'production',
      TORG_E2E_FOLDER: runFolder,
      // All tests are one visitor.
      MERCHANT_API_LIMITS: 'off',
      // Orders are counted by the mails that confirm them.
      MERCHANT_API_TOOLS: 'on',
      // Journeys sign what the back office would.
      AUTH_SECRET: authSecret,
    },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
