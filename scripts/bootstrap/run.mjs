import { spawnSync } from 'node:child_process';

/**
 * Runs a program with its output shown and tells whether it succeeded.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 */
export function run(command, args, { cwd, env = process.env }) {
  // Windows finds npm and npx (.cmd files) only through a shell.
  const shell = process.platform === 'win32';
  return spawnSync(command, args, { cwd, env, shell, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}
