import type { ShopDatabase } from '../database/shop-database.ts';
import { FeedError } from './read/feed-error.ts';

/** What a feed must agree with: its market and its language. */
export interface ShopOfFeed {
  currency: string;
  timeZone: string;
  vatClasses: ReadonlySet<string>;
  /** What the category of goods without one is called. */
  otherCategory: string;
}

const otherCategories: Readonly<Record<string, string>> = { 'sv-SE': 'Övrigt', 'nb-NO': 'Annet' };

/** Reads the market and the language that a feed is for. Those that the shop does not have are refused by name. */
export async function readShopOfFeed(db: ShopDatabase, languageId: string, marketId: string): Promise<ShopOfFeed> {
  const languages = await db.selectFrom('languages').select('language_id').orderBy('language_id').execute();
  const markets = await db.selectFrom('markets').selectAll().where('base_market_id', 'is', null).execute();
  const market = markets.find((candidate) => candidate.market_id === marketId);
  if (!languages.some(({ language_id }) => language_id === languageId)) {
    const names = languages.map(({ language_id }) => language_id).join(', ');
    throw new FeedError('NOT_FOUND', `The shop has no language ${languageId}. Name one of ${names}: --language`);
  }
  if (!market) {
    const names = markets.map(({ market_id }) => market_id).join(', ');
    throw new FeedError(
      'NOT_FOUND',
      `The shop has no market ${marketId} with prices of its own. Name one of ${names}: --market`,
    );
  }
  const classes = await db.selectFrom('vat_rates').select('vat_class').distinct().orderBy('vat_class').execute();
  return {
    currency: market.currency_code,
    timeZone: market.time_zone,
    vatClasses: new Set(classes.map(({ vat_class }) => vat_class)),
    otherCategory: otherCategories[languageId] ?? 'Övrigt',
  };
}
