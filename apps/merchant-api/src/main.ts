import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { serve, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { createMerchantApi, type MerchantApi } from '@torg/merchant-api';
import { readSettings, type Settings } from './read-settings.ts';

/** How long open requests may take to end before the process ends without them. */
const PATIENCE_MS = 5_000;

function workspacePath(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

function openApi(settings: Settings, addressOf: (request: Request) => string): Promise<MerchantApi> {
  const { databaseUrl, dataDir, apiKey, channelUrls, isProduction } = settings;
  return createMerchantApi({
    databaseUrl,
    dataDir: `${dataDir}/merchant-api`,
    imageCacheDir: `${dataDir}/images`,
    picturesDir: workspacePath('libs/merchant-api/pictures'),
    apiKey,
    channelUrls,
    explorer: !isProduction,
    auth: { account: 'torg_dev', randomBytes, addressOf },
    clock: { now: () => Date.now() },
    randomId: () => randomUUID(),
    report: (error, context) => console.error('merchant-api', context, error),
  });
}

async function start(settings: Settings): Promise<void> {
  const addresses = new WeakMap<Request, string>();
  const api = await openApi(settings, (request) => addresses.get(request) ?? '');
  const answer = (request: Request, { incoming }: HttpBindings | Http2Bindings) => {
    addresses.set(request, incoming.socket.remoteAddress ?? '');
    return api.fetch(request);
  };
  const server = serve({ fetch: answer, port: settings.port }, ({ port }) => {
    console.log(`Merchant API  http://localhost:${port}/graphql  (X-ApiKey: ${settings.apiKey})`);
  });
  server.on('error', (error) => {
    console.error(
      `Port ${settings.port} cannot be listened on: ${error.message}. Set MERCHANT_API_PORT to a free one.`,
    );
    void api.close().finally(() => process.exit(1));
  });
  const stop = () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    server.close(() => void api.close().finally(() => process.exit(0)));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const read = readSettings(process.env, workspacePath('.data'));
if (read.ok) {
  await start(read.settings).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
} else {
  console.error(['The API cannot start with this configuration:', ...read.problems].join('\n  - '));
  process.exitCode = 1;
}
