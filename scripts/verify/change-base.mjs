import { spawnSync } from 'node:child_process';
import { projectRoot } from '../project-root.mjs';

/** The commit since which changes count: where this branch left the main one, or the last commit on the main one itself. */
export function changeBase() {
  for (const main of ['origin/main', 'main']) {
    const base = git('merge-base', 'HEAD', main);
    if (base) return base;
  }
  return 'HEAD';
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
