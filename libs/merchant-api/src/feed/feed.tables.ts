import type { Generated } from 'kysely';
import type { PreservedAttributes } from './preserved-attributes.ts';

/** The feed that a product came with. */
export interface FedProductsTable {
  product_id: number;
  /** The language of the feed that decides on everything but translations. */
  language_id: string;
  item_group_id: string | null;
  /** Where the feed says that the pictures are, fetched or not; null where it named none. */
  pictures: string[] | null;
  /** What it says in attributes that have no column of their own. */
  attributes: Generated<PreservedAttributes>;
}
