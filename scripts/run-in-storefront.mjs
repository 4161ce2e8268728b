import { spawnSync } from 'node:child_process';
import { projectRoot } from './project-root.mjs';

const settings = {
  cwd: `${projectRoot}/apps/storefront`,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
};

/** Builds a file of the storefront into `dist/<folder>`, with the pages it draws, and runs it there; ends where either fails. */
export function runInStorefront(file, folder, args = []) {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.ts$/, '.js');
  run('vite', 'build', '--logLevel', 'warn', '--ssr', file, '--outDir', `dist/${folder}`);
  run('node', `dist/${folder}/${name}`, ...args);
}

function run(command, ...args) {
  const { status } = spawnSync(command, args, settings);
  if (status !== 0) process.exit(status ?? 1);
}
