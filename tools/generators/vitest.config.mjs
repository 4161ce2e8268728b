import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'generators', environment: 'node', include: ['*.test.ts'], maxConcurrency: 2, hookTimeout: 120_000 },
});
