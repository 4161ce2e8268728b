import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, normalize } from 'node:path';
import { beginPreparing } from './preparing.mjs';
import { run } from './run.mjs';

/**
 * Installs the packages of the lock file, unless exactly those are installed already.
 * @param {string} root
 */
export function installPackages(root) {
  const lockHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.install-stamp');
  if (isInstalled(stamp, lockHash)) return;
  const end = beginPreparing(root);

  console.log('Installing packages with npm ci (the first time, or package-lock.json has changed) …');
  rmSync(stamp, { force: true });
  // NODE_ENV=production or an npm setting must not leave out the tools, nor the Node that comes as an optional package.
  const kinds = ['--include=dev', '--include=optional', '--include=peer'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (!run('npm', ['ci', ...kinds, ...quiet], { cwd: root, env: withoutLocalTools(process.env) })) {
    throw new Error('npm ci did not finish; its message is above. Nothing was started.');
  }
  writeFileSync(stamp, lockHash);
  end();
}

function isInstalled(stamp, lockHash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash;
}

/**
 * npm puts node_modules/.bin first on PATH, and a second install would then run on the very Node that it replaces.
 * @param {NodeJS.ProcessEnv} env
 */
export function withoutLocalTools(env) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const localTools = join('node_modules', '.bin');
  const folders = (env[key] ?? '').split(delimiter);
  return { ...env, [key]: folders.filter((folder) => !normalize(folder).endsWith(localTools)).join(delimiter) };
}
