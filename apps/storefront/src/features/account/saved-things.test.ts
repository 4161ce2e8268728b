import { expect, it } from 'vitest';
import type { SavedItem } from '@torg/commerce-sdk/extensions';
import { savedThings } from './saved-things.ts';

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
    { name: 'Mugg', quantity: 3 },
    { name: 'Frukostpaketet', quantity: 2 },
  ]);
});

it('a package that lacks a part is sold no more, whichever part it is', () => {
  const gone = [{ name: null, quantity: 2 }];
  expect(savedThings([part(2, null), part(3, 'Skål')])).toEqual(gone);
  expect(savedThings([part(2, 'Fat'), part(3, null)])).toEqual(gone);
});
