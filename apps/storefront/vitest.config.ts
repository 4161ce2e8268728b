import { templateSetup } from '@torg/merchant-api/testing/databases';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultExternalConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@torg/source', ...defaultServerConditions];

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: {
    conditions,
    // Without it the backend under test would get a second copy of the package.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  ssr: { resolve: { conditions, externalConditions: ['@torg/source', ...defaultExternalConditions] } },
  test: {
    environment: 'node',
    // Some open a database, and a machine may have other work.
    hookTimeout: 120_000,
    testTimeout: 30_000,
    // Left alone, Vitest would keep one of two cores free.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'storefront',
          include: ['{src,bench,build}/**/*.test.{ts,tsx}'],
          exclude: ['src/{server,stories}/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'storefront-server',
          include: ['src/{server,stories}/**/*.test.ts', 'chaos/**/*.test.ts'],
          globalSetup: [templateSetup],
          // Its modules hold nothing that a test could leave behind, and loading shop and API anew for each file takes longer than
          // most of its tests.
          isolate: false,
        },
      },
    ],
  },
});
