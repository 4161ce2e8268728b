import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@torg/source', ...defaultServerConditions];

export default defineConfig({
  test: { name: 'commerce-sdk', environment: 'node', setupFiles: ['vitest.setup.ts'], include: ['src/**/*.test.ts'] },
  resolve: { conditions },
  ssr: { resolve: { conditions } },
});
