import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@torg/source', ...defaultServerConditions];

export default defineConfig({
  test: {
    name: 'commerce-sdk',
    environment: 'node',
    setupFiles: ['vitest.setup.ts'],
    dir: 'src',
    // Modules hold nothing that a test could leave behind, and loading them anew for each file takes longer than its tests.
    isolate: false,
    // Some try thousands of texts, and a machine may have other work.
    testTimeout: 30_000,
    // Measured where it is asked for (`vitest run --coverage`), as `npm test` does: a run of some files covers too little.
    coverage: {
      provider: 'v8',
      include: ['src/domain/**/*.ts'],
      reporter: ['text-summary'],
      reportsDirectory: 'test-results/coverage',
      thresholds: { lines: 95, branches: 95 },
    },
  },
  resolve: { conditions },
  ssr: { resolve: { conditions } },
});
