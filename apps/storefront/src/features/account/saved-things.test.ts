import { expect, it } from 'vitest';
import type { SavedItem } from '@torg/commerce-sdk/extensions';
import { savedThings, shortThings } from './saved-things.ts';

const loose: SavedItem = {
  ...{ skuId: 1, quantity: 3, message: null, productName: 'Mugg' },
  ...{ packageKey: null, packageCount: null, packageName: null },
};
const part = (skuId: number, productName: string | null): SavedItem => ({
  ...{ ...loose, skuId, quantity: 4, productName },
  ...{ packageKey: 'p', packageCount: 2, packageName: 'Frukostpaketet' },
});

it('a package is one thing, as many as there are of it', () => {
  expect(savedThings([loose, part(2, 'Fat'), part(3, 'Skål')])).toEqual([
    { name: 'Mugg', quantity: 3, skuIds: [1] },
    { name: 'Frukostpaketet', quantity: 2, skuIds: [2, 3] },
  ]);
});

it('a package that lacks a part is sold no more, whichever part it is', () => {
  const gone = [{ name: null, quantity: 2, skuIds: [2, 3] }];
  expect(savedThings([part(2, null), part(3, 'Skål')])).toEqual(gone);
  expect(savedThings([part(2, 'Fat'), part(3, null)])).toEqual(gone);
});

it('tells of a package once how many of it there are, and of its part beside it by itself', () => {
  const items = [{ ...loose, skuId: 2, productName: 'Fat' }, part(2, 'Fat'), part(3, 'Skål')];
  const told = (limited: readonly { skuId: number; quantity: number }[]) =>
    shortThings(items, limited).map(({ name, quantity }) => [name, quantity]);
  const ofPackage = [
    { skuId: 2, quantity: 1 },
    { skuId: 3, quantity: 1 },
  ];
  expect(told(ofPackage)).toEqual([['Frukostpaketet', 1]]);
  expect(told([{ skuId: 2, quantity: 4 }])).toEqual([['Fat', 4]]);
  expect(told([{ skuId: 2, quantity: 4 }, ...ofPackage])).toEqual([
    ['Frukostpaketet', 1],
    ['Fat', 4],
  ]);
});
