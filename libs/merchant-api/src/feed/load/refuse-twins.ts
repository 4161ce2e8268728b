import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { RejectedItem } from './stage-items.ts';

interface Twin {
  line: number;
  id: string;
  first_line: number;
}

/** Takes out items that a shopper could not tell from another of their group, and translations that disagree on the price. */
export async function refuseTwins(db: ShopDatabase): Promise<RejectedItem[]> {
  const same = await takeOut(
    db,
    `select item.line, first_value(item.line) over pair as first_line
    from stage_items item join stage_links link on link.line = item.line
    where item.group_key is not null and not link.is_translation
    window pair as (
      partition by item.group_key, item.colour_key, item.pattern_key, item.material_key, item.size_key order by item.line
    )`,
  );
  const dearer = await takeOut(
    db,
    `select line, first_line from (
      select item.line, first_value(item.line) over pair as first_line,
        row(item.regular, item.sale, item.sale_from, item.sale_to) as price,
        first_value(row(item.regular, item.sale, item.sale_from, item.sale_to)) over pair as first_price
      from stage_items item join stage_links link on link.line = item.line
      where link.is_translation
      window pair as (partition by link.product_id order by item.line)
    ) priced where price is distinct from first_price`,
  );
  return [
    ...same.map((twin) => refusal(twin, `It is the same variant as line ${twin.first_line}: give color or size`)),
    ...dearer.map((twin) =>
      refusal(twin, `It is a size of the product on line ${twin.first_line}, which has another price; give both one`),
    ),
  ];
}

function refusal({ line, id }: Twin, reason: string): RejectedItem {
  return { line, id, reason };
}

/** `twins` is SQL of our own that gives `line` and the `first_line` that it repeats. */
async function takeOut(db: ShopDatabase, twins: string): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    with
      twins as (select line, first_line from (${sql.raw(twins)}) pairs where first_line < line),
      gone as (delete from stage_links link using twins where link.line = twins.line)
    delete from stage_items item using twins, stage_items first
    where item.line = twins.line and first.line = twins.first_line
    returning item.shown_line as line, item.id, first.shown_line as first_line
  `.execute(db);
  return rows;
}
