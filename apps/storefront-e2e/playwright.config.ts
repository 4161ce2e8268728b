import { existsSync } from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { shopPort } from './src/support/addresses.ts';
import { authSecret } from './src/support/borrowed-token.ts';
import { answeredVisitor } from './src/support/consent.ts';

const debian = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(debian) ? debian : undefined);
/** A shop of its own, with carts of its own: never the one that a developer has running. */
const dataDir = mkdtempSync(join(tmpdir(), 'torg-e2e-'));

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
    command: `node ../storefront/dist/server/main.js`,
    url: `http://localhost:${shopPort}/health`,
    env: {
      NODE_ENV: 'production',
      PORT: String(shopPort),
      DATA_DIR: dataDir,
      // All tests are one visitor.
      MERCHANT_API_LIMITS: 'off',
      // Orders are counted by the mails that confirm them.
      MERCHANT_API_TOOLS: 'on',
      // Journeys sign what the back office would.
      AUTH_SECRET: authSecret,
    },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
