import { readConfig } from '../src/config/read-config.ts';
import type { PageAssets } from '../src/server/asset-manifest.ts';
import { createShop } from '../src/server/create-shop.ts';
import { networkHere } from './surroundings.ts';

const assets: PageAssets = {
  boot: '/b.js',
  entry: '/e.js',
  styles: [],
  fonts: '',
  rules: [],
  scripts: [],
  libraries: [],
  vitals: '',
  icon: '/i.svg',
  development: '',
};

/** Where the shop of a run is. */
export const chaosOrigin = 'http://localhost:3000';

/** The shop's server, whose way to the API is that of the shopper for whom it asks. */
export async function openChaosShop(quiet: typeof fetch): Promise<typeof fetch> {
  let ids = 0;
  const shop = await createShop({
    config: readConfig({}),
    api: null,
    apiFetch: (input, init) => (networkHere() ?? quiet)(input, init),
    assetsFor: () => assets,
    newId: () => `id-${String((ids += 1)).padStart(8, '0')}`,
    report: () => {},
  });
  return async (input, init) => shop.fetch(new Request(input, init));
}
