import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { openLog } from '@torg/merchant-api/log';
import { stoppingServer } from '@torg/merchant-api/serving';
import { startTelemetry } from '@torg/merchant-api/telemetry/start';
import { readConfig } from '../config/read-config.ts';
import type { Config } from '../config/config-schema.ts';
import { clientFolder, readBuiltAssets } from './built-assets.ts';
import { createShop } from './create-shop.ts';
import { apiFetchOf } from './embedded-api.ts';
import { openEmbeddedApi } from './open-embedded-api.ts';
import { keepBuiltFiles } from './keep-built-files.ts';
import { staticFiles } from './middleware/static-files.ts';
import { createVitalsCounter } from './vitals/vitals-counter.ts';
import { vitalsWriter } from './vitals/vitals-folder.ts';
import { vitalsFolder } from './vitals/vitals-place.ts';
import { workspacePath } from './workspace-path.ts';
import { welcome } from './welcome.ts';

/** How long (ms) a request may take to come in; Node's own five minutes are many for a form. */
const requestTimeout = 30_000;
/**
 * How long (ms) an idle connection stays open: longer than the minute of a usual proxy, which would else send into one that
 * is closing.
 */
const keepAliveTimeout = 65_000;

/** How often (ms) what was counted is written down. */
const vitalsKeptEvery = 60_000;

/** Where the built files of earlier deploys are kept. */
function builtFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return `${dataDir ?? workspacePath('.data')}/built`;
}

async function start(config: Config): Promise<void> {
  const log = openLog('storefront', config.logLevel);
  const report = (error: unknown, requestId?: string) => log.report(error, { requestId });
  const { collector } = config;
  const stopTelling = await startTelemetry(collector, { service: 'torg-storefront', report });
  const api = await openEmbeddedApi(config.merchantApi, report);
  const vitals = createVitalsCounter({
    clock: { now: () => Date.now() },
    write: vitalsWriter(vitalsFolder(config), crypto.randomUUID()),
    report,
  });
  setInterval(() => void vitals.keep(), vitalsKeptEvery).unref();
  // Without them a tab from before this deploy is led to a new document, so nobody waits for them.
  void keepBuiltFiles(`${clientFolder}/assets`, `${builtFolder(config)}/assets`, Date.now()).catch(report);
  const shop = await createShop({
    config,
    api,
    apiFetch: apiFetchOf(api),
    assetsFor: await readBuiltAssets(),
    staticFiles: staticFiles(clientFolder, builtFolder(config)),
    newId: () => crypto.randomUUID(),
    report,
    answered: (request, requestId) => log.answered(request, { requestId }),
    countVitals: vitals.count,
  });
  const serverOptions = { requestTimeout, keepAliveTimeout };
  const place = { port: config.port, ...(config.host !== null && { hostname: config.host }) };
  const listener = serve({ fetch: shop.fetch, ...place, serverOptions }, () => {
    console.log(welcome(config));
    log.note(`listening on port ${config.port}`);
  });
  const server = listener as Server; // it is one of HTTP/1.1, as nothing else was asked for
  server.on('error', (error) => {
    log.report(new Error(`The shop cannot listen on port ${config.port}: ${error.message}. Set PORT to a free one.`));
    process.exit(1);
  });
  const stopServer = stoppingServer(server);
  const stop = () =>
    void stopServer()
      .then(() => Promise.all([vitals.keep(), api?.close()]))
      .then(stopTelling)
      .then(() => log.note('stopped'))
      .finally(() => process.exit(0));
  // Node itself throws this, out of reach of any handler, when a visitor leaves while a web stream is closing.
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    log.report(error);
    if (error.code !== 'ERR_INVALID_STATE') process.exit(1);
  });
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
