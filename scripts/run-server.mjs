import { spawn } from 'node:child_process';
import { forwardSignals } from './forward-signals.mjs';
import { projectRoot } from './project-root.mjs';
import { serverOptions } from './server-options.mjs';
import { toolEnvironment } from './suitable-node.mjs';

/**
 * Runs a server of the project with Node until it ends or this process is told to, and gives its exit code.
 * @param {string[]} args what Node is given: options and the file
 * @param {NodeJS.ProcessEnv} settings
 */
export function runServer(args, settings) {
  const env = { ...toolEnvironment(), ...settings, PORT: process.env.PORT || '3000' };
  return forwardSignals(
    spawn(process.execPath, [...serverOptions(), ...args], { cwd: projectRoot, env, stdio: 'inherit' }),
  );
}
