import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: { name: 'tools', environment: 'node', include: ['tools/**/*.test.{mjs,ts}', 'scripts/**/*.test.mjs'] },
});
