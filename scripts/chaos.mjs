import { spawnSync } from 'node:child_process';
import { projectRoot } from './project-root.mjs';

/** Lets many buy while everything goes wrong, and says which promises were not kept: `npm run chaos -- --purchases 500`. */
const cwd = `${projectRoot}/apps/storefront`;
const run = (command, ...args) => {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
};

// The shop's pages are built first: they are part of what is tried.
run('vite', 'build', '--logLevel', 'warn', '--ssr', 'chaos/main.ts', '--outDir', 'dist/chaos');
run('node', 'dist/chaos/main.js', ...process.argv.slice(2));
