import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@torg/source'] },
  test: { name: 'i18n', environment: 'node', include: ['{src,codegen}/**/*.test.{ts,tsx,mjs}'] },
});
