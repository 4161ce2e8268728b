import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { emptyTables } from './database-template.ts';
import { dropServerTemplates, makeServerTemplate, type TemplateServer } from './server-templates.ts';
import { startPrivatePostgres } from './start-private-postgres.ts';
import { makeTestFolder } from './test-folder.ts';

/** The PostgreSQL server that tests may use, or why there is none. */
export type TestServer = ({ kind: 'server' } & TemplateServer) | { kind: 'absent'; reason: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** Absent where the embedded database is tested. */
    postgres: TestServer;
  }
}

/** The log would grow to a gigabyte of memory, and nobody recovers a test's data by it. */
const smallLog = ['max_wal_size=64MB'];

/** Gives the tests a PostgreSQL server: the one named by the environment, or a private one that ends with them. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const templates = `torg_template_${randomUUID().slice(0, 8)}_`;
  const named = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];
  if (named) {
    const server = { url: named, templates };
    await provide(project, server);
    return () => dropServerTemplates(server);
  }
  const own = await startPrivatePostgres({ makeFolder: () => makeTestFolder('postgres'), settings: smallLog });
  if (!own) {
    const reason = "PostgreSQL's programs (initdb, postgres) are not installed, so the tests over a server are skipped";
    console.log(`${reason}.`);
    project.provide('postgres', { kind: 'absent', reason });
    return undefined;
  }
  await provide(project, { url: own.url, templates });
  return own.stop;
}

async function provide(project: TestProject, server: TemplateServer): Promise<void> {
  await makeServerTemplate(server, emptyTables);
  project.provide('postgres', { kind: 'server', ...server });
}
