import { sql } from 'kysely';
import { seedCampaigns } from '../campaign/campaign.seed.ts';
import { storeFormerAliases, readAliases } from '../catalogue/address-history.seed.ts';
import { isImported } from '../catalogue/catalogue-source.ts';
import { seedCatalogue } from '../catalogue/catalogue.seed.ts';
import type { SeedCatalogue } from '../catalogue/seed-types.ts';
import { seedCheckout } from '../checkout/checkout.seed.ts';
import { seedContent } from '../content/content.seed.ts';
import type { SeedContent } from '../content/seed-content-types.ts';
import { readSetting, writeSetting } from '../database/setting.repository.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { seedMarkets } from '../market/market.seed.ts';
import { seedPromotions } from '../promotion/promotion.seed.ts';
import { seedQuestions } from '../question/question.seed.ts';
import { seedPriceLists } from '../pricing/price-list.seed.ts';
import { seedPriceLog } from '../pricing/price.seed.ts';
import { refreshOldSearchVocabulary, refreshSearchVocabulary } from '../search/text/refresh-search-vocabulary.ts';
import { seedReviews } from '../review/review.seed.ts';

const CATALOGUE_VERSION = 'catalogue-version';
const CONTENT_VERSION = 'content-version';
/** Any number will do, as long as every process that seeds takes the same lock. */
const SEED_LOCK = 7_081_962;

/** What a database is filled with. */
export interface ShopSeed {
  /** Goods are left as they are without it. */
  catalogue?: SeedCatalogue | undefined;
  /** Menus and pages are left as they are without it; a new shop has none. */
  content?: SeedContent | undefined;
}

/**
 * Fills a new database, and renews catalogue and content where the seed has another version. Carts and what customers
 * wrote are never touched, nor is a catalogue that goods were imported into.
 */
export async function seedShop(db: ShopDatabase, now: number, { catalogue, content }: ShopSeed): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    await seedMarkets(trx);
    await seedCheckout(trx);
    const isKept =
      !catalogue || (await readSetting(trx, CATALOGUE_VERSION)) === catalogue.version || (await isImported(trx));
    if (isKept) await refreshOldSearchVocabulary(trx);
    else await renewCatalogue(trx, catalogue, now);
    // Content leads to categories by their ids, so it follows the catalogue.
    const version = content && [content.version, ...(catalogue ? [catalogue.version] : [])].join(' on ');
    if (!version || (await readSetting(trx, CONTENT_VERSION)) === version) return;
    await seedContent(trx, content);
    await writeSetting(trx, CONTENT_VERSION, version);
  });
}

async function renewCatalogue(trx: ShopDatabase, seed: SeedCatalogue, now: number): Promise<void> {
  const formerAliases = await readAliases(trx);
  const { products, productIds } = await seedCatalogue(trx, seed, now);
  await seedCampaigns(trx, seed.campaigns ?? [], products, productIds, now);
  await storeFormerAliases(trx, formerAliases);
  await seedPromotions(trx, seed.promotions ?? [], products, productIds, now);
  const priced = products.flatMap(({ key, family, colour }) => {
    const productId = productIds.get(key);
    return productId === undefined ? [] : { productId, family, price: colour.price ?? family.price };
  });
  await seedPriceLog(trx, priced, now);
  await seedQuestions(trx, seed, productIds, now);
  await refreshSearchVocabulary(trx);
  await seedPriceLists(trx, seed.priceLists ?? [], products, productIds);
  await seedReviews(trx, products, productIds, now);
  await writeSetting(trx, CATALOGUE_VERSION, seed.version);
}
