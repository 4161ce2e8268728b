import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeBase } from './change-base.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'torg-base-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const author = ['-c', 'user.name=A', '-c', 'user.email=a@torg.example'];
const git = (...args) => execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim();

function commit(name) {
  git('commit', '--quiet', '--allow-empty', '--message', name);
  return git('rev-parse', 'HEAD');
}

/** A branch called main with one commit. */
function main() {
  git('init', '--quiet', '--initial-branch=main');
  return commit('first');
}

it('is where a branch left the main one, however far both have come', () => {
  const left = main();
  git('switch', '--quiet', '--create', 'feature');
  commit('mine');
  git('switch', '--quiet', 'main');
  commit('theirs');
  git('switch', '--quiet', 'feature');
  commit('mine too');
  expect(changeBase(folder)).toBe(left);
});

it('is the last commit on the main branch itself', () => {
  main();
  const last = commit('second');
  expect(changeBase(folder)).toBe(last);
});

it('is what was pushed of the main branch, where commits on it are not', () => {
  const pushed = main();
  git('update-ref', 'refs/remotes/origin/main', pushed);
  commit('mine');
  expect(changeBase(folder)).toBe(pushed);
});

it('is the last commit where there is no main branch', () => {
  main();
  git('branch', '--move', 'trunk');
  expect(changeBase(folder)).toBe('HEAD');
});
