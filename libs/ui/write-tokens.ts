// Writes the theme for design tools: `npm run tokens -w @torg/ui`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { designTokens } from './src/theme/design-tokens.ts';

const folder = new URL('tokens/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const scheme of ['light', 'dark'] as const) {
  const file = new URL(`torg-${scheme}.tokens.json`, folder);
  writeFileSync(file, `${JSON.stringify(designTokens(scheme), null, 2)}\n`);
  console.log(`Written: tokens/torg-${scheme}.tokens.json`);
}
