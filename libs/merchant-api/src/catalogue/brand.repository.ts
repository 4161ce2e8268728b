import type { ShopDatabase } from '../database/shop-database.ts';

export interface BrandRecord {
  brandId: number;
  alias: string;
  name: string;
  description: string;
  secondaryDescription: string | null;
  logo: string | null;
  primaryImage: string | null;
  backgroundImage: string | null;
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
    .select(['brand.brand_id as brandId', 'brand.alias', 'brand.name', 'text.description'])
    .select(['text.secondary_description as secondaryDescription', 'brand.logo'])
    .select(['brand.primary_image as primaryImage', 'brand.background_image as backgroundImage'])
    .where('brand.is_active', '=', true)
    .$if(brandIds !== undefined, (query) => query.where('brand.brand_id', 'in', brandIds ?? []))
    .execute();
  return new Map(rows.map((brand) => [brand.brandId, { ...brand, description: brand.description ?? '' }]));
}
