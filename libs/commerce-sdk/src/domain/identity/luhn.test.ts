import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasLuhnCheckDigit } from './luhn.ts';

it.each([
  ['79927398713', true],
  ['79927398710', false],
  ['8112189876', true],
  ['18', true],
  ['0', false],
  ['', false],
])('the last digit of %j is its check digit: %s', (digits, isRight) => {
  expect(hasLuhnCheckDigit(digits)).toBe(isRight);
});

it('one last digit of ten is right', () => {
  const before = fc.stringMatching(/^\d{1,18}$/);
  fc.assert(
    fc.property(before, (digits) => {
      const right = Array.from('0123456789').filter((last) => hasLuhnCheckDigit(digits + last));
      expect(right).toHaveLength(1);
    }),
  );
});
