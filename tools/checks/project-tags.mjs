// Every project has one tag, by which the module boundaries know it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findUntagged } from './find-untagged.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const manifests = globSync(read('package.json').workspaces, { cwd: root }).map((folder) =>
  join(folder, 'package.json'),
);
const problems = findUntagged(manifests.map(read));

console.log([`${manifests.length} projects looked at`, ...problems].join('\n'));
if (problems.length > 0) process.exitCode = 1;
