// Prints what the checks find on this machine beside the project's files. Nx takes it into account before it reuses a result.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, shellProgram } from '../bootstrap/browser.mjs';
import { projectRoot } from '../project-root.mjs';

const versionOf = (program) => program && spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout;

/** npm's own list of what it has installed. */
function installedPackages() {
  const list = join(projectRoot, 'node_modules', '.package-lock.json');
  return existsSync(list) && createHash('sha256').update(readFileSync(list)).digest('hex');
}

function postgresVersions() {
  const folder = '/usr/lib/postgresql';
  return existsSync(folder) ? readdirSync(folder) : [];
}

const browsers = [findBrowser(process.env), process.env.E2E_BROWSER ?? shellProgram];
console.log(
  JSON.stringify({
    node: process.version,
    system: [process.platform, process.arch],
    packages: installedPackages(),
    browsers: browsers.map((program) => [program, versionOf(program)]),
    // Where one is missing, the tests that need it are skipped.
    postgres: [postgresVersions(), versionOf('postgres')],
    programs: ['gcc', 'taskset', 'blender'].map(versionOf),
  }),
);
