import type { ColumnType } from 'kysely';
import type { PackageChoice } from '../cart/cart-record.ts';

/** Units of a sku in a cart that is kept. */
export interface SavedItem {
  skuId: number;
  quantity: number;
  message: string | null;
  /** What the items of one package share; absent of loose goods, and of all that was kept before packages were. */
  packageKey?: string | null;
  choice?: PackageChoice | null;
}

/** Carts that customers keep by name. The id was made by the customer's client, and counts with the customer alone. */
export interface SavedCartsTable {
  user_id: number;
  saved_id: string;
  name: string;
  /** As JSON. */
  items: ColumnType<readonly SavedItem[], string, string>;
  saved_at: ColumnType<Date, Date, Date>;
}
