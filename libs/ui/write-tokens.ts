// Writes the tokens for design tools and other code: `npm run tokens -w @torg/ui`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { tokenFiles } from './src/theme/token-files.ts';

const folder = new URL('tokens/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(tokenFiles())) {
  writeFileSync(new URL(name, folder), text);
  console.log(`Written: tokens/${name}`);
}
