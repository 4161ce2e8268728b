import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@torg/source', ...defaultServerConditions];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  // The libraries' sources are tested, whether they are built or not.
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'tools',
    environment: 'node',
    include: ['tools/**/*.test.{mjs,ts}', 'scripts/**/*.test.mjs'],
    // A project of its own.
    exclude: ['**/node_modules/**', 'tools/generators/**'],
    // Some start programs, and a machine may have other work.
    testTimeout: 30_000,
  },
});
