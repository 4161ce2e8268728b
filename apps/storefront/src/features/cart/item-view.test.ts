import { describe, expect, it } from 'vitest';
import { groupedItems } from '@torg/stores/grouped-items';
import { buildCart, buildCartLine } from '@torg/stores/testing';
import { itemView } from './item-view.ts';

const part = { packageId: 3, packageName: 'Frukostpaket', groupId: 1, optionId: 1 };
const lines = [
  buildCartLine(7, 4, { groupKey: 'g', package: part }),
  buildCartLine(8, 2, { groupKey: 'g', package: part }),
];
const configuration = {
  packageId: 3,
  name: 'Frukost för två',
  selections: [
    { skuId: 7, name: 'Mugg', quantity: 2 },
    { skuId: 8, name: 'Te', quantity: 1 },
  ],
};

function viewOf(cartLines: typeof lines, picked = new Map([['g', configuration]])) {
  const [item = expect.unreachable()] = groupedItems({ cart: buildCart(cartLines), picked });
  return itemView(item);
}

describe('a package in the cart', () => {
  it('is one row that costs what its lines cost, and holds as many as its scarcest part allows', () => {
    expect(viewOf(lines)).toMatchObject({
      key: 'g',
      isPackage: true,
      name: 'Frukost för två',
      price: { selling: { incVat: 60_000 } },
      quantity: 2,
      most: 5,
    });
  });

  it('keeps the name that the shop gave it where nobody knows what was picked', () => {
    expect(viewOf(lines, new Map())).toMatchObject({ name: 'Frukostpaket', quantity: null });
  });
});

it('a loose line is named by its id, and holds as many as are left', () => {
  expect(viewOf([buildCartLine(7, 2)])).toMatchObject({ key: 'line-7', isPackage: false, quantity: 2, most: 10 });
});
