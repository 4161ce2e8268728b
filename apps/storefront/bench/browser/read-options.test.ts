import { expect, it } from 'vitest';
import { readOptions } from './read-options.ts';

it('visits each page five times with Brotli, and keeps what it finds, unless told otherwise', () => {
  expect(readOptions([])).toEqual({ runs: 5, encoding: 'br', dry: false });
  expect(readOptions(['--runs', '9', '--encoding', 'gzip', '--dry'])).toEqual({ runs: 9, encoding: 'gzip', dry: true });
});

it.each([
  ['--runs', '0'],
  ['--runs', '1.5'],
  ['--runs', 'many'],
  ['--encoding', 'zstd'],
])('refuses %s %s', (name, value) => {
  expect(() => readOptions([name, value])).toThrow(name);
});
