import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** Writes the categories that products stand in, most specific first. */
export async function mergePlaces(db: ShopDatabase): Promise<void> {
  const wanted = sql`
    select staged.product_id, place.category_id, min(path.position)::integer as position
    from stage_products staged
    join stage_items item on item.line = staged.first_line
    cross join lateral unnest(item.categories) with ordinality as path (name, position)
    join stage_categories place on place.path = path.name
    where not staged.is_translation
    group by staged.product_id, place.category_id
  `;
  await sql`
    delete from product_categories old using stage_products staged
    where staged.product_id = old.product_id and not staged.is_translation and not staged.is_new and not exists (
      select from (${wanted}) wanted
      where wanted.product_id = old.product_id and wanted.category_id = old.category_id
    )
  `.execute(db);
  await sql`
    insert into product_categories (product_id, category_id, position) ${wanted}
    on conflict (category_id, product_id) do update set position = excluded.position
    where product_categories.position <> excluded.position
  `.execute(db);
}
