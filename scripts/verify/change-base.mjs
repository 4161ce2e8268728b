import { spawnSync } from 'node:child_process';
import { projectRoot } from '../project-root.mjs';

/** The commit since which changes count: where this branch left the main one, or the last commit on the main one itself. */
export function changeBase(folder = projectRoot) {
  for (const main of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: folder, encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}
