import { spawnSync } from 'node:child_process';
import { projectRoot } from './project-root.mjs';

/** Builds the page benchmark and runs it: how many pages a second one core renders. */
const cwd = `${projectRoot}/apps/storefront`;
const run = (command, ...args) => {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
};

run('vite', 'build', '--logLevel', 'warn', '--ssr', 'bench/page-bench.ts', '--outDir', 'dist/bench');
run('node', 'dist/bench/page-bench.js');
