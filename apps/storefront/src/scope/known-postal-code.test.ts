import { expect, it } from 'vitest';
import { keepPostalCode, knownPostalCode } from './known-postal-code.ts';

function keptAs(text: string | null) {
  let kept = text;
  return { postalCode: { read: () => kept, write: (next: string) => void (kept = next) } };
}

it('is known in the country that it was given in, and in no other', () => {
  const scope = keptAs(null);
  expect(knownPostalCode(scope, 'SE')).toBeNull();
  keepPostalCode(scope, 'SE', '11122');
  expect([knownPostalCode(scope, 'SE'), knownPostalCode(scope, 'NO')]).toEqual(['11122', null]);
});

it.each(['SE', 'SE.', 'SE.abc', 'SE.111222', ''])('is not known where the cookie says %o', (text) => {
  expect(knownPostalCode(keptAs(text), 'SE')).toBeNull();
});
