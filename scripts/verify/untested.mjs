import { testProjects } from './test-projects.mjs';

/**
 * Folders with tests that no task has run, as a sentence each: a suite that nobody starts must not pass for a good one.
 * @param {string} root
 * @param {readonly { name: string, folder?: string, target: string }[]} stages
 */
export function untested(root, stages) {
  const tested = new Set(stages.filter(({ target }) => target === 'vitest').map(({ folder }) => folder));
  return testProjects(root)
    .map(({ folder }) => (folder === 'tools' ? '.' : folder))
    .filter((folder) => !tested.has(folder))
    .map((folder) => `${folder}: has tests that were not run`);
}
