import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { projectRoot } from './project-root.mjs';
import { serverOptions } from './server-options.mjs';

it('lets V8 have helpers where there is more than one core', () => {
  expect(serverOptions(2)).toEqual([]);
});

it('keeps the one core of a small machine for the requests, in a way that Node takes', () => {
  const options = serverOptions(1);
  expect(options).not.toEqual([]);
  expect(spawnSync(process.execPath, [...options, '-e', '']).status).toBe(0);
});

const canPin = spawnSync('taskset', ['-c', '0', process.execPath, '-e', '']).status === 0;

it.runIf(canPin)('starts a server so, where it may use one core only', () => {
  const started =
    "import('./scripts/run-server.mjs').then(({ runServer }) => runServer(['-p', 'process.execArgv'], {}))";
  const pinned = ['-c', '0', process.execPath, '-e', started];
  const { stdout } = spawnSync('taskset', pinned, { cwd: projectRoot, encoding: 'utf8' });
  expect(stdout).toContain(serverOptions(1)[0]);
});
