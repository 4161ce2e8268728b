import { anyOf, gatheredRead, type GatheredRead } from '../database/gathered-read.ts';
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

/** Reads brands in a language by id. */
export function brandsById(db: ShopDatabase, languageId: string): GatheredRead<number, BrandRecord> {
  return gatheredRead(
    (brandIds) => brandsIn(db, languageId).where('brand.brand_id', '=', anyOf(brandIds)),
    (rows) => new Map(rows.map((brand) => [brand.brandId, toBrand(brand)])),
  );
}

/** Reads every brand in a language. */
export async function readBrands(db: ShopDatabase, languageId: string): Promise<BrandRecord[]> {
  return (await brandsIn(db, languageId).execute()).map(toBrand);
}

function brandsIn(db: ShopDatabase, languageId: string) {
  return db
    .selectFrom('brands as brand')
    .leftJoin('brand_texts as text', (join) =>
      join.onRef('text.brand_id', '=', 'brand.brand_id').on('text.language_id', '=', languageId),
    )
    .select(['brand.brand_id as brandId', 'brand.alias', 'brand.name', 'text.description'])
    .select(['text.secondary_description as secondaryDescription', 'brand.logo'])
    .select(['brand.primary_image as primaryImage', 'brand.background_image as backgroundImage'])
    .where('brand.is_active', '=', true);
}

function toBrand(row: Omit<BrandRecord, 'description'> & { description: string | null }): BrandRecord {
  return { ...row, description: row.description ?? '' };
}
