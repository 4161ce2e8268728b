import { expect, it } from 'vitest';
import { isSigned, signCall } from './call-signature.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const signature = signCall(bytes('paid'), 'secret');

it('holds for the bytes and the secret that it was made with', () => {
  expect(isSigned(bytes('paid'), signature, 'secret')).toBe(true);
});

it.each([
  ['other bytes', 'paid ', signature, 'secret'],
  ['another secret', 'paid', signature, 'Secret'],
  ['no signature', 'paid', null, 'secret'],
  ['half of one', 'paid', signature.slice(0, -2), 'secret'],
  ['another version', 'paid', signature.replace('v1', 'v0'), 'secret'],
])('does not hold for %s', (_, body, sent, secret) => {
  expect(isSigned(bytes(body), sent, secret)).toBe(false);
});
