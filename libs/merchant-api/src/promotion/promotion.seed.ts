import { dateBefore, localDateWriter, minorFromDecimal, startOfDay } from '@torg/commerce-sdk/domain';
import { seedLanguages } from '../catalogue/seed-languages.ts';
import type { SeedPromotion, SeedPromotionGift } from '../catalogue/seed-promotion.ts';
import type { SeededProduct } from '../catalogue/seeded-product.ts';
import { idOf, type IdsByKey } from '../catalogue/taxonomy.seed.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** The markets that have prices, and so amounts, of their own. */
const promotionMarkets = [
  { marketId: 'se', currency: 'sek', timeZone: 'Europe/Stockholm' },
  { marketId: 'no', currency: 'nok', timeZone: 'Europe/Oslo' },
] as const;

/** Writes promotions with their days and products. One keeps its id; one that the seed no longer holds gives nothing. */
export async function seedPromotions(
  db: ShopDatabase,
  promotions: readonly SeedPromotion[],
  products: readonly SeededProduct[],
  productIds: IdsByKey,
  now: number,
): Promise<void> {
  for (const table of ['promotion_texts', 'promotion_markets', 'promotion_products'] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.updateTable('promotions').set({ is_active: false, code: null }).execute();
  for (const promotion of promotions) {
    const promotionId = await upsertPromotion(db, promotion);
    await db.insertInto('promotion_texts').values(textRows(promotion, promotionId)).execute();
    await db
      .insertInto('promotion_markets')
      .values(marketRows(promotion, promotionId, now))
      .execute();
    const members = products
      .filter(({ family }) => promotion.families?.includes(family.key))
      .map(({ key }) => ({ promotion_id: promotionId, product_id: idOf(productIds, key) }));
    if (members.length > 0) await db.insertInto('promotion_products').values(members).execute();
  }
}

async function upsertPromotion(db: ShopDatabase, promotion: SeedPromotion): Promise<number> {
  const { key, code = null, gift } = promotion;
  const row = {
    code,
    ...(await giftColumns(db, gift)),
    spares_reduced: promotion.sparesReduced ?? false,
    customer_type: promotion.customerType ?? null,
    needs_account: promotion.needsAccount ?? false,
    most_uses: promotion.mostUses ?? null,
    most_uses_each: promotion.mostUsesEach ?? null,
    is_active: true,
  };
  const { promotion_id } = await db
    .insertInto('promotions')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .returning('promotion_id')
    .executeTakeFirstOrThrow();
  return promotion_id;
}

async function giftColumns(db: ShopDatabase, gift: SeedPromotionGift) {
  const none = { percent: null, bundle_take: null, bundle_pay: null, gift_sku_id: null };
  switch (gift.kind) {
    case 'PERCENT':
      return { ...none, kind: gift.kind, percent: gift.percent };
    case 'MULTI_BUY':
      return { ...none, kind: gift.kind, bundle_take: gift.take, bundle_pay: gift.pay };
    case 'FREE_GIFT':
      return { ...none, kind: gift.kind, gift_sku_id: await skuIdOf(db, gift.articleNumber) };
    case 'AMOUNT':
    case 'FREE_SHIPPING':
      return { ...none, kind: gift.kind };
  }
}

async function skuIdOf(db: ShopDatabase, articleNumber: string): Promise<number> {
  const sku = await db
    .selectFrom('skus')
    .select('sku_id')
    .where('article_number', '=', articleNumber)
    .executeTakeFirst();
  if (!sku) throw new Error(`A promotion gives the article '${articleNumber}', which the seed does not hold`);
  return sku.sku_id;
}

function textRows({ name }: SeedPromotion, promotionId: number) {
  return seedLanguages.map((language) => ({
    promotion_id: promotionId,
    language_id: language.languageId,
    name: name[language.key],
  }));
}

function marketRows({ startsDaysAgo, endsInDays, gift, minimum }: SeedPromotion, promotionId: number, now: number) {
  return promotionMarkets.map(({ marketId, currency, timeZone }) => {
    const today = localDateWriter(timeZone)(now);
    return {
      promotion_id: promotionId,
      market_id: marketId,
      starts_at: new Date(startOfDay(dateBefore(today, startsDaysAgo), timeZone)),
      ends_at: new Date(startOfDay(dateBefore(today, -endsInDays - 1), timeZone)),
      amount: gift.kind === 'AMOUNT' ? minorFromDecimal(gift.amount[currency]) : null,
      minimum_sub_total: minimum ? minorFromDecimal(minimum[currency]) : 0,
    };
  });
}
