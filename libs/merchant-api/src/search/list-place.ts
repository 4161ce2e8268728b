import type { Shop } from '../market/find-shop.ts';
import type { ListPlace } from './index/read-list-rows.ts';
import { shopLanguageOf } from '../market/shop-language.ts';

/** The lists that a shop shows. */
export function listPlaceOf({ market, language }: Shop): ListPlace {
  return {
    marketId: market.id,
    currency: market.currency.code,
    languageId: language.id,
    language: shopLanguageOf(language.code),
  };
}
