import type { MerchantApiConfig } from '../config/config-schema.ts';
import type { EmbeddedApi } from './embedded-api.ts';

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
