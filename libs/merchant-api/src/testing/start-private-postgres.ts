import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** A PostgreSQL server of our own. */
export interface PrivatePostgres {
  url: string;
  stop(): Promise<void>;
}

type User = { uid: number; gid: number } | null;

/** Where a server keeps its data, and what is set for it beside PostgreSQL's own values. */
export interface PrivatePostgresOptions {
  makeFolder(): Promise<string>;
  settings: readonly string[];
}

const onDisk: PrivatePostgresOptions = { makeFolder: () => mkdtemp(join(tmpdir(), 'torg-postgres-')), settings: [] };

/** Starts a server on a free port of this machine, its data in a new folder; null where its programs are not installed. */
export async function startPrivatePostgres({ makeFolder, settings } = onDisk): Promise<PrivatePostgres | null> {
  const programs = await findPrograms();
  if (!programs) return null;
  const user = await serverUser();
  const folder = await makeFolder();
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const asUser = { ...user, cwd: folder };
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'torg', '-A', 'trust', '-E', 'UTF8', '-N'], asUser);
  const port = await freePort();
  const options = [
    '-D',
    data,
    '-p',
    `${port}`,
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-F',
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const server = spawn(join(programs, 'postgres'), options, { ...asUser, stdio: 'ignore' });
  const url = `postgres://torg@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return { url, stop: () => stop(server, folder) };
}

/** The folder of PostgreSQL's programs; null where they are not installed. */
export async function findPrograms(): Promise<string | null> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const installed = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`);
  for (const folder of [...installed, ...(process.env['PATH'] ?? '').split(delimiter)]) {
    const found = await Promise.all(['initdb', 'postgres'].map((name) => access(join(folder, name)))).catch(() => null);
    if (found) return folder;
  }
  return null;
}

/** PostgreSQL refuses to run as root; null where we are not. */
async function serverUser(): Promise<User> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(() => null);
    if (ids) return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) };
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody to run it as');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port was found');
  return address.port;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200 && server.exitCode === null; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isUp) return;
    await wait(100);
  }
  throw new Error('The private PostgreSQL server did not start');
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  const ended = once(server, 'exit');
  // Ends open connections instead of waiting for them.
  server.kill('SIGINT');
  await ended;
  await rm(folder, { recursive: true, force: true });
}
