import { sql } from 'kysely';
import type { CampaignPlace } from '../campaign/campaign-page.ts';
import { cacheBriefly, type BriefCacheOptions } from '../database/cache-briefly.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { PromotionGift, PromotionRecord } from './promotion-record.ts';

/** The promotions of one shop at one moment. */
export interface PromotionReader {
  /** What everyone is given, oldest first. */
  running(): Promise<readonly PromotionRecord[]>;
  /** What a code gives, in whatever case it is written; null where it gives nothing now. */
  byCode(code: string): Promise<PromotionRecord | null>;
}

/** The form in which a code is kept and looked up. */
function normalisedCode(code: string): string {
  return code.trim().toUpperCase();
}

/** What everyone is given in a market, named in a language, oldest first. */
export type RunningPromotions = (place: Omit<CampaignPlace, 'now'>) => Promise<readonly PromotionRecord[]>;

/** Reads what everyone is given; it is a moment old at most. */
export function createRunningPromotions(db: ShopDatabase, cacheOptions: BriefCacheOptions): RunningPromotions {
  return cacheBriefly((place) => readPromotions(db, { ...place, now: cacheOptions.clock.now() }, null), cacheOptions);
}

/** Makes a reader. */
export function createPromotionReader(
  db: ShopDatabase,
  running: RunningPromotions,
  place: CampaignPlace,
): PromotionReader {
  const { languageId, marketId } = place;
  return {
    running: () => running({ languageId, marketId }),
    async byCode(code) {
      const [found] = await readPromotions(db, place, normalisedCode(code));
      return found ?? null;
    },
  };
}

async function readPromotions(
  db: ShopDatabase,
  { languageId, marketId, now }: CampaignPlace,
  code: string | null,
): Promise<readonly PromotionRecord[]> {
  const moment = new Date(now);
  const rows = await db
    .selectFrom('promotions as promotion')
    .innerJoin('promotion_markets as run', 'run.promotion_id', 'promotion.promotion_id')
    .innerJoin('promotion_texts as text', 'text.promotion_id', 'promotion.promotion_id')
    .selectAll('promotion')
    .select(['run.amount', 'run.minimum_sub_total', 'text.name'])
    .select(
      sql<number[] | null>`(
        select json_agg(member.product_id) from promotion_products member
        where member.promotion_id = promotion.promotion_id
      )`.as('product_ids'),
    )
    .where('promotion.is_active', '=', true)
    .where('promotion.code', code === null ? 'is' : '=', code)
    .where('text.language_id', '=', languageId)
    .where('run.market_id', '=', marketId)
    .where('run.starts_at', '<=', moment)
    .where('run.ends_at', '>', moment)
    // A code that is used up is refused when it is ordered with; what needs none just ends.
    .$if(code === null, (query) => query.where(isLeft(moment)))
    .orderBy('promotion.promotion_id')
    .execute();
  return rows.map((row) => ({
    promotionId: row.promotion_id,
    code: row.code,
    name: row.name,
    gift: toGift(row),
    sparesReduced: row.spares_reduced,
    customerType: row.customer_type,
    needsAccount: row.needs_account,
    minimumSubTotal: row.minimum_sub_total,
    productIds: row.product_ids && new Set(row.product_ids),
  }));
}

/** Whether a promotion has been used less often than it may be. */
function isLeft(moment: Date) {
  return sql<boolean>`(promotion.most_uses is null or promotion.most_uses > (
    select count(*) from promotion_uses used
    where used.promotion_id = promotion.promotion_id and (used.expires_at is null or used.expires_at > ${moment})
  ))`;
}

interface GiftColumns {
  kind: PromotionGift['kind'];
  percent: number | null;
  amount: number | null;
  bundle_take: number | null;
  bundle_pay: number | null;
  gift_sku_id: number | null;
}

/** The database sees to it that each kind has its figures; an amount is missing where a market gives none. */
function toGift({ kind, percent, amount, bundle_take, bundle_pay, gift_sku_id }: GiftColumns): PromotionGift {
  switch (kind) {
    case 'PERCENT':
      return { kind, percent: percent ?? 0 };
    case 'AMOUNT':
      return { kind, amount: amount ?? 0 };
    case 'FREE_SHIPPING':
      return { kind };
    case 'MULTI_BUY':
      return { kind, take: bundle_take ?? 1, pay: bundle_pay ?? 1 };
    case 'FREE_GIFT':
      return { kind, skuId: gift_sku_id ?? 0 };
  }
}
