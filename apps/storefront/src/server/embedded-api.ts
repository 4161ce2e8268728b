import type { MerchantApiConfig } from '../config/config-schema.ts';

/** The Merchant API as the shop's own process answers it. */
export interface EmbeddedApi {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** Opens the Merchant API as the configuration says; null where a real account answers. What is not used is not loaded. */
export async function openEmbeddedApi(
  config: MerchantApiConfig,
  report: (error: unknown) => void,
): Promise<EmbeddedApi | null> {
  if (config.kind === 'remote') return null;
  const { kind, mode, ...settings } = config;
  if (mode === 'embedded') return (await import('./open-api-here.ts')).openApiHere(settings);
  const { openApiThread, threadPorts } = await import('./api-thread/open-api-thread.ts');
  return openApiThread(settings, threadPorts(report));
}

/** How requests reach the Merchant API: within this process where it is embedded, since no port is needed then. */
export function apiFetchOf(api: EmbeddedApi | null): typeof fetch {
  return api ? (input, init) => api.fetch(new Request(input, init)) : fetch;
}
