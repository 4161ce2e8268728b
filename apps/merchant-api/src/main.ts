import { randomBytes, randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serve, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { demoPictures, demoShop } from '@torg/demo-shop';
import { openMerchantApi, type MerchantApi } from '@torg/merchant-api';
import { openLog, type Log } from '@torg/merchant-api/log';
import { stoppingServer } from '@torg/merchant-api/serving';
import { startTelemetry } from '@torg/merchant-api/telemetry/start';
import { visitorAddress } from '@torg/merchant-api/settings';
import { readSettings, type Settings } from './read-settings.ts';
import { welcome } from './welcome.ts';

/** How long a request may take to come in; Node's own five minutes are many. */
const REQUEST_MS = 30_000;
/**
 * How long an idle connection stays open: longer than the minute of a usual proxy, which would else send into one that is
 * closing.
 */
const IDLE_CONNECTION_MS = 65_000;

function projectPath(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

function openApi(settings: Settings, log: Log, addressOf: (request: Request) => string): Promise<MerchantApi> {
  return openMerchantApi(settings, {
    projectPath,
    picturesDir: projectPath(demoPictures),
    demo: demoShop,
    ownUrl: `http://localhost:${settings.port}`,
    addressOf,
    randomBytes,
    clock: { now: () => Date.now() },
    random: () => Math.random(),
    wait: (ms) => wait(ms),
    repeat(ms, task) {
      const timer = setInterval(task, ms);
      return () => clearInterval(timer);
    },
    randomId: () => randomUUID(),
    report: log.report,
    answered: log.answered,
  });
}

async function start(settings: Settings): Promise<void> {
  const peers = new WeakMap<Request, string>();
  const addressOf = (request: Request) =>
    visitorAddress(peers.get(request) ?? '', request.headers.get('x-forwarded-for'), settings.trustedProxies);
  const log = openLog('merchant-api', settings.logLevel);
  const stopTelling = await startTelemetry(settings.collector, { service: 'torg-merchant-api', report: log.report });
  const api = await openApi(settings, log, addressOf);
  const answer = (request: Request, { incoming }: HttpBindings | Http2Bindings) => {
    peers.set(request, incoming.socket.remoteAddress ?? '');
    return api.fetch(request);
  };
  const listener = serve(
    {
      fetch: answer,
      port: settings.port,
      ...(settings.host !== null && { hostname: settings.host }),
      serverOptions: { requestTimeout: REQUEST_MS, keepAliveTimeout: IDLE_CONNECTION_MS },
    },
    ({ port }) => {
      console.log(welcome(settings, port));
      log.note(`listening on port ${port}`);
    },
  );
  const server = listener as Server; // it is one of HTTP/1.1, as nothing else was asked for
  server.on('error', (error) => {
    const advice = 'Set MERCHANT_API_PORT to a free one.';
    log.report(new Error(`Port ${settings.port} cannot be listened on: ${error.message}. ${advice}`));
    void api.close().finally(() => process.exit(1));
  });
  const stopServer = stoppingServer(server);
  const stop = () =>
    void stopServer()
      .then(api.close)
      .then(stopTelling)
      .then(() => log.note('stopped'))
      .finally(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const read = readSettings(process.env, projectPath('.data'));
if (read.ok) {
  await start(read.settings).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
} else {
  console.error(['The API cannot start with this configuration:', ...read.problems].join('\n  - '));
  process.exitCode = 1;
}
