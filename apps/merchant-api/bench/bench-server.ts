import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The API as a process of its own. */
export interface BenchServer {
  url: string;
  /** Memory that it holds, in bytes. */
  memory(): Promise<number>;
  /** Processor time that it has used, in milliseconds; NaN where the system does not tell. */
  processorTime(): Promise<number>;
  stop(): Promise<void>;
}

const port = 4199;
const fromSource = '--conditions=@torg/source';

/** Starts the API over a database, on the first core where the system can pin programs to cores. */
export async function startServer(databaseUrl: string, apiKey: string): Promise<BenchServer> {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const [program = '', ...args] = (await canPin()) ? onOneCore(main) : [process.execPath, fromSource, main];
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    MERCHANT_API_PORT: `${port}`,
    MERCHANT_API_KEY: apiKey,
    DATABASE_URL: databaseUrl,
    MERCHANT_API_LIMITS: 'off',
  };
  const server = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await untilHealthy(server);
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    memory: () => memoryOf(server.pid ?? 0),
    processorTime: () => processorTimeOf(server.pid ?? 0),
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** As scripts/server-options.mjs says for a server that has one core. */
function onOneCore(main: string): string[] {
  return ['taskset', '-c', '0', process.execPath, '--v8-pool-size=0', fromSource, main];
}

/** Moves a program and those that it starts to the second core; does nothing where the system cannot. */
export async function moveAside(pid: number): Promise<void> {
  if (await canPin()) await run('taskset', ['-a', '-c', '-p', '1', `${pid}`]);
}

async function canPin(): Promise<boolean> {
  return run('taskset', ['--version']).then(
    () => true,
    () => false,
  );
}

async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', `${pid}`]);
  return Number(stdout) * 1024;
}

/** Linux counts it in hundredths of a second, in the 14th and 15th column, where the name in brackets may hold spaces. */
async function processorTimeOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user ?? NaN) + (system ?? NaN)) * 10;
}

async function untilHealthy(server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600 && server.exitCode === null; attempt += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await wait(100);
  }
  throw new Error('The API did not start');
}
