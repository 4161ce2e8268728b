import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const conditions = ['@torg/source', ...defaultServerConditions];
// Vite would take GraphQL's build for bundlers, beside the one that graphql-yoga gets from Node; there must be only one.
const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];
const shared = {
  resolve: { conditions, alias },
  ssr: { resolve: { conditions } },
};
const everyTest = {
  environment: 'node',
  // Modules hold nothing that a test could leave behind, and loading them anew for each file takes as long as its tests.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const;

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** What a project whose tests copy embedded databases has as its `globalSetup`. */
export const templateSetup = pathOf('provide-template.ts');

/** The tests of a library: all run over the embedded database, and what goes through the API over a PostgreSQL server as well. */
export function overBothDatabases(name: string): ViteUserConfig {
  return defineConfig({
    ...shared,
    test: {
      // An embedded database takes most of a gigabyte.
      maxWorkers: 2,
      projects: [
        {
          ...shared,
          test: {
            ...everyTest,
            name: `${name}-embedded`,
            include: ['src/**/*.test.{ts,mjs}'],
            globalSetup: [templateSetup],
          },
        },
        {
          ...shared,
          test: {
            ...everyTest,
            name: `${name}-postgres`,
            include: ['src/**/*.api.test.ts'],
            globalSetup: [pathOf('provide-postgres.ts')],
          },
        },
      ],
    },
  });
}
