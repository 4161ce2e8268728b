import { spawnSync } from 'node:child_process';
import { projectRoot } from './project-root.mjs';

/** Lets many buy while everything goes wrong, and says which promises were not kept: `npm run chaos -- --purchases 500`. */
const { status } = spawnSync('node', ['--conditions=@torg/source', 'chaos/main.ts', ...process.argv.slice(2)], {
  cwd: `${projectRoot}/apps/storefront`,
  stdio: 'inherit',
});
process.exit(status ?? 1);
