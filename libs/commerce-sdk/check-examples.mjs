// Does what a stranger does: packs the package, installs it in an empty folder, and runs the examples against the embedded
// API, in Node and in Chromium; then once more in a web worker, bundled. Nothing is fetched from the network.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const root = here('../../');
const apiKey = '00000000-0000-0000-0000-000000000000';
const folder = mkdtempSync(join(tmpdir(), 'torg-examples-'));
const children = [];

try {
  install();
  const apiUrl = await startApi();
  const runs = { 'in Node': runScript, 'as a page in Chromium': runPage, 'in a web worker': runWorker };
  for (const [where, run] of Object.entries(runs)) console.log(`${where}: ${await run(apiUrl)}`);
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')));
  rmSync(folder, { recursive: true, force: true });
}

/** The package needs no other. */
function install() {
  const [packed] = JSON.parse(npm(['pack', '--json', '--pack-destination', folder], here('dist/package')));
  for (const example of ['node-script', 'plain-page']) {
    cpSync(here(`examples/${example}`), join(folder, example), { recursive: true });
    const quiet = ['--offline', '--no-audit', '--no-fund', '--no-save'];
    npm(['install', ...quiet, join(folder, packed.filename)], join(folder, example));
  }
}

function npm(args, cwd) {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

async function startApi() {
  const port = await freePort();
  const env = { ...process.env, MERCHANT_API_PORT: port, DATA_DIR: join(folder, 'data') };
  start(['--conditions=@torg/source', 'apps/merchant-api/src/main.ts'], root, env);
  await until(async () => (await fetch(`http://localhost:${port}/health`)).ok);
  return `http://localhost:${port}/graphql`;
}

function runScript(apiUrl) {
  const cwd = join(folder, 'node-script');
  const told = execFileSync(process.execPath, ['fill-cart.mjs'], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, API_URL: apiUrl },
  });
  return expecting(/^The cart holds 1 line and costs \d.*kr\.$/m, told);
}

async function runPage(apiUrl) {
  const port = await freePort();
  start(['serve.mjs'], join(folder, 'plain-page'), { ...process.env, PORT: port, API_URL: apiUrl });
  const url = `http://localhost:${port}/`;
  await until(async () => (await fetch(url)).ok);
  return inChromium(url, async (page) => {
    const buy = page.getByRole('button', { name: /^Köp / }).first();
    await buy.click();
    await page.getByRole('status').filter({ hasText: '1 vara' }).waitFor();
    await page.reload();
    const cart = page.getByRole('status').filter({ hasText: '1 vara' });
    await cart.waitFor();
    return expecting(/Varukorgen: 1 vara, \d.*kr/, await cart.innerText());
  });
}

async function runWorker(apiUrl) {
  const project = join(folder, 'plain-page');
  writeFileSync(join(project, 'worker.mjs'), workerSource(apiUrl));
  const input = join(project, 'worker.mjs');
  const output = { entryFileNames: 'worker.js' };
  const outDir = join(project, 'bundled');
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: { outDir, rolldownOptions: { input, output } },
  });
  const code = readFileSync(join(outDir, 'worker.js'), 'utf8');
  return inChromium(new URL('/health', apiUrl).href, async (page) => {
    const told = await page.evaluate(
      (text) =>
        new Promise((resolve, reject) => {
          const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
          const worker = new Worker(url, { type: 'module' });
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
        }),
      code,
    );
    return expecting(/^\d+ products, digest of 64 characters$/, told);
  });
}

function workerSource(apiUrl) {
  return `import { createCommerceClient, getProducts, hashField } from '@torg/commerce-sdk';
    const scope = { channelId: '2|no', marketId: 'no', languageId: 'nb-NO' };
    const client = createCommerceClient({ endpoint: '${apiUrl}', apiKey: '${apiKey}', scope });
    const { count } = await getProducts(client, { skip: 0, take: 1, sort: 'LATEST' });
    postMessage(count + ' products, digest of ' + (await hashField('Kari')).length + ' characters');`;
}

async function inChromium(url, use) {
  const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const executablePath = existsSync(installed) ? installed : undefined;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(url);
    return await use(page);
  } finally {
    await browser.close();
  }
}

function start(args, cwd, env) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
}

function expecting(pattern, told) {
  const [found] = pattern.exec(told) ?? [];
  if (found === undefined) throw new Error(`Expected ${pattern}, was told:\n${told}`);
  return found;
}

async function until(isTrue) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await isTrue().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('A server did not start within a minute');
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return String(port);
}
