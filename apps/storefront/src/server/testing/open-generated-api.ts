import { generateCatalogue } from '@torg/demo-shop/generate';
import { createMerchantApi, type MerchantApi } from '@torg/merchant-api';
import { withShopDatabase } from '@torg/merchant-api/feed';
import { createTestDatabase } from '@torg/merchant-api/testing';
import { demoApiOptions } from './demo-api-options.ts';

/** The API that the shop carries within it, over so many made-up products in place of those of the demo. */
export async function openGeneratedApi({ products, seed }: { products: number; seed: number }): Promise<MerchantApi> {
  const options = demoApiOptions();
  const { clock } = options;
  const database = await createTestDatabase();
  await withShopDatabase(database.place, (db) =>
    generateCatalogue(db, { clock, products, seed, onProgress: () => {} }),
  );
  const { fetch, close } = await createMerchantApi({ ...options, ...database.place });
  return { fetch, close: () => close().finally(database.drop) };
}
