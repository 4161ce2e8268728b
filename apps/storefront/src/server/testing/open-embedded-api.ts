import { demoShop } from '@torg/demo-shop';
import { createMerchantApi, type MerchantApi, type MerchantApiOptions } from '@torg/merchant-api';
import { createTestDatabase, seededTemplate } from '@torg/merchant-api/testing';
import { demoApiOptions, testMoment } from './demo-api-options.ts';

const filled = seededTemplate('demo', testMoment, demoShop);

/** The API that the shop carries within it, over a copy of one database that a run of tests fills once; `options` win. */
export async function openEmbeddedApi(options: Partial<MerchantApiOptions> = {}): Promise<MerchantApi> {
  // What the goods cost, and what was written of them, is told from the moment at which they are brought in.
  const database = await createTestDatabase(options.clock ? undefined : filled);
  const { fetch, close } = await createMerchantApi({ ...demoApiOptions(), ...database.place, ...options });
  return { fetch, close: () => close().finally(database.drop) };
}
