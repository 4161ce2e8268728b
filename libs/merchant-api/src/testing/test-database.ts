import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabasePlace } from '../database/open-database.ts';
import type {} from './provide-template.ts';
import type { TestServer } from './provide-postgres.ts';

/** A database that one test has to itself. */
export interface TestDatabase {
  place: DatabasePlace;
  drop(): Promise<void>;
}

/** The server that this run is about; undefined where it is about the embedded database. */
export function testServer(): TestServer | undefined {
  return inject('postgres');
}

/** Makes an empty database of the kind that this run is about. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = testServer();
  return server?.kind === 'server' ? databaseOnServer(server.url) : databaseInFolder(inject('templateDir'));
}

async function databaseInFolder(templateDir: string): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'torg-data-'));
  await cp(templateDir, folder, { recursive: true });
  return { place: { dataDir: folder }, drop: () => rm(folder, { recursive: true, force: true }) };
}

async function databaseOnServer(server: string): Promise<TestDatabase> {
  const name = `torg_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    place: { databaseUrl: address.href },
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
