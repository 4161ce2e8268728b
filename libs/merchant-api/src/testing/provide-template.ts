import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with empty tables to copy from; absent where a server is tested. */
    templateDir: string;
  }
}

/** Makes one embedded database for all tests to copy: a new one takes seconds, a copy does not. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'torg-template-'));
  const { db, close } = await openDatabase({ dataDir: folder });
  await migrate(db);
  await close();
  project.provide('templateDir', folder);
  return () => rm(folder, { recursive: true, force: true });
}
