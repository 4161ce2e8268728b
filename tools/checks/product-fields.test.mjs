import { expect, it } from 'vitest';
import { textOf } from './named-tests.mjs';

const rows = textOf('docs/product-fields.md')
  .split('\n')
  .flatMap((line) => {
    const [, field, file, word] = /^\| `([^`]+)` .*\| `([^`]+)`: `([^`]+)` +\|$/.exec(line) ?? [];
    return field === undefined ? [] : [{ field, file, word }];
  });

/** What a product of the contract has, by its parts. */
const fields = {
  product: [
    ...['productId', 'articleNumber', 'name', 'alias', 'type', 'canonicalUrl', 'trackingCode', 'brand'],
    ...['primaryCategory', 'discountType', 'unitPrice', 'lowestPrice', 'texts.text1', 'texts.text2', 'texts.text3'],
    ...['productImages.fileName', 'productImages.tags', 'parameterGroups', 'parameters.identifier', 'skus'],
    ...[
      'totalStock',
      'variantDimensions',
      'meta.title',
      'meta.description',
      'variantGroup',
      'discountCampaigns',
      'rating',
    ],
  ],
  price: ['isDiscounted', 'sellingPriceIncVat', 'sellingPriceExVat', 'regularPriceIncVat', 'vat'],
  lowestPrice: ['discountPercentage', 'comparisonPrice'],
  sku: ['skuId', 'gtin', 'name', 'stock'],
  stock: ['inStock', 'oversellable', 'static', 'totalStock', 'incoming'],
  variant: ['alias', 'level', 'attributes', 'label', 'stock', 'primaryImage'],
  productPackage: [
    ...['groups.name', 'groups.description', 'groups.required'],
    ...['options.quantity', 'options.isSelected', 'options.product'],
  ],
};

it('every field of a product has its row', () => {
  const wanted = Object.entries(fields).flatMap(([part, names]) => names.map((name) => `${part}.${name}`));
  expect(rows.map(({ field }) => field).sort()).toEqual(wanted.sort());
});

it.each(rows)('$field is read by $file', ({ file, word }) => {
  expect(textOf(file)).toContain(word);
});
