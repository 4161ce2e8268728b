import { hashField } from '@torg/commerce-sdk';
import { afterEach, expect, it, vi } from 'vitest';
import { hashBuyer } from './hash-buyer.ts';

afterEach(() => vi.unstubAllGlobals());

const anna = { email: ' Test@Example.com ', firstName: 'Anna', lastName: ' ', zip: '11122' };

it('tells who bought by hashes, and nothing of what is empty', async () => {
  expect(await hashBuyer(anna, hashField)).toEqual({
    user_email: '973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b',
    user_first_name: '55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503',
    user_zip: '8e3309ee6bb115d603ccf77649dcf1898d25ebd86635b35bb137dda002b0116a',
  });
});

it('tells nothing where the browser cannot hash, as on a page without https', async () => {
  vi.stubGlobal('crypto', {});
  expect(await hashBuyer(anna, hashField)).toEqual({});
});
