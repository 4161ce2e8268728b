import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openLog } from '@torg/merchant-api/log';
import { createServer as createViteServer } from 'vite';
import { readConfig } from '../config/read-config.ts';
import type { PageAssets } from './asset-manifest.ts';
import { devStyles, devStylesPath } from './dev-styles.ts';
import { apiFetchOf } from './embedded-api.ts';
import { openEmbeddedApi } from './open-embedded-api.ts';
import { welcome } from './welcome.ts';
import { workspacePath } from './workspace-path.ts';

type ShopModule = typeof import('./create-shop.ts');

/** In development Vite brings hot reload by script, so a document needs the two entries, and what it is dressed in until then. */
const assets: PageAssets = {
  boot: '/src/client/boot/boot.ts',
  entry: '/src/client/main.tsx',
  styles: [],
  fonts: '',
  rules: [],
  scripts: [],
  libraries: [],
  vitals: '',
  icon: '/icon.svg',
  development:
    '<script type="module">import{injectIntoGlobalHook}from"/@react-refresh";injectIntoGlobalHook(window);' +
    'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type</script>' +
    '<script type="module" src="/@vite/client"></script>' +
    `<link rel="stylesheet" href="${devStylesPath}">`,
};

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog('storefront', config.logLevel);
  const report = (error: unknown, requestId?: string) => log.report(error, { requestId });
  const api = await openEmbeddedApi(config.merchantApi, report);
  const http = createServer();
  const vite = await createViteServer({
    root: workspacePath('apps/storefront'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
  });
  const shops = new WeakMap<ShopModule, ReturnType<ShopModule['createShop']>>();
  const currentShop = async () => {
    const module = (await vite.ssrLoadModule('/src/server/create-shop.ts')) as ShopModule; // Vite types a loaded module as a record
    const shop =
      shops.get(module) ??
      module.createShop({
        config,
        api,
        apiFetch: apiFetchOf(api),
        assetsFor: () => assets,
        newId: () => crypto.randomUUID(),
        report,
        development: true,
      });
    shops.set(module, shop);
    return shop;
  };
  const answer = getRequestListener(async (request) => (await currentShop()).fetch(request));
  vite.middlewares.use(devStylesPath, (_request, response, next) => {
    const send = (css: string) =>
      response.writeHead(200, { 'content-type': 'text/css', 'cache-control': 'no-store' }).end(css);
    devStyles(vite).then(send, next);
  });
  http.on('request', (request, response) => vite.middlewares(request, response, () => void answer(request, response)));
  http.listen(config.port, config.host ?? undefined, () => console.log(welcome(config)));
  const stop = () => void Promise.allSettled([vite.close(), api?.close()]).then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
