import type { SeedBrand, SeedFamily } from '@torg/merchant-api/seed';
import { contentGoods } from './content.goods.ts';
import { foodGoods } from './food.goods.ts';
import { makers } from './makers.ts';
import { relationGoods } from './relations.goods.ts';
import { reviewGoods } from './reviews.goods.ts';
import { safetyGoods } from './safety.goods.ts';

/** A family with all that is written about it in files of their own. */
export function withGoods(family: SeedFamily): SeedFamily {
  const { key } = family;
  return {
    ...family,
    ...contentGoods[key],
    ...foodGoods[key],
    ...safetyGoods[key],
    ...relationGoods[key],
    ...reviewGoods[key],
  };
}

/** A brand with who makes its goods. */
export function withMaker(brand: SeedBrand): SeedBrand {
  const manufacturer = makers[brand.key];
  return manufacturer ? { ...brand, manufacturer } : brand;
}
