import type { ColumnType } from 'kysely';

/** Units of a sku in a cart that is kept. */
export interface SavedItem {
  skuId: number;
  quantity: number;
  message: string | null;
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
