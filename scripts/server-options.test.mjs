import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { serverOptions } from './server-options.mjs';

it('lets V8 have helpers where there is more than one core', () => {
  expect(serverOptions(2)).toEqual([]);
});

it('keeps the one core of a small machine for the requests, in a way that Node takes', () => {
  const options = serverOptions(1);
  expect(options).not.toEqual([]);
  expect(spawnSync(process.execPath, [...options, '-e', '']).status).toBe(0);
});
