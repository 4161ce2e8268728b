import type { ShopDatabase } from '../database/shop-database.ts';
import { seedRedirects } from './address-history.seed.ts';
import { seedPackages } from './package.seed.ts';
import { seedParameters } from './parameter.seed.ts';
import { seedProductDetails, seedProductTexts } from './product-details.seed.ts';
import { seedProducts } from './product.seed.ts';
import type { SeedCatalogue } from './seed-types.ts';
import { productsOf, type SeededProduct } from './seeded-product.ts';
import { seedSkus } from './sku.seed.ts';
import { seedRelations } from './relation.seed.ts';
import { seedSuppliers } from './supplier.seed.ts';
import { seedBrands, seedCategories, type IdsByKey } from './taxonomy.seed.ts';

/** What is written anew; the rest keeps its rows and thereby its ids. */
const rewritten = [
  'brand_texts',
  'category_texts',
  'product_texts',
  'product_categories',
  'sku_texts',
  'variant_labels',
  'variant_values',
  'product_images',
  'product_parameters',
  'parameter_group_texts',
  'product_relations',
  'url_history',
] as const;

const keptButHidden = ['brands', 'categories', 'products', 'skus'] as const;

/** What a seed made: its products in the order of the shop, and their ids by key. */
export interface SeededCatalogue {
  products: readonly SeededProduct[];
  productIds: IdsByKey;
}

/**
 * Makes the catalogue what the seed says. Products and skus that are in it already keep their ids, those that it no longer
 * holds are kept but not shown, so that carts stay whole. Stock is what was sold and counted since, and stays too.
 */
export async function seedCatalogue(db: ShopDatabase, seed: SeedCatalogue, now: number): Promise<SeededCatalogue> {
  for (const table of rewritten) await db.deleteFrom(table).execute();
  for (const table of keptButHidden) await db.updateTable(table).set({ is_active: false }).execute();
  const brands = await seedBrands(db, seed.brands);
  const categories = await seedCategories(db, seed.categories);
  const suppliers = await seedSuppliers(db, seed.suppliers ?? []);
  const products = productsOf(seed);
  const productIds = await seedProducts(db, products, { brands, categories, suppliers, now });
  await seedProductTexts(db, products, productIds);
  await seedProductDetails(db, products, { products: productIds, categories });
  await seedParameters(db, seed, products, productIds);
  await seedSkus(db, products, productIds, now);
  await seedPackages(db, products, productIds);
  await seedRelations(db, products, productIds);
  await seedRedirects(db, seed.redirects ?? []);
  return { products, productIds };
}
