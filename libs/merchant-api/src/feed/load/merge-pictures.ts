import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** Writes the pictures of products as far as there are files for them, and where the feed says that they all are. */
export async function mergePictures(db: ShopDatabase): Promise<void> {
  await sql`
    create temporary table stage_files as
    select staged.product_id, picture.file_name,
      (row_number() over (partition by staged.product_id order by source.position))::integer as position
    from stage_products staged
    join stage_items item on item.line = staged.first_line
    cross join lateral unnest(item.pictures) with ordinality as source (name, position)
    join stage_pictures picture on picture.source = source.name
    where not staged.is_translation and picture.file_name is not null
  `.execute(db);
  await sql`
    delete from stage_files staged using (
      select product_id, array_agg(file_name order by position) as files from stage_files group by product_id
    ) wanted, (
      select product_id, array_agg(file_name order by position) as files from product_images group by product_id
    ) kept
    where wanted.product_id = staged.product_id and kept.product_id = wanted.product_id and kept.files = wanted.files
  `.execute(db);
  await sql`
    delete from product_images old using stage_files staged where staged.product_id = old.product_id
  `.execute(db);
  await sql`
    insert into product_images (product_id, position, file_name, tags)
    select product_id, position, file_name, case
      when file_name ~ '-(front|angle|detail|scene)[.]' then array[substring(file_name from '-(front|angle|detail|scene)[.]')]
      when position = 1 then array['front'] else array[]::text[]
    end from stage_files
  `.execute(db);
  await sql`
    update fed_products fed set pictures = item.pictures
    from stage_products staged join stage_items item on item.line = staged.first_line
    where fed.product_id = staged.product_id and not staged.is_translation and cardinality(item.pictures) > 0
      and fed.pictures is distinct from item.pictures
  `.execute(db);
}
