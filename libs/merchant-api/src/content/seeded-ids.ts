import type { ShopDatabase } from '../database/shop-database.ts';

/** What the seed of the content may name, by the keys of the catalogue. */
export interface SeededIds {
  categories: ReadonlyMap<string, number>;
  brands: ReadonlyMap<string, number>;
  campaigns: ReadonlyMap<string, number>;
}

/** Reads the ids of the catalogue's keys. */
export async function readSeededIds(db: ShopDatabase): Promise<SeededIds> {
  const categories = await db.selectFrom('categories').select(['key', 'category_id as id']).execute();
  const brands = await db.selectFrom('brands').select(['key', 'brand_id as id']).execute();
  const campaigns = await db.selectFrom('discount_campaigns').select(['key', 'campaign_id as id']).execute();
  const byKey = (rows: readonly { key: string; id: number }[]) => new Map(rows.map(({ key, id }) => [key, id]));
  return { categories: byKey(categories), brands: byKey(brands), campaigns: byKey(campaigns) };
}

/** No row has this id: what leads there is left out when it is shown. */
const NOWHERE = 0;

/**
 * Puts ids in the place of the keys in a text that is kept, such as `@category/koket`. A key that this catalogue does not
 * hold leads nowhere, because the demo's content may meet a merchant's own catalogue.
 */
export function withIds(text: string, { categories, brands }: SeededIds): string {
  return text.replace(/@(category|category-id|brand)\/([a-z][\w-]*)/g, (_, kind: string, key: string) => {
    return `@${kind}/${(kind === 'brand' ? brands : categories).get(key) ?? NOWHERE}`;
  });
}
