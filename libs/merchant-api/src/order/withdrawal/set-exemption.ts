import type { ShopDatabase } from '../../database/shop-database.ts';
import { storableText } from '../../database/storable-text.ts';
import { withdrawalExemptionKinds, type WithdrawalExemption } from './withdrawal.tables.ts';

/** Reads a reason as people write it, such as `made-to-order`; null where it is none of the law's. */
export function readExemption(text: string): WithdrawalExemption | null {
  const name = text.toUpperCase().replaceAll('-', '_');
  return withdrawalExemptionKinds.find((kind) => kind === name) ?? null;
}

/** Notes why nobody may go back on an article, or with null that they may; false where there is no such article. */
export async function setWithdrawalExemption(
  db: ShopDatabase,
  articleNumber: string,
  exemption: WithdrawalExemption | null,
): Promise<boolean> {
  const article_number = storableText(articleNumber);
  const isKnown = await db
    .selectFrom('skus')
    .select('sku_id')
    .where('article_number', '=', article_number)
    .executeTakeFirst();
  if (!isKnown) return false;
  if (exemption === null) {
    await db.deleteFrom('withdrawal_exemptions').where('article_number', '=', article_number).execute();
    return true;
  }
  await db
    .insertInto('withdrawal_exemptions')
    .values({ article_number, exemption })
    .onConflict((conflict) => conflict.column('article_number').doUpdateSet({ exemption }))
    .execute();
  return true;
}
