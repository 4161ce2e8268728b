import { expect, it } from 'vitest';
import { thirdParties } from './third-parties.ts';

it('names nobody where the shop has its pictures at its own address', () => {
  expect(thirdParties({ imageBase: '/media' })).toEqual([]);
});

it("names the host of an account's pictures", () => {
  expect(thirdParties({ imageBase: 'https://img.example/shop' })).toEqual([
    {
      name: 'img.example',
      origins: ['https://img.example'],
      purpose: 'pictures',
      category: 'necessary',
      directive: 'img-src',
    },
  ]);
});
