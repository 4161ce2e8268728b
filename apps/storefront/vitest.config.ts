import { globSync, readFileSync } from 'node:fs';
import { templateSetup } from '@torg/merchant-api/testing/databases';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultExternalConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@torg/source', ...defaultServerConditions];

const ofBrowser = '{src,bench,build}/**/*.test.{ts,tsx}';
const ofServer = 'src/{server,stories}/**';

/** They listen to a window, and would hear what another has left in it. */
const withWindow = globSync(ofBrowser, { cwd: import.meta.dirname, exclude: [ofServer] }).filter((file) =>
  readFileSync(`${import.meta.dirname}/${file}`, 'utf8').startsWith('// @vitest-environment jsdom'),
);

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
    // Where files share the modules of a worker (`isolate: false`): these hold nothing that a test could leave behind, and
    // loading them anew for each file takes longer than most of the tests.
    projects: [
      { extends: true, test: { name: 'storefront-window', include: withWindow } },
      {
        extends: true,
        test: { name: 'storefront', include: [ofBrowser], exclude: [ofServer, ...withWindow], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'storefront-server',
          include: ['src/{server,stories}/**/*.test.ts', 'chaos/**/*.test.ts'],
          globalSetup: [templateSetup],
          isolate: false,
        },
      },
    ],
  },
});
