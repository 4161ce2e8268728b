import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoShop } from '@torg/demo-shop';
import { createMerchantApi, type MerchantApi } from '@torg/merchant-api';
import { demoApiOptions } from '../src/server/testing/demo-api-options.ts';

/** The embedded API over a data folder of its own, which outlives its restarts. */
export interface RestartingApi {
  fetch(request: Request): Promise<Response>;
  /** Ends the API at once and begins it anew; what is asked meanwhile finds nobody. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Of each size there is enough for every purchase, but of every seventh a few, so that goods run out. */
const plenty = 1_000_000;

const stocked = {
  ...demoShop.catalogue,
  families: demoShop.catalogue.families.map((family) => ({
    ...family,
    colours: family.colours.map((colour) => ({
      ...colour,
      skus: colour.skus.map((sku, index) => ({
        ...sku,
        stock: {
          inStock: (sku.articleNumber.charCodeAt(sku.articleNumber.length - 1) + index) % 7 === 0 ? 40 : plenty,
        },
      })),
    })),
  })),
};

/** Opens it. */
export async function openRestartingApi(report: (error: unknown) => void): Promise<RestartingApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'torg-chaos-'));
  let ids = 0;
  const open = () =>
    createMerchantApi({
      ...demoApiOptions(),
      dataDir,
      catalogue: stocked,
      visitorLimits: false,
      checkListsEvery: 0,
      clock: { now: () => Date.UTC(2026, 10, 21, 12) },
      randomId: () => `cart-${String((ids += 1)).padStart(8, '0')}`,
      report,
    });
  let api: MerchantApi | null = await open();
  return {
    async fetch(request) {
      if (api === null) throw new TypeError('fetch failed');
      return api.fetch(request);
    },
    async restart() {
      const ending = api;
      if (ending === null) return;
      api = null;
      await ending.close();
      api = await open();
    },
    async close() {
      await api?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
