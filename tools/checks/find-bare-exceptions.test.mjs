import { expect, it } from 'vitest';
import { findBareExceptions } from './find-bare-exceptions.mjs';

const off = 'eslint-disable';
const ts = '@ts';

it.each([
  `foo(); // ${off}-line no-console -- the command line's answer`,
  `/* ${off} no-console, no-alert -- a script for the terminal */`,
  `// ${ts}-expect-error a string is refused`,
  'const words = "disable the rule";',
])('accepts %s', (text) => {
  expect(findBareExceptions(text)).toEqual([]);
});

it.each([
  [`/* ${off} */`, 'name the rule that is switched off'],
  [`/* ${off} -- all of it */`, 'name the rule that is switched off'],
  [`// ${off}-next-line no-console`, 'give the reason after " -- "'],
  [`// ${off}-next-line no-console --`, 'give the reason after " -- "'],
  [`// ox${off.replace('es', '')}-line no-cycle`, 'give the reason after " -- "'],
  [`// ${ts}-expect-error`, 'give the reason after @ts-expect-error'],
  [`// ${ts}-ignore because`, 'use @ts-expect-error with a reason instead of @ts-ignore'],
  [`// ${ts}-nocheck`, 'use @ts-expect-error with a reason instead of @ts-nocheck'],
])('refuses %s', (text, problem) => {
  expect(findBareExceptions(`const a = 1;\n${text}\n`)).toEqual([{ line: 2, problem }]);
});
