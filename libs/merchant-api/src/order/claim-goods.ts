import { lockStocks } from '../catalogue/stock.repository.ts';
import { findShortage, type ClaimedStock } from '../catalogue/stock-units.rules.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { PromotionRecord } from '../promotion/promotion-record.ts';
import { findUsedUp, type PromotionUser } from '../promotion/promotion-use.repository.ts';
import type { OrderRefusal } from './order-refusal.ts';
import { unitsBySku } from './units-by-sku.rules.ts';

/** What an order takes that others want as well. */
export interface WantedGoods {
  promotions: readonly PromotionRecord[];
  lines: readonly { skuId: number; quantity: number }[];
}

/** What is there for an order, by sku id, and nobody else's until the transaction ends; or why it cannot be had. */
export type ClaimedGoods =
  | { ok: true; wanted: ReadonlyMap<number, number>; stocks: ReadonlyMap<number, ClaimedStock> }
  | { ok: false; refusal: OrderRefusal };

/** Locks the limited promotions and then the stock of an order, and looks whether there is enough of both. Nothing is written. */
export async function claimGoods(
  trx: ShopDatabase,
  { promotions, lines }: WantedGoods,
  user: PromotionUser,
): Promise<ClaimedGoods> {
  const promotionIds = promotions.map(({ promotionId }) => promotionId);
  const usedUp = await findUsedUp(trx, promotionIds, user);
  const name = promotions.find(({ promotionId }) => promotionId === usedUp)?.name;
  if (name !== undefined) return { ok: false, refusal: { kind: 'promotion-used-up', name } };
  const wanted = unitsBySku(lines);
  const stocks = await lockStocks(trx, [...wanted.keys()], user);
  const shortage = findShortage(wanted, stocks);
  return shortage ? { ok: false, refusal: { kind: 'out-of-stock', ...shortage } } : { ok: true, wanted, stocks };
}
