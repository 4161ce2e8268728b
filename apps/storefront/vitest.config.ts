import { defineConfig } from 'vitest/config';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@torg/source'] },
  ssr: { resolve: { conditions: ['@torg/source', 'module', 'node', 'development|production'] } },
  test: { name: 'storefront', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
