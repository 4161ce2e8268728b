import type { ShopDatabase } from '../database/shop-database.ts';

export interface BrandRecord {
  brandId: number;
  alias: string;
  name: string;
  description: string;
}

/** Reads brands in a language by id; all of them where no ids are given. */
export async function readBrands(
  db: ShopDatabase,
  languageId: string,
  brandIds?: readonly number[],
): Promise<Map<number, BrandRecord>> {
  const rows = await db
    .selectFrom('brands as brand')
    .leftJoin('brand_texts as text', (join) =>
      join.onRef('text.brand_id', '=', 'brand.brand_id').on('text.language_id', '=', languageId),
    )
    .select(['brand.brand_id', 'brand.alias', 'brand.name', 'text.description'])
    .where('brand.is_active', '=', true)
    .$if(brandIds !== undefined, (query) => query.where('brand.brand_id', 'in', brandIds ?? []))
    .execute();
  return new Map(
    rows.map(({ brand_id, alias, name, description }) => [
      brand_id,
      { brandId: brand_id, alias, name, description: description ?? '' },
    ]),
  );
}
