import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';

const AT_ONCE = 200;

/** Brings pictures into the shop: by address, the file names of those that it could get. */
export type StorePictures = (sources: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Gets every picture that staged items name, once each. What is in the shop already is found by its name. */
export async function gatherPictures(db: ShopDatabase, keep: StorePictures): Promise<void> {
  await sql`
    insert into stage_pictures (source, file_name)
    select distinct source, substring(source from '^/product/raw/([A-Za-z0-9_-][A-Za-z0-9_.-]*[.]avif)$')
    from stage_items cross join lateral unnest(pictures) as source
  `.execute(db);
  await sql`analyze stage_pictures`.execute(db);
  let last = '';
  for (;;) {
    const { rows } = await sql<{ source: string }>`
      select source from stage_pictures where file_name is null and source > ${last} order by source limit ${AT_ONCE}
    `.execute(db);
    last = rows.at(-1)?.source ?? last;
    if (rows.length === 0) return;
    const kept = await keep(rows.map(({ source }) => source));
    if (kept.size === 0) continue;
    const files = JSON.stringify([...kept].map(([source, file_name]) => ({ source, file_name })));
    await sql`
      update stage_pictures picture set file_name = file.file_name
      from json_populate_recordset(null::stage_pictures, ${files}::json) file where file.source = picture.source
    `.execute(db);
  }
}
