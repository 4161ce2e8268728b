import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { testProjects } from './test-projects.mjs';
import { untested } from './untested.mjs';

it('names folders with tests that no task has run', () => {
  const folders = testProjects(projectRoot).map(({ folder }) => (folder === 'tools' ? '.' : folder));
  const stages = folders.map((folder) => ({ name: folder, folder, target: 'vitest' }));
  expect(untested(projectRoot, stages)).toEqual([]);
  expect(untested(projectRoot, stages.slice(1))).toEqual([`${folders[0]}: has tests that were not run`]);
});
