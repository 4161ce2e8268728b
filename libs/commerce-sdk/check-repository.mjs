// Packs the package in a clone of its own, whose origin is made up: its package.json says where the sources lie, if origin does.
import { deepEqual, match } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryFields } from './repository-fields.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const clone = mkdtempSync(join(tmpdir(), 'torg-repository-'));
const folder = join(clone, 'libs/commerce-sdk');
const wanted = {
  homepage: 'https://git.example/maja/torg#readme',
  bugs: { url: 'https://git.example/maja/torg/issues' },
  repository: { type: 'git', url: 'git+https://git.example/maja/torg.git', directory: 'libs/commerce-sdk' },
};
const ofHosts = [
  'https://git.example/maja/torg',
  'https://maja:a-token@git.example/maja/torg.git/',
  'ssh://git@git.example:2222/maja/torg.git',
  'git@git.example:maja/torg.git',
];
const ofNoHost = [
  '/srv/git/torg.git',
  '../torg',
  'file:///srv/git/torg.git',
  'C:\\git\\torg',
  'http://git.example/maja/torg',
  'https://git.example',
];

try {
  cpSync(here, folder, {
    recursive: true,
    filter: (path) => !/(?:node_modules|reference|src|package|spec)$/.test(path),
  });
  git('init', '--quiet');
  match(pack().said, /^Neither REPOSITORY_URL nor origin .* https or ssh address.*\n$/);
  git('remote', 'add', 'origin', '/srv/git/torg.git');
  deepEqual(pack().fields, {});
  git('remote', 'set-url', 'origin', 'git@git.example:maja/torg.git');
  deepEqual(pack(), { said: '', fields: wanted });
  for (const address of ofHosts) deepEqual(repositoryFields(folder, address), wanted, address);
  for (const address of ofNoHost) deepEqual(repositoryFields(folder, address), {}, address);
} finally {
  rmSync(clone, { recursive: true, force: true });
}

function git(...args) {
  execFileSync('git', args, { cwd: clone });
}

/** What is said, and where the packed package.json says that the sources lie. */
function pack() {
  const env = { ...process.env, REPOSITORY_URL: '' };
  const said = execFileSync(process.execPath, ['stage.mjs'], { cwd: folder, env, encoding: 'utf8' });
  const packed = JSON.parse(readFileSync(join(folder, 'dist/package/package.json'), 'utf8'));
  const fields = ['homepage', 'bugs', 'repository'].filter((name) => name in packed);
  return { said, fields: Object.fromEntries(fields.map((name) => [name, packed[name]])) };
}
