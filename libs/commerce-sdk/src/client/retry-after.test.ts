import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

describe('readRetryAfter', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');

  it.each([
    ['3', 3000],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 12:00:05 GMT', 5000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['-3', null],
    ['1.5', null],
    ['2026-11-21', null],
    ['Saturday, 21-Nov-26 12:00:05 GMT', 5000],
    ['Noday, 99 Nov 2026 GMT', null],
    ['', null],
    [null, null],
  ])('reads %j as %s', (header, ms) => {
    expect(readRetryAfter(header, now)).toEqual(ms);
  });
});
