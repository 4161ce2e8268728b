import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashField } from './hash-field.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the hash of a field', () => {
  it.each([
    ['test@example.com', '973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b'],
    [' Test@Example.com\n', '973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b'],
    ['anna', '55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503'],
    ['Anna', '55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503'],
    ['öberg', '065dc999bb782c27e1fb7bf1344c49a6373d8bd449f8d6cb0493cb363a28efe4'],
    ['Öberg', '065dc999bb782c27e1fb7bf1344c49a6373d8bd449f8d6cb0493cb363a28efe4'],
    // The same name in two code points, whose bytes would hash to 869c2460….
    ['o\u0308berg', '065dc999bb782c27e1fb7bf1344c49a6373d8bd449f8d6cb0493cb363a28efe4'],
    ['O\u0308berg', '065dc999bb782c27e1fb7bf1344c49a6373d8bd449f8d6cb0493cb363a28efe4'],
    ['11122', '8e3309ee6bb115d603ccf77649dcf1898d25ebd86635b35bb137dda002b0116a'],
    ['+46701234567', '19317f0437d748c2e75c9d451197ae3ccc2e67c6d1e05cba41f25e639e3a7528'],
  ])('%j is %s', async (text, hash) => {
    expect(await hashField(text)).toBe(hash);
  });

  it.each(['', '  ', null, undefined])('%j is none', async (text) => {
    expect(await hashField(text)).toBeNull();
  });

  it('is one for a letter that is composed in lower case alone', async () => {
    expect(await hashField('J\u030c')).toBe(await hashField('\u01f0'));
  });

  it('is one for all ways to write a field, and none for nothing', async () => {
    const padding = fc.stringMatching(/^[ \t\n\u00a0]{0,3}$/);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), padding, padding, async (text, before, after) => {
        const hash = await hashField(text);
        expect(await hashField(before + text.normalize('NFD') + after)).toBe(hash);
        expect(await hashField(text.toLowerCase())).toBe(hash);
        expect(hash === null).toBe(text.trim() === '');
      }),
    );
  });

  it.each([
    ['is not secure', {}],
    ['has never heard of cryptography', undefined],
  ])('is none where the page %s, and nothing fails', async (_, crypto) => {
    vi.stubGlobal('crypto', crypto);
    expect(await hashField('anna')).toBeNull();
  });
});
