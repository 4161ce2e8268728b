import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../database/open-database.ts';
import { emptyTables, type DatabaseTemplate, type TestDatabase } from './database-template.ts';

/** A server that tests may use; databases whose names begin with `templates` are this run's to copy. */
export interface TemplateServer {
  url: string;
  templates: string;
}

/** A name that is taken; at the very same moment only the index of names notices. */
const DUPLICATE_DATABASE: readonly unknown[] = ['42P04', '23505'];

/** Copies a database on the server for one test. The template is made where it is wanted for the first time. */
export async function databaseOnServer(server: TemplateServer, template: DatabaseTemplate): Promise<TestDatabase> {
  const name = `torg_test_${withoutDashes(randomUUID())}`;
  const made = server.templates + template.name;
  const { rows } = await onServer(
    server,
    `select exists(select from pg_database where datname = '${made}') as "isMade",
      current_setting('server_version_num')::int >= 150000 as "logsCopies"`,
  );
  if (!rows[0].isMade) await makeServerTemplate(server, template);
  // Copied as files, and not through the log, it is there in a fifth of the time. Servers before 15 know no other way.
  const strategy = rows[0].logsCopies ? 'strategy file_copy' : '';
  await onServer(server, `create database ${name} template ${made} ${strategy}`);
  return {
    place: { databaseUrl: addressOf(server, name) },
    drop: () => dropDatabase(server, name),
  };
}

/** Makes a template; under another name at first, so that a test that runs beside this one never copies half of it. */
export async function makeServerTemplate(server: TemplateServer, template: DatabaseTemplate): Promise<void> {
  const unfinished = `torg_unfinished_${withoutDashes(randomUUID())}`;
  const from = template === emptyTables ? 'template1' : server.templates + emptyTables.name;
  await onServer(server, `create database ${unfinished} template ${from}`);
  const { db, close } = await openDatabase({ databaseUrl: addressOf(server, unfinished) });
  await template.fill(db).finally(close);
  const finish = onServer(server, `alter database ${unfinished} rename to ${server.templates}${template.name}`);
  await finish.catch(async (error) => {
    await dropDatabase(server, unfinished);
    // Another test made the same in the meantime.
    if (!DUPLICATE_DATABASE.includes(error.code)) throw error;
  });
}

/** Takes this run's templates away. */
export async function dropServerTemplates(server: TemplateServer): Promise<void> {
  const named = `select datname from pg_database where starts_with(datname, '${server.templates}')`;
  const { rows } = await onServer(server, named);
  for (const { datname } of rows) await dropDatabase(server, datname);
}

async function dropDatabase(server: TemplateServer, name: string): Promise<void> {
  await onServer(server, `drop database if exists ${name} with (force)`);
}

function addressOf({ url }: TemplateServer, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

function withoutDashes(text: string): string {
  return text.replaceAll('-', '');
}

async function onServer({ url }: TemplateServer, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
