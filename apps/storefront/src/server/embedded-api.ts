import { randomBytes } from 'node:crypto';
import { createMerchantApi } from '@torg/merchant-api';
import type { Config } from '../config/config-schema.ts';
import { visitorHeader } from './session-service.ts';
import { workspacePath } from './workspace-path.ts';

/** The Merchant API as the shop's own process answers it. */
export interface EmbeddedApi {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** The embedded API's only account, as it stands in the auth service's address. */
export const embeddedAccount = 'torg_dev';

type EmbeddedConfig = Extract<Config['merchantApi'], { kind: 'embedded' }>;

/** Opens the embedded Merchant API over its kept data folder, or over a PostgreSQL server where one is named. */
export function openEmbeddedApi(api: EmbeddedConfig, config: Config, explorer: boolean): Promise<EmbeddedApi> {
  const dataDir = api.dataDir ?? workspacePath('.data');
  return createMerchantApi({
    databaseUrl: api.databaseUrl,
    dataDir: `${dataDir}/merchant-api`,
    imageCacheDir: `${dataDir}/images`,
    picturesDir: workspacePath('libs/merchant-api/pictures'),
    apiKey: api.apiKey,
    auth: {
      account: embeddedAccount,
      randomBytes,
      // Only the shop's own server reaches the auth service, so its word on where a visitor comes from holds.
      addressOf: (request) => request.headers.get(visitorHeader) ?? '',
    },
    channelUrls: { [config.channels.sv]: config.origins.sv, [config.channels.nb]: config.origins.nb },
    explorer,
    clock: { now: () => Date.now() },
    randomId: () => crypto.randomUUID(),
    report: (error, context) => console.error('merchant-api', context, error),
  });
}

/** How requests reach the Merchant API: within this process where it is embedded, since no port is needed then. */
export function apiFetchOf(api: EmbeddedApi | null): typeof fetch {
  return api ? (input, init) => api.fetch(new Request(input, init)) : fetch;
}
