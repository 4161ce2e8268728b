import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folders that vitest is run in: each workspace with a test, and tools (which also tests scripts).
 * `configured` is false where there are tests but no configuration to run them with.
 * @param {string} root
 * @returns {{ folder: string, name: string, configured: boolean }[]}
 */
export function testProjects(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = [...globSync(workspaces, { cwd: root }).sort(), 'tools'];
  return folders
    .map((folder) => ({ folder, name: nameOf(folder), configured: hasConfiguration(root, folder) }))
    .filter(({ folder, configured }) => configured || hasTests(root, folder));
}

/** Both apps/x and libs/x may exist, so an app keeps its folder in its name. */
function nameOf(folder) {
  return folder.replace(/^libs\//, '');
}

function hasConfiguration(root, folder) {
  return ['ts', 'mts', 'mjs'].some((extension) => existsSync(join(root, folder, `vitest.config.${extension}`)));
}

function hasTests(root, folder) {
  return globSync('{src,build}/**/*.test.{ts,tsx,mjs}', { cwd: join(root, folder) }).length > 0;
}
