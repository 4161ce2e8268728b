import type { Generated } from 'kysely';

/** What customers have marked; the higher the id, the later. */
export interface FavouritesTable {
  favourite_id: Generated<string>;
  user_id: number;
  product_id: number;
}

/** Lists with a name. The id was made by the customer's client, and counts with the customer alone. */
export interface FavouriteListsTable {
  list_number: Generated<string>;
  user_id: number;
  list_id: string;
  name: string;
  /** What its link holds; null where it is not shared. */
  share_key: string | null;
}

/** What is in a list; the higher the id, the later. */
export interface FavouriteListItemsTable {
  item_id: Generated<string>;
  user_id: number;
  list_id: string;
  product_id: number;
}
