import type { Price, Product, Sku, Variant } from '@torg/commerce-sdk/domain';

/** A product of a family, such as one of its colours, with its sizes. */
export interface SizeRow {
  alias: string;
  name: string;
  /** What sets it apart from the others of its family: `havre` of "Ulltröja Hed, havre". */
  label: string;
  price: Price | null;
  /** In the order of the columns; null where it does not come in that size. */
  skus: readonly (Pick<Sku, 'skuId' | 'stock'> | null)[];
}

/** A family of products as a table: what they come in beside each other, and each product below. */
export interface SizeTable {
  sizes: readonly string[];
  rows: readonly SizeRow[];
}

/** More of a family are not read at once. */
const mostRows = 24;

/** The aliases of a product's family, itself among them, in the order of its choices. */
export function familyAliases({ alias, variants }: Pick<Product, 'alias' | 'variants'>): string[] {
  const below = (level: readonly Variant[]): string[] =>
    level.flatMap((variant) =>
      variant.level > 1 ? below(variant.variants) : variant.alias === '' ? [] : [variant.alias],
    );
  const family = [...new Set(below(variants))];
  return (family.includes(alias) ? family : [alias, ...family]).slice(0, mostRows);
}

/** Lays a family out as a table. Sizes come in the order in which the products name them first. */
export function sizeTable(products: readonly Pick<Product, 'alias' | 'name' | 'price' | 'skus'>[]): SizeTable {
  const sizes = [...new Set(products.flatMap(({ skus }) => skus.map(({ name }) => name)))];
  const [stem, ...others] = new Set(products.map(({ name }) => stemOf(name)));
  const labelOf = (name: string) => (stem && others.length === 0 ? name.slice(stem.length) : name);
  return {
    sizes,
    rows: products.map(({ alias, name, price, skus }) => ({
      ...{ alias, name, label: labelOf(name), price },
      skus: sizes.map((size) => skus.find((sku) => sku.name === size) ?? null),
    })),
  };
}

/** What a sku of the table is called, and its size as its column is. */
export function sizeOf({ sizes, rows }: SizeTable, skuId: number): { name: string; size: string } {
  for (const { name, skus } of rows) {
    const index = skus.findIndex((sku) => sku?.skuId === skuId);
    if (index >= 0) return { name, size: sizes[index] ?? '-' };
  }
  return { name: '', size: '-' };
}

/** What a name begins with before its colour; empty where it names none. */
function stemOf(name: string): string {
  return /^.+, (?=[^,]+$)/.exec(name)?.[0] ?? '';
}
