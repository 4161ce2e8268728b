import { access, cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../database/open-database.ts';
import { emptyTables, type DatabaseTemplate, type TestDatabase } from './database-template.ts';

/** Copies an embedded database for one test. The template is made where it is wanted for the first time. */
export async function databaseInFolder(templatesDir: string, template: DatabaseTemplate): Promise<TestDatabase> {
  const made = join(templatesDir, template.name);
  if (!(await isThere(made))) await makeFolderTemplate(templatesDir, template);
  const folder = await mkdtemp(join(templatesDir, 'data-'));
  await cp(made, folder, { recursive: true });
  return { place: { dataDir: folder }, drop: () => rm(folder, { recursive: true, force: true }) };
}

/** Makes a template; aside at first, so that a test that runs beside this one never copies half of it. */
export async function makeFolderTemplate(templatesDir: string, template: DatabaseTemplate): Promise<void> {
  const folder = await mkdtemp(join(templatesDir, 'unfinished-'));
  if (template !== emptyTables) await cp(join(templatesDir, emptyTables.name), folder, { recursive: true });
  const { db, close } = await openDatabase({ dataDir: folder });
  await template.fill(db).finally(close);
  await rename(folder, join(templatesDir, template.name)).catch(async (error) => {
    await rm(folder, { recursive: true, force: true });
    // Another test made the same in the meantime.
    if (!(await isThere(join(templatesDir, template.name)))) throw error;
  });
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
