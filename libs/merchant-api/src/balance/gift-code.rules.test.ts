import fc from 'fast-check';
import { expect, it } from 'vitest';
import { giftCodeOf, normalisedGiftCode } from './gift-code.rules.ts';

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });

it('every code is read again, however it is written', () => {
  fc.assert(
    fc.property(bytes, fc.constantFrom('', ' ', '-', '  '), (random, gap) => {
      const code = giftCodeOf(random);
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/);
      const written = ` ${code.toLowerCase().replaceAll('-', gap)} `;
      expect(normalisedGiftCode(written)).toBe(code.replaceAll('-', ''));
    }),
  );
});

it('each of eighty bits makes another code', () => {
  const zero = new Uint8Array(16);
  const codes = Array.from({ length: 80 }, (_, bit) => {
    const random = zero.slice();
    random[Math.floor(bit / 5)] = 1 << (bit % 5);
    return giftCodeOf(random);
  });
  expect(new Set([giftCodeOf(zero), ...codes]).size).toBe(81);
});

it.each(['', 'VÄLKOMMEN', 'ABCD-EFGH-JKLM', 'ABCD-EFGH-JKLM-NPQ0', 'ABCD-EFGH-JKLM-NPQRS', 'ABCD-EFGH-JKLM-NPQ\0'])(
  'no gift card has the code %j',
  (text) => {
    expect(normalisedGiftCode(text)).toBeNull();
  },
);
