import { formatUnitPrice, unitPrice, type PackContent } from '@torg/commerce-sdk/domain';
import type { PricePerUnit } from '../catalogue/product-pricing.ts';
import type { Shop } from '../market/find-shop.ts';
import { moneyFormatOf } from './present-price.ts';

/** The price per unit that the law of the market wants beside a selling price (minor units inc VAT); null where none. */
export function presentUnitPrice(selling: number, content: PackContent, shop: Shop): PricePerUnit | null {
  const perUnit = unitPrice(selling, content, shop.market.country.code);
  if (!perUnit) return null;
  return {
    text: formatUnitPrice(perUnit, moneyFormatOf(shop)),
    amount: (perUnit.price / 100).toFixed(2),
    unit: perUnit.unit,
  };
}
