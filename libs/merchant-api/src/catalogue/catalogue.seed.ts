import type { ShopDatabase } from '../database/shop-database.ts';
import { seedProductDetails, seedProductTexts } from './product-details.seed.ts';
import { seedProducts } from './product.seed.ts';
import type { SeedCatalogue } from './seed/seed-types.ts';
import { productsOf } from './seeded-product.ts';
import { seedSkus } from './sku.seed.ts';
import { seedBrands, seedCategories, seedParameters, type IdsByKey } from './taxonomy.seed.ts';

/** What is written anew; the rest keeps its rows and thereby its ids. */
const rewritten = [
  'brand_texts',
  'category_texts',
  'product_texts',
  'product_categories',
  'sku_texts',
  'stock',
  'variant_labels',
  'variant_values',
  'product_images',
  'product_parameters',
  'parameter_group_texts',
] as const;

const keptButHidden = ['brands', 'categories', 'products', 'skus'] as const;

/**
 * Makes the catalogue what the seed says. Products and skus that are in it already keep their ids, those that it no longer
 * holds are kept but not shown, so that carts stay whole. Answers with the product ids by key.
 */
export async function seedCatalogue(db: ShopDatabase, seed: SeedCatalogue, now: number): Promise<IdsByKey> {
  for (const table of rewritten) await db.deleteFrom(table).execute();
  for (const table of keptButHidden) await db.updateTable(table).set({ is_active: false }).execute();
  const brands = await seedBrands(db, seed.brands);
  const categories = await seedCategories(db, seed.categories);
  const parameters = await seedParameters(db, seed);
  const products = productsOf(seed);
  const productIds = await seedProducts(db, products, { brands, categories, now });
  await seedProductTexts(db, products, productIds);
  await seedProductDetails(db, products, { products: productIds, categories, parameters });
  await seedSkus(db, products, productIds);
  return productIds;
}
