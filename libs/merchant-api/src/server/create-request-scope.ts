import type { AuthService } from '../account/auth-service.ts';
import type { CartRepository } from '../cart/cart.repository.ts';
import { createProductCampaigns } from '../campaign/product-campaigns.ts';
import { createCatalogueReader } from '../catalogue/catalogue-reader.ts';
import { createContentReader } from '../content/content-reader.ts';
import type { Clock } from '../clock.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { badUserInput } from '../errors/api-error.ts';
import { findShop, type Shop, type ShopArguments } from '../market/find-shop.ts';
import type { MarketDirectory } from '../market/market-directory.ts';
import { readChannelSettings } from '../market/read-channel-settings.ts';
import { createPricing } from '../pricing/create-pricing.ts';
import { createQuestionReader } from '../question/question-reader.ts';
import { createReviewReader } from '../review/review-reader.ts';
import type { RequestScope, ShopView } from '../scope/request-scope.ts';
import type { ListIndexes } from '../search/index/list-indexes.ts';
import { listPlaceOf } from '../search/list-place.ts';
import { createProductLists } from '../search/product-lists.ts';
import { suggest } from '../search/text/suggest.ts';

/** What lives as long as the API and is shared by all requests. */
export interface ApiParts {
  db: ShopDatabase;
  directory: MarketDirectory;
  carts: CartRepository;
  listIndexes: ListIndexes;
  /** Null where nobody can sign in. */
  auth: AuthService | null;
  clock: Clock;
  randomId(): string;
}

/** Makes what one request works with. Its moment is fixed, so that all its prices are of the same time. */
export function createRequestScope(parts: ApiParts, requestId: string, authorization: string | null): RequestScope {
  const now = parts.clock.now();
  const views = new Map<string, ShopView>();
  return {
    requestId,
    channels: parts.directory.channels,
    currentUser: async () => (await parts.auth?.userOf(authorization)) ?? null,
    mayPreview: () => parts.auth?.mayPreview(authorization) ?? false,
    shopView(args: ShopArguments) {
      const found = findShop(parts.directory, args);
      if (!found.ok) throw badUserInput(found.reason);
      const { channel, market, language, isLanguageSpoken } = found.shop;
      const key = [channel.id, market.id, language.id, isLanguageSpoken].join(' ');
      const view = views.get(key) ?? createShopView(parts, found.shop, now);
      views.set(key, view);
      return view;
    },
  };
}

function createShopView(parts: ApiParts, shop: Shop, now: number): ShopView {
  const { db, directory, carts, listIndexes, randomId } = parts;
  return {
    shop,
    channels: directory.channels,
    now,
    newId: randomId,
    carts,
    catalogue: createCatalogueReader(db, shop.language.id),
    content: createContentReader(db, { languageId: shop.language.id, marketId: shop.market.id, now }),
    pricing: createPricing(db, { shop, vatRates: directory.vatRates, now, priceListId: null }),
    campaigns: createProductCampaigns(db, { languageId: shop.language.id, marketId: shop.market.id, now }),
    ratings: createReviewReader(db, shop.language.id),
    channelSettings: () => readChannelSettings(db, shop.channel.id),
    lists: createProductLists({ db, indexes: listIndexes }, listPlaceOf(shop)),
    questions: createQuestionReader(db, shop.language.id),
    suggest: (text) => suggest(db, text, { languageId: shop.language.id }),
  };
}
