import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashField } from './hash-field.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the hash of a field', () => {
  it.each([
    ['test@example.com', '973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b'],
    [' Test@Example.com\n', '973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b'],
    ['Anna', '55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503'],
    ['öberg', '065dc999bb782c27e1fb7bf1344c49a6373d8bd449f8d6cb0493cb363a28efe4'],
    ['O\u0308berg', '065dc999bb782c27e1fb7bf1344c49a6373d8bd449f8d6cb0493cb363a28efe4'],
    ['11122', '8e3309ee6bb115d603ccf77649dcf1898d25ebd86635b35bb137dda002b0116a'],
    ['+46701234567', '19317f0437d748c2e75c9d451197ae3ccc2e67c6d1e05cba41f25e639e3a7528'],
  ])('%j is %s', async (text, hash) => {
    expect(await hashField(text)).toBe(hash);
  });

  it.each(['', '  ', null, undefined])('%j is none', async (text) => {
    expect(await hashField(text)).toBeNull();
  });

  it('is none where the page is not secure, and nothing fails', async () => {
    vi.stubGlobal('crypto', {});
    expect(await hashField('anna')).toBeNull();
  });
});
