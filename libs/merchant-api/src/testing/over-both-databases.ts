import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig, type UserWorkspaceConfig, type ViteUserConfigFnPromise } from 'vitest/config';
import { findPrograms } from './start-private-postgres.ts';

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

/** The server that the environment names for tests. */
const namedServer = () => process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];

/**
 * The tests of a library. What goes through the API runs over a PostgreSQL server where there is one, and over the embedded
 * database where there is none: both speak the same SQL. `overBoth` are the files about what differs between the two, which
 * run over each, as all do where `TEST_EVERY_DATABASE` is set.
 */
export function overBothDatabases(name: string, overBoth: readonly string[] = []): ViteUserConfigFnPromise {
  return defineConfig(async () => {
    const hasServer = Boolean(namedServer() || (await findPrograms()));
    const isOverServer = hasServer && !process.env['TEST_EVERY_DATABASE'];
    const embedded: UserWorkspaceConfig = {
      ...shared,
      test: {
        ...everyTest,
        name: `${name}-embedded`,
        include: isOverServer ? ['src/**/!(*.api).test.{ts,mjs}', ...overBoth] : ['src/**/*.test.{ts,mjs}'],
        globalSetup: [templateSetup],
      },
    };
    const postgres: UserWorkspaceConfig = {
      ...shared,
      test: {
        ...everyTest,
        name: `${name}-postgres`,
        include: ['src/**/*.api.test.ts'],
        globalSetup: [pathOf('provide-postgres.ts')],
      },
    };
    // An embedded database takes most of a gigabyte.
    return { ...shared, test: { maxWorkers: 2, projects: [embedded, postgres] } };
  });
}
