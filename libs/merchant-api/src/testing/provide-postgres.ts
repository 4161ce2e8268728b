import type { TestProject } from 'vitest/node';
import { startPrivatePostgres } from './start-private-postgres.ts';

/** The PostgreSQL server that tests may use, or why there is none. */
export type TestServer = { kind: 'server'; url: string } | { kind: 'absent'; reason: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** Absent where the embedded database is tested. */
    postgres: TestServer;
  }
}

/** Gives the tests a PostgreSQL server: the one named by the environment, or a private one that ends with them. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const named = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];
  if (named) {
    project.provide('postgres', { kind: 'server', url: named });
    return undefined;
  }
  const server = await startPrivatePostgres();
  if (!server) {
    const reason = "PostgreSQL's programs (initdb, postgres) are not installed, so the tests over a server are skipped";
    console.log(`${reason}.`);
    project.provide('postgres', { kind: 'absent', reason });
    return undefined;
  }
  project.provide('postgres', { kind: 'server', url: server.url });
  return server.stop;
}
