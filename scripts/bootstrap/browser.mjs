import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/**
 * Chromium without a window, as a Debian package: journeys take two thirds of the time in it. It sets text a little differently, so
 * stories, whose screenshots are compared, are looked at in the whole browser.
 */
const SHELL = 'chromium-headless-shell';
export const shellProgram = join('/usr/bin', SHELL);
const PROGRAM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Sees to it that the tests find a Chromium: one that is there, Debian's package, or Playwright's own download. Without the
 * one that has no window they only take longer.
 * @param {string} root
 */
export function provideBrowser(root) {
  if (findBrowser(process.env) ?? findPlaywrightBrowser(root)) {
    if (isDebianRoot() && !existsSync(shellProgram)) {
      console.log(`Installing Debian's package ${SHELL} …`);
      installDebianPackages(root, [SHELL]);
    }
    return;
  }
  if (isDebianRoot()) {
    console.log(`No Chromium found: installing Debian's packages chromium and ${SHELL} …`);
    const installs = [
      ['chromium', SHELL, 'fonts-liberation'],
      ['chromium', 'fonts-liberation'],
    ];
    if (installs.some((packages) => installDebianPackages(root, packages)) && findBrowser(process.env)) return;
    console.log("Debian's packages could not be installed.");
  }
  console.log("No Chromium found: fetching Playwright's own …");
  if (run('npx', ['--no-install', 'playwright', 'install', 'chromium'], { cwd: root })) return;
  throw new Error(
    'The tests need a Chromium and none could be fetched. Install one (Debian and Ubuntu: apt-get install chromium),\n' +
      'or set CHROMIUM_PATH to the program of one that is installed, and run the command again.',
  );
}

/**
 * The program of an installed Chromium, or undefined when there is none.
 * @param {NodeJS.ProcessEnv} env
 */
export function findBrowser(env) {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, but there is no such file.`);
  }
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)].filter(Boolean);
  return folders.flatMap((folder) => PROGRAM_NAMES.map((name) => join(folder, name))).find(runs);
}

/** Ubuntu's /usr/bin/chromium-browser can be a stub that only asks for a snap, so being there is not enough. */
function runs(program) {
  return existsSync(program) && spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function findPlaywrightBrowser(root) {
  try {
    const program = createRequire(join(root, 'package.json'))('playwright').chromium.executablePath();
    return existsSync(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

function isDebianRoot() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

function installDebianPackages(root, packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    run('apt-get', ['update', '-qq'], { cwd: root, env }) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { cwd: root, env })
  );
}
