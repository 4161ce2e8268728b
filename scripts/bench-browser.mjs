// Measures the shop in a browser on a slow phone: npm run bench:browser -- [--runs 9] [--encoding gzip] [--dry]
import { spawn } from 'node:child_process';
import { findBrowser } from './bootstrap/browser.mjs';
import { buildShop } from './build-shop.mjs';
import { forwardSignals } from './forward-signals.mjs';
import { projectRoot } from './project-root.mjs';
import { runQuietly } from './run-quietly.mjs';
import { onSuitableNode, toolEnvironment } from './suitable-node.mjs';

await onSuitableNode(async () => {
  const problem = (await buildShop().catch((error) => error.message)) ?? (await buildBench());
  if (problem !== null) {
    console.error(problem);
    return 1;
  }
  const args = ['apps/storefront/dist/bench-browser/browser-bench.js', ...process.argv.slice(2)];
  return forwardSignals(spawn(process.execPath, args, { cwd: projectRoot, env: environment(), stdio: 'inherit' }));
});

/** @returns {Promise<string | null>} what went wrong */
async function buildBench() {
  const args = [
    'build',
    '--logLevel',
    'warn',
    '--ssr',
    'bench/browser/browser-bench.ts',
    '--outDir',
    'dist/bench-browser',
  ];
  const { ok, output } = await runQuietly('vite', args, { cwd: `${projectRoot}/apps/storefront`, env: environment() });
  return ok ? null : output;
}

function environment() {
  const env = { ...toolEnvironment(), NODE_ENV: 'production' };
  const browser = findBrowser(process.env);
  return browser ? { ...env, CHROMIUM_PATH: browser } : env;
}
