import { expect, it } from 'vitest';
import { checkPassword } from './check-password.ts';

it.each([
  ['', '', 'empty'],
  ['sexsex', 'sexsex', 'too-short'],
  ['o\u0308o\u0308o\u0308o\u0308', 'o\u0308o\u0308o\u0308o\u0308', 'too-short'],
  ['👩👩👩👩👩👩', '👩👩👩👩👩👩', 'too-short'],
  ['sjutton', 'sjuttan', 'mismatch'],
  ['sjutton', 'sjutton', null],
] as const)('the password %j repeated as %j is %s', (password, repeated, problem) => {
  expect(checkPassword(password, repeated)).toBe(problem);
});

it('need not be repeated', () => {
  expect(checkPassword('sjutton')).toBeNull();
});
