import type { Config } from '../../config/config-schema.ts';
import { readConfig } from '../../config/read-config.ts';
import type { Vital } from '../../page/vital.ts';
import type { PageAssets } from '../asset-manifest.ts';
import type { StyleRule } from '../rendering/style-rule.ts';
import type { ShopParts } from '../shop-parts.ts';
import { createShop } from '../create-shop.ts';
import { apiFetchOf, type EmbeddedApi } from '../embedded-api.ts';
import { openEmbeddedApi } from './open-embedded-api.ts';

const assets: Omit<PageAssets, 'rules'> = {
  boot: '/b.js',
  entry: '/e.js',
  styles: ['/s.css'],
  fonts: '',
  scripts: [],
  libraries: [],
  vitals: '',
  icon: '/i.svg',
  development: '',
};

/** What a test changes of the shop that it opens. */
export interface OpenShopOptions {
  /** May delay, fail or change what the API answers. */
  between?: (request: Request, api: EmbeddedApi) => Promise<Response>;
  /** How long (ms) a page waits for late parts: as long as it takes when left out, since a test machine may be slow. */
  patience?: number;
  /** Where every request comes from; nobody knows when left out. */
  peer?: string;
  /** What stands in its style sheet; nothing when left out. */
  rules?: readonly StyleRule[];
  /** The environment that the shop reads. */
  env?: Readonly<Record<string, string>>;
  /** False has documents hold the data of their static parts too. */
  hasStaticParts?: boolean;
  /** Hears what tabs tell of how quick pages were. */
  countVitals?: (vitals: readonly Vital[]) => void;
  /** Hears of each request that was answered. */
  answered?: ShopParts['answered'];
  /** The clock that answers are timed by. */
  stopwatch?: () => number;
  /** Opens the API in place of the one with the demo goods. */
  openApi?: (config: Config) => Promise<EmbeddedApi>;
}

/** A shop over an embedded API that lives in memory. */
export async function openShop(options: OpenShopOptions = {}) {
  const {
    between = passOn,
    patience = 60_000,
    peer,
    env = {},
    rules = [],
    openApi = () => openEmbeddedApi(),
    ...timing
  } = options;
  const config = readConfig(env);
  const api = await openApi(config);
  let ids = 0;
  const reported: unknown[] = [];
  const embedded: EmbeddedApi = { fetch: (request) => between(request, api), close: api.close };
  const shop = await createShop({
    config,
    api: embedded,
    apiFetch: apiFetchOf(embedded),
    patience,
    searchPatience: patience,
    ...timing,
    assetsFor: () => ({ ...assets, rules }),
    newId: () => `id-${String((ids += 1)).padStart(8, '0')}`,
    report: (error) => reported.push(error),
  });
  const ask = async (path: string, init: RequestInit = {}, host = 'localhost:3000') => {
    const headers = new Headers(init.headers);
    headers.set('host', host);
    const request = new Request(`http://${host}${path}`, { ...init, headers, redirect: 'manual' });
    return shop.fetch(request, peer === undefined ? undefined : { incoming: { socket: { remoteAddress: peer } } });
  };
  /** Status and place of an answer. */
  const ledTo = async (path: string, host?: string) => {
    const answer = await ask(path, {}, host);
    return [answer.status, answer.headers.get('location')];
  };
  return { ask, ledTo, reported, close: api.close };
}

function passOn(request: Request, api: EmbeddedApi): Promise<Response> {
  return api.fetch(request);
}
