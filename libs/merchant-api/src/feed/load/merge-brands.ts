import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** Makes the brands that are new, and shows those that were hidden. */
export async function mergeBrands(db: ShopDatabase): Promise<void> {
  await sql`
    insert into brands (key, alias, name, is_active)
    select brand_key, brand_key, (array_agg(brand_name order by line))[1], true from stage_items group by brand_key
    on conflict do nothing
  `.execute(db);
  await sql`
    update brands set is_active = true where not is_active and (
      key in (select brand_key from stage_items) or alias in (select brand_key from stage_items)
    )
  `.execute(db);
}
