import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { findUnwanted } from './find-unwanted.mjs';
import { textOf } from './named-tests.mjs';

const require = createRequire(import.meta.url);
const installed = (module) => readFileSync(require.resolve(module), 'utf8');

it('finds nothing in a script without any of it', () => {
  expect(findUnwanted([{ file: 'main.js', text: 'console.log("Syntax is fine")' }])).toEqual([]);
});

it('knows the installed parsers, and the panel of development, by their marks', () => {
  const scripts = [
    { file: 'graphql.js', text: installed('graphql/error/syntaxError.js') },
    { file: 'icu.js', text: installed('@formatjs/icu-messageformat-parser') },
    { file: 'panel.js', text: textOf('apps/storefront/src/client/glass-box/draw-panel.ts') },
  ];
  expect(findUnwanted(scripts)).toEqual([
    expect.stringMatching(/^graphql.js contains GraphQL's parser/),
    expect.stringMatching(/^icu.js contains ICU's message parser/),
    expect.stringMatching(/^panel.js contains the panel of development/),
  ]);
});
