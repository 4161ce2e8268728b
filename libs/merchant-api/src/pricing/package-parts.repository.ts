import { anyOf, gatheredRead, type GatheredRead } from '../database/gathered-read.ts';
import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** What lies in a package where nothing else is picked. */
export interface DefaultPart {
  productId: number;
  vatClass: string;
  /** Units of it in one package. */
  quantity: number;
}

/** Reads what lies in packages where nothing else is picked, in the order of their choices, by product id. */
export function defaultPartsOfPackages(db: ShopDatabase): GatheredRead<number, readonly DefaultPart[]> {
  return gatheredRead(
    (packageIds) =>
      db
        .selectFrom('package_groups as choice')
        .innerJoin('package_options as option', 'option.group_id', 'choice.group_id')
        .innerJoin('products as part', 'part.product_id', 'option.product_id')
        .select(['choice.product_id as packageId', 'part.product_id as productId', 'part.vat_class as vatClass'])
        .select('option.quantity')
        .where('choice.product_id', '=', anyOf(packageIds))
        .where('option.is_default', '=', true)
        .where('part.is_active', '=', true)
        .orderBy('choice.position'),
    (rows) => groupBy(rows, ({ packageId }) => packageId),
  );
}
