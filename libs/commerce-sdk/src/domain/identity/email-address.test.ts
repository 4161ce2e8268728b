import { describe, expect, it } from 'vitest';
import { readEmailAddress } from './email-address.ts';

const longest = `a@${'b'.repeat(249)}.se`;

describe('an email address', () => {
  it.each([
    ['anna@torg.example', 'anna@torg.example'],
    ['  Anna.Öberg@Torg.Example ', 'anna.öberg@torg.example'],
    ['a+b@x.y.se', 'a+b@x.y.se'],
    [`${'a'.repeat(64)}@x.se`, `${'a'.repeat(64)}@x.se`],
    [longest, longest],
  ])('%j is kept as %s', (text, address) => {
    expect(readEmailAddress(text)).toBe(address);
  });

  it.each([
    ['', 'nothing'],
    ['anna', 'no host'],
    ['anna@torg', 'no dot in the host'],
    ['anna@torg.e', 'one letter at its end'],
    ['anna@.se', 'an empty part'],
    ['anna@torg..se', 'an empty part within'],
    ['an na@torg.se', 'a space'],
    ['anna@torg.se, b@c.se', 'two addresses'],
    ['anna\u0000@torg.se', 'a control character'],
    [`${'a'.repeat(65)}@x.se`, 'too long a name'],
    [`a${longest}`, 'too long as a whole'],
  ])('%j is none: %s', (text) => {
    expect(readEmailAddress(text)).toBeNull();
  });
});
