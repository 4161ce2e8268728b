import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@torg/source'] },
  test: { name: 'market-routing', environment: 'node', include: ['src/**/*.test.ts'] },
});
