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
    name: 'storefront',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'chaos/**/*.test.ts'],
    // Some open a database, and a machine may have other work.
    hookTimeout: 120_000,
    testTimeout: 30_000,
  },
});
