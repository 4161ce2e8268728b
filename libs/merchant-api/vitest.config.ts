import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

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

// Everything runs over the embedded database; what goes through the API runs over a PostgreSQL server as well.
export default defineConfig({
  ...shared,
  test: {
    // An embedded database takes most of a gigabyte.
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          ...everyTest,
          name: 'merchant-api-embedded',
          include: ['src/**/*.test.{ts,mjs}'],
          globalSetup: ['src/testing/provide-template.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...everyTest,
          name: 'merchant-api-postgres',
          include: ['src/**/*.api.test.ts'],
          globalSetup: ['src/testing/provide-postgres.ts'],
        },
      },
    ],
  },
});
