import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { packageStock, type CountedGroup } from './package-stock.rules.ts';
import type { StockRecord } from './sku-record.ts';

/** Reads how many of each package can be put together of what is for sale in a language, by product id. */
export async function readPackageStock(db: ShopDatabase, languageId: string): Promise<Map<number, StockRecord>> {
  const rows = await readParts(db, languageId);
  return new Map(
    [...groupBy(rows, ({ packageId }) => packageId)].map(([id, own]) => [id, packageStock(groupsOf(own))]),
  );
}

/** Every package once for each sku that it may hold; a package, choice or option without any once with nulls. */
function readParts(db: ShopDatabase, languageId: string) {
  return db
    .selectFrom('products as package')
    .leftJoin('package_groups as choice', 'choice.product_id', 'package.product_id')
    .leftJoin('package_options as option', 'option.group_id', 'choice.group_id')
    .leftJoin('product_texts as text', (join) =>
      join.onRef('text.product_id', '=', 'option.product_id').on('text.language_id', '=', languageId),
    )
    .leftJoin('products as part', (join) =>
      join.onRef('part.product_id', '=', 'text.product_id').on('part.is_active', '=', true),
    )
    .leftJoin('skus as sku', (join) =>
      join.onRef('sku.product_id', '=', 'part.product_id').on('sku.is_active', '=', true),
    )
    .leftJoin('stock', 'stock.sku_id', 'sku.sku_id')
    .select(['package.product_id as packageId', 'choice.group_id as groupId', 'choice.required'])
    .select(['option.option_id as optionId', 'option.quantity', 'sku.sku_id as skuId'])
    .select(['stock.in_stock as inStock', 'stock.oversellable', 'stock.static_stock as staticStock'])
    .where('package.type', '=', 'package')
    .execute();
}

type PartRow = Awaited<ReturnType<typeof readParts>>[number];

function groupsOf(rows: readonly PartRow[]): CountedGroup[] {
  const options = rows.filter(({ optionId }) => optionId !== null);
  return [...groupBy(options, ({ groupId }) => groupId).values()].map((own) => ({
    required: own[0]?.required ?? false,
    options: [...groupBy(own, ({ optionId }) => optionId).values()].map((skus) => ({
      quantity: skus[0]?.quantity ?? 1,
      skus: skus.flatMap(({ skuId, inStock, oversellable, staticStock }) =>
        skuId === null ? [] : { inStock: inStock ?? 0, oversellable: oversellable ?? 0, staticStock: staticStock ?? 0 },
      ),
    })),
  }));
}
