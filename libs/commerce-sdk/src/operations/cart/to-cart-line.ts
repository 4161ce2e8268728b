import type { CartLine } from '../../domain/cart/cart.ts';
import type { Price } from '../../domain/price/price.ts';
import type { Sku } from '../../domain/product/product.ts';
import type { CartLineFragment } from '../../generated/graphql.ts';
import { toCampaigns } from '../catalogue/to-campaigns.ts';
import { toLowestPrice, toPrice } from '../catalogue/to-price.ts';
import { toImages, toSku, toStock } from '../catalogue/to-sku.ts';
import { present } from '../present.ts';
import type { AddressScope } from '../../domain/address/without-market.ts';
import { shopPath } from '../shop-path.ts';

/** Turns a line of the API's cart into the shop's. A line whose product is gone stays, so it can be seen and removed. */
export function toCartLine(line: CartLineFragment, scope: AddressScope): CartLine {
  const { id, skuId, quantity, groupKey, unitPrice, totalPrice } = line;
  return {
    id,
    skuId,
    quantity,
    unitPrice: unitPrice ? toPrice(unitPrice) : noPrice(),
    totalPrice: totalPrice ? toPrice(totalPrice) : noPrice(),
    groupKey,
    isFreeGift: line.isCampaignFreeGift,
    message: line.message || null,
    package: line.productPackage && { ...line.productPackage },
    campaigns: toCampaigns(line.campaign?.appliedCampaigns, scope),
    campaignPrices: present(line.campaign?.prices).flatMap(({ quantity, price }) =>
      price ? [{ quantity, price: toPrice(price) }] : [],
    ),
    product: toLineProduct(line, scope),
  };
}

function toLineProduct({ product, skuId }: CartLineFragment, scope: AddressScope): CartLine['product'] {
  const productId = product?.productId ?? 0;
  const alias = product?.alias ?? '';
  return {
    productId,
    type: product?.type ?? 'product',
    alias,
    name: product?.name ?? '',
    articleNumber: product?.articleNumber ?? '',
    canonicalUrl: shopPath(product?.canonicalUrl ?? null, alias && `/p/${alias}`, scope),
    brandName: product?.brand?.name ?? '',
    categoryName: product?.primaryCategory?.name ?? '',
    // Level 0 is the sku, which the line has of its own.
    choices: present(product?.variantDimensions).flatMap(({ level, label }) => (level > 0 && label ? [label] : [])),
    images: toImages(product?.productImages ?? null),
    lowestPrice: toLowestPrice(product?.lowestPrice),
    discountType: product?.discountType ?? 'NONE',
    sku: toLineSku(product, skuId),
  };
}

function toLineSku(product: CartLineFragment['product'], skuId: number): Sku {
  const sku = present(product?.skus).find((candidate) => candidate.skuId === skuId);
  if (sku) return toSku(sku);
  const productId = product?.productId ?? 0;
  return { skuId, productId, articleNumber: '', name: '-', gtin: null, stock: toStock(null) };
}

function noPrice(): Price {
  const none = { incVat: 0, exVat: 0 };
  return { currency: '', selling: none, regular: none, vat: 0, isDiscounted: false, discountPercentage: 0 };
}
