import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testProjects } from './test-projects.mjs';

let root;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'torg-projects-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(path, text = '') {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it('finds each workspace that is set up for tests, and one with tests that nothing would run', () => {
  write('package.json', '{ "workspaces": ["apps/*", "libs/*"] }');
  write('apps/shop/vitest.config.ts');
  write('libs/ui/src/deep/button.test.tsx');
  write('libs/plain/src/index.ts');
  write('tools/vitest.config.mjs');
  expect(testProjects(root)).toEqual([
    { folder: 'apps/shop', name: 'apps/shop', configured: true },
    { folder: 'libs/ui', name: 'ui', configured: false },
    { folder: 'tools', name: 'tools', configured: true },
  ]);
});
