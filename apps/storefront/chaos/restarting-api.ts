import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoShop } from '@torg/demo-shop';
import { createMerchantApi, type MerchantApi } from '@torg/merchant-api';
import { demoApiOptions } from '../src/server/testing/demo-api-options.ts';
import { shopperClock } from './surroundings.ts';

/** The embedded API over a data folder of its own or an empty database on a server, which outlives its restarts. */
export interface RestartingApi {
  fetch(request: Request): Promise<Response>;
  /** Ends the API at once and begins it anew; what is asked meanwhile finds nobody. */
  restart(): Promise<void>;
  /** Waits until it is there again. */
  isBack(): Promise<unknown>;
  close(): Promise<void>;
}

/** Of each size there is enough for every purchase, but of every seventh a few, so that goods run out. */
const [plenty, few] = [1_000_000, 40];
let sizes = 0;

/** Nobody attacks the passwords of a run. */
const cheapHash = { N: 16, r: 1, p: 1 };

const stocked = {
  ...demoShop.catalogue,
  families: demoShop.catalogue.families.map((family) => ({
    ...family,
    colours: family.colours.map((colour) => ({
      ...colour,
      skus: colour.skus.map((sku) => ({ ...sku, stock: { inStock: (sizes += 1) % 7 === 0 ? few : plenty } })),
    })),
  })),
};

/** Opens it; over a database server where one is named. */
export async function openRestartingApi(
  { databaseUrl }: { databaseUrl?: string | undefined },
  report: (error: unknown) => void,
): Promise<RestartingApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'torg-chaos-'));
  let ids = 0;
  let secrets = 0;
  const { auth, ...demo } = demoApiOptions();
  const open = () =>
    createMerchantApi({
      ...demo,
      ...(auth && { auth: { ...auth, demoAccounts: false, passwordCost: cheapHash, randomBytes } }),
      ...(databaseUrl === undefined ? { dataDir } : { databaseUrl }),
      catalogue: stocked,
      visitorLimits: false,
      checkListsEvery: 0,
      clock: shopperClock,
      randomId: () => `cart-${String((ids += 1)).padStart(8, '0')}`,
      report,
    });
  const randomBytes = (size: number) =>
    createHash('shake256', { outputLength: size })
      .update(`${(secrets += 1)}`)
      .digest();
  let api: MerchantApi | null = await open();
  let opening: Promise<unknown> = Promise.resolve();
  return {
    async fetch(request) {
      if (api === null) throw new TypeError('fetch failed');
      return api.fetch(request);
    },
    async restart() {
      const ending = api;
      if (ending === null) return;
      api = null;
      opening = ending.close().then(async () => (api = await open()));
      await opening;
    },
    isBack: () => opening,
    async close() {
      await api?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
