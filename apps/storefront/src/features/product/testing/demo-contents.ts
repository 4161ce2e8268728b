import type { PackageGroup, PackageOption, Price, ProductPackage, Sku } from '@torg/commerce-sdk/domain';

/** A size with as many units. */
function skuOf(skuId: number, total: number, name = '-'): Sku {
  const stock = { inStock: total, oversellable: 0, static: 0, total };
  return { skuId, name, productId: skuId, articleNumber: '', gtin: null, stock };
}

/** A price with a quarter of it in VAT. */
export function priceOf(incVat: number): Price {
  const amount = { incVat, exVat: Math.round(incVat / 1.25) };
  const { exVat } = amount;
  return {
    currency: 'SEK',
    selling: amount,
    regular: amount,
    vat: incVat - exVat,
    isDiscounted: false,
    discountPercentage: 0,
  };
}

/** An option of which a package takes two units, 100 kronor each; of one size unless others are named. */
export function optionOf(optionId: number, total: number, skus = [skuOf(optionId * 10, total)]): PackageOption {
  const product = {
    ...{ productId: optionId, alias: `a${optionId}`, canonicalUrl: `/p/a${optionId}`, images: [], description: '' },
    price: priceOf(10_000),
    stock: skuOf(0, total).stock,
    skus,
  };
  return { optionId, name: `Vara ${optionId}`, quantity: 2, isDefault: false, product };
}

/** A choice among options. */
function groupOf(groupId: number, required: boolean, options: readonly PackageOption[]): PackageGroup {
  return { groupId, name: `Grupp ${groupId}`, description: '', image: null, required, options };
}

/** Mugs that must be picked, and cards that need not. */
export function contentsOf(mugsLeft = 10): ProductPackage {
  const mugs = [{ ...optionOf(11, mugsLeft), isDefault: true }, optionOf(12, 10)];
  const sized = optionOf(22, 10, [skuOf(221, 5, 'S'), skuOf(222, 1, 'L')]);
  return { packageId: 3, groups: [groupOf(1, true, mugs), groupOf(2, false, [optionOf(21, 10), sized])] };
}
