import { sql } from 'kysely';
import { aliasFrom } from '../../catalogue/alias-from.ts';
import { sortKey } from '../../catalogue/sort-key.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { CatalogueItem } from '../catalogue-item.ts';
import { pathOf } from './category-path.ts';
import { factsOfAttributes } from './facts-of-attributes.ts';
import { hexOf } from './hex-of-colour.ts';

/** A row that stays out, and why. */
export interface RejectedItem {
  line: number;
  id: string;
  reason: string;
}

/** Puts items where the load gathers them; an id that was there before is refused. */
export async function stageItems(
  db: ShopDatabase,
  items: readonly CatalogueItem[],
  languageId: string,
): Promise<RejectedItem[]> {
  if (items.length === 0) return [];
  const rows = JSON.stringify(items.map((item) => toRow(item, languageId)));
  const { rows: written } = await sql<{ line: number }>`
    insert into stage_items select * from json_populate_recordset(null::stage_items, ${rows}::json)
    on conflict (id) do nothing
    returning line
  `.execute(db);
  if (written.length === items.length) return [];
  const rowsIn = new Set(written.map(({ line }) => line));
  return explainDuplicates(
    db,
    items.filter(({ row }) => !rowsIn.has(row)),
  );
}

/** Notes ids that the feed holds although their rows stay out. */
export async function noteRefused(db: ShopDatabase, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into stage_refused (id) select distinct unnest(${ids}::text[]) on conflict do nothing
  `.execute(db);
}

async function explainDuplicates(db: ShopDatabase, items: readonly CatalogueItem[]): Promise<RejectedItem[]> {
  const ids = items.map(({ id }) => id);
  const { rows } = await sql<{ id: string; line: number }>`
    select id, shown_line as line from stage_items where id = any(${ids}::text[])
  `.execute(db);
  const firstLines = new Map(rows.map(({ id, line }) => [id, line]));
  return items.map(({ line, id }) => ({
    line,
    id,
    reason: `The id stands on line ${firstLines.get(id)} already; give each row an id of its own`,
  }));
}

function toRow(item: CatalogueItem, languageId: string) {
  const { price, past, stock } = item;
  const idSlug = aliasFrom(item.id) || 'vara';
  return {
    line: item.row,
    shown_line: item.line,
    id: item.id,
    id_slug: idSlug,
    group_key: item.groupId,
    title: item.title,
    title_slug: aliasFrom(item.title) || idSlug,
    summary: item.summary,
    description: item.description,
    alias: item.alias,
    brand_key: keyOf(item.brand),
    brand_name: item.brand,
    gtin: item.gtin,
    part_number: item.partNumber,
    ...variantColumns(item),
    categories: item.categories.map(pathOf),
    pictures: item.pictures,
    details: detailsOf(item, languageId),
    attributes: item.attributes,
    in_stock: stock.inStock,
    oversellable: stock.oversellable,
    is_counted: stock.isCounted,
    vat_class: item.vatClass,
    weight_grams: item.weightGrams,
    content_amount: item.content?.amount ?? null,
    content_unit: item.content?.unit ?? null,
    regular: price.regular,
    sale: price.sale?.selling ?? null,
    sale_from: momentOf(price.sale?.from),
    sale_to: momentOf(price.sale?.to),
    first_available: momentOf(past?.firstAvailable),
    sold: past?.sold ?? null,
    price_steps: (past?.prices ?? []).map(({ from, ...step }) => ({ ...step, from: momentOf(from) })),
    sort_key: sortKey(item.title, languageId),
  };
}

function variantColumns({ colour, pattern, material, size }: CatalogueItem) {
  return {
    colour,
    colour_key: keyOf(colour ?? ''),
    hex: colour === null ? null : hexOf(colour),
    pattern,
    pattern_key: keyOf(pattern ?? ''),
    material,
    material_key: keyOf(material ?? ''),
    size,
    size_key: (size ?? '').trim().toLowerCase(),
  };
}

/** Each fact once, with the key that it is known by. What a feed states as a fact stands before what an attribute tells. */
function detailsOf({ details, attributes }: CatalogueItem, languageId: string) {
  const keyed = ({ name, value }: CatalogueItem['details'][number]) => ({ key: keyOf(name), name, value });
  const stated = new Map(details.map(keyed).map((detail) => [detail.key, detail]));
  const told = factsOfAttributes(attributes, languageId).map(keyed);
  return [...stated.values(), ...told.filter(({ key }) => !stated.has(key))];
}

/** What two spellings of one name have in common; a name without a latin letter stands for itself. */
function keyOf(name: string): string {
  return aliasFrom(name) || name.trim().toLowerCase();
}

function momentOf(time: number | null | undefined): string | null {
  return time === null || time === undefined ? null : new Date(time).toISOString();
}
