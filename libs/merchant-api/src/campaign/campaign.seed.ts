import { dateBefore, localDateWriter, minorFromDecimal, startOfDay } from '@torg/commerce-sdk/domain';
import { seedLanguages } from '../catalogue/seed-languages.ts';
import type { SeedCampaign } from '../catalogue/seed-goods.ts';
import type { SeededProduct } from '../catalogue/seeded-product.ts';
import { idOf, type IdsByKey } from '../catalogue/taxonomy.seed.ts';
import { inChunks } from '../database/in-chunks.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { CampaignAction } from './campaign.tables.ts';

/** The markets that have prices of their own. */
const campaignMarkets = [
  { marketId: 'se', currency: 'sek', timeZone: 'Europe/Stockholm' },
  { marketId: 'no', currency: 'nok', timeZone: 'Europe/Oslo' },
] as const;

/** Writes campaigns with their days and products. A campaign keeps its id; one that the seed no longer holds is not shown. */
export async function seedCampaigns(
  db: ShopDatabase,
  campaigns: readonly SeedCampaign[],
  products: readonly SeededProduct[],
  productIds: IdsByKey,
  now: number,
): Promise<void> {
  for (const table of ['discount_campaign_texts', 'discount_campaign_markets', 'discount_campaign_products'] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.updateTable('discount_campaigns').set({ is_active: false }).execute();
  for (const campaign of campaigns) {
    const campaignId = await upsertCampaign(db, campaign);
    await db.insertInto('discount_campaign_texts').values(textRows(campaign, campaignId)).execute();
    await db
      .insertInto('discount_campaign_markets')
      .values(marketRows(campaign, campaignId, now))
      .execute();
    const rows = products
      .filter((product) => isPartOf(product, campaign))
      .map(({ key }) => ({ campaign_id: campaignId, product_id: idOf(productIds, key) }));
    for (const chunk of inChunks(rows)) await db.insertInto('discount_campaign_products').values(chunk).execute();
  }
}

async function upsertCampaign(db: ShopDatabase, { key, hideTitle = false, discount }: SeedCampaign): Promise<number> {
  const row = { hide_title: hideTitle, action: discount ? actionOf(discount) : null, is_active: true };
  const { campaign_id } = await db
    .insertInto('discount_campaigns')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .returning('campaign_id')
    .executeTakeFirstOrThrow();
  return campaign_id;
}

type Discount = NonNullable<SeedCampaign['discount']>;

function actionOf(discount: Discount): CampaignAction {
  if ('percent' in discount) return 'PERCENT_OFF';
  return 'amount' in discount ? 'AMOUNT_OFF' : 'FIXED_PRICE';
}

function actionValue(discount: Discount, currency: 'sek' | 'nok'): number {
  if ('percent' in discount) return discount.percent;
  return minorFromDecimal(('amount' in discount ? discount.amount : discount.price)[currency]);
}

function textRows({ alias, name, description }: SeedCampaign, campaignId: number) {
  return seedLanguages.map((language) => ({
    campaign_id: campaignId,
    language_id: language.languageId,
    alias: alias[language.key],
    name: name[language.key],
    description: description?.[language.key] ?? null,
  }));
}

function marketRows({ startsDaysAgo, endsInDays, discount }: SeedCampaign, campaignId: number, now: number) {
  return campaignMarkets.map(({ marketId, currency, timeZone }) => {
    const today = localDateWriter(timeZone)(now);
    return {
      campaign_id: campaignId,
      market_id: marketId,
      starts_at: new Date(startOfDay(dateBefore(today, startsDaysAgo), timeZone)),
      ends_at: new Date(startOfDay(dateBefore(today, -endsInDays - 1), timeZone)),
      action_value: discount ? actionValue(discount, currency) : null,
    };
  });
}

function isPartOf({ family }: SeededProduct, { families = [], categories = [], brands = [] }: SeedCampaign): boolean {
  const isNamed =
    families.includes(family.key) ||
    brands.includes(family.brand) ||
    family.categories.some((category) => categories.includes(category));
  // A gift card for less would be money for nothing.
  return isNamed && family.type !== 'giftcard';
}
