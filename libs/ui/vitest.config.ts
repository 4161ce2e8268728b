import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const systemChromium = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(systemChromium) ? systemChromium : undefined);
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
const offline = ['--disable-background-networking', '--disable-component-update'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: { name: 'ui-unit', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], css: true },
      },
      {
        extends: './vite.config.ts',
        // Found before the first story runs: a library found later would reload the page under the tests.
        optimizeDeps: { entries: ['src/**/*.stories.tsx', '.storybook/preview.tsx'] },
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'ui-storybook',
          // One page for all files: stories leave nothing behind, and a page each costs more than the stories do.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { executablePath, args: [...quiet, ...offline] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
