import { inject } from 'vitest';
import { emptyTables, type DatabaseTemplate, type TestDatabase } from './database-template.ts';
import { databaseInFolder } from './folder-templates.ts';
import type {} from './provide-template.ts';
import type { TestServer } from './provide-postgres.ts';
import { databaseOnServer } from './server-templates.ts';

/** The server that this run is about; undefined where it is about the embedded database. */
export function testServer(): TestServer | undefined {
  return inject('postgres');
}

/** Makes a database of the kind that this run is about, with empty tables where nothing else is asked for. */
export async function createTestDatabase(template: DatabaseTemplate = emptyTables): Promise<TestDatabase> {
  const server = testServer();
  return server?.kind === 'server'
    ? databaseOnServer(server, template)
    : databaseInFolder(inject('templatesDir'), template);
}
