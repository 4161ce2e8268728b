import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { emptyTables } from './database-template.ts';
import { makeFolderTemplate } from './folder-templates.ts';
import { makeTestFolder } from './test-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where embedded databases to copy from are; absent where a server is tested. */
    templatesDir: string;
  }
}

/** Makes one embedded database for all tests to copy: a new one takes seconds, a copy does not. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeTestFolder('templates');
  await makeFolderTemplate(folder, emptyTables);
  project.provide('templatesDir', folder);
  return () => rm(folder, { recursive: true, force: true });
}
