import { minorFromDecimal } from '@torg/commerce-sdk/domain';
import type { SeedPriceList } from '../catalogue/seed-goods.ts';
import type { SeededProduct } from '../catalogue/seeded-product.ts';
import { idOf, type IdsByKey } from '../catalogue/taxonomy.seed.ts';
import { inChunks } from '../database/in-chunks.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { writePriceList } from './price-list.repository.ts';

/** Writes these price lists anew; a list keeps its id, and lists that the shop's people made keep their prices. */
export async function seedPriceLists(
  db: ShopDatabase,
  lists: readonly SeedPriceList[],
  products: readonly SeededProduct[],
  productIds: IdsByKey,
): Promise<void> {
  for (const { identifier, name, prices } of lists) {
    const list = { price_list_id: await writePriceList(db, { identifier, name }) };
    await db.deleteFrom('price_list_prices').where('price_list_id', '=', list.price_list_id).execute();
    const rows = prices.flatMap(({ family, from = 1, sek, nok }) =>
      products
        .filter((product) => product.family.key === family)
        .flatMap(({ key }) => {
          const price = { ...list, product_id: idOf(productIds, key), from_quantity: from };
          return [
            { ...price, market_id: 'se', selling_inc_vat: minorFromDecimal(sek) },
            { ...price, market_id: 'no', selling_inc_vat: minorFromDecimal(nok) },
          ];
        }),
    );
    for (const chunk of inChunks(rows)) await db.insertInto('price_list_prices').values(chunk).execute();
  }
}
