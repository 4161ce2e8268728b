import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { findParsers } from './find-parsers.mjs';

const require = createRequire(import.meta.url);
const textOf = (module) => readFileSync(require.resolve(module), 'utf8');

it('finds nothing in a script without a parser', () => {
  expect(findParsers([{ file: 'main.js', text: 'console.log("Syntax is fine")' }])).toEqual([]);
});

it('knows the installed parsers by their marks', () => {
  const scripts = [
    { file: 'graphql.js', text: textOf('graphql/error/syntaxError.js') },
    { file: 'icu.js', text: textOf('@formatjs/icu-messageformat-parser') },
  ];
  expect(findParsers(scripts)).toEqual([
    expect.stringMatching(/^graphql.js contains GraphQL's parser/),
    expect.stringMatching(/^icu.js contains ICU's message parser/),
  ]);
});
