// Writes the fonts of the letters that every page has.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { nordicLetters } from './src/theme/font-letters.ts';

const require = createRequire(import.meta.url);
const folder = new URL('src/theme/fonts/', import.meta.url);

mkdirSync(folder, { recursive: true });
for (const family of ['source-sans-3', 'open-sans']) {
  for (const weight of ['400', '600']) {
    const whole = require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`);
    const font = await subsetFont(readFileSync(whole), nordicLetters, { targetFormat: 'woff2' });
    writeFileSync(new URL(`${family}-nordic-${weight}-normal.woff2`, folder), font);
  }
}
