import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const serverFile = join(import.meta.dirname, '../../../storefront/dist/server/main.js');

/** A shop that a test starts, stops and starts again, beside the one that all journeys share. */
export interface RunningShop {
  stop(): Promise<void>;
}

/** Starts the built shop and waits until it answers; throws where something else answers on that port. */
export async function runShop(port: number, env: Record<string, string>): Promise<RunningShop> {
  if (await answers(port)) throw new Error(`Another program listens on port ${port}. End it, and run this again.`);
  const child = spawn(process.execPath, [serverFile], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilHealthy(port, child);
  } catch (error) {
    // Left alone it would answer the next run on this port.
    child.kill('SIGKILL');
    throw error;
  }
  return {
    async stop() {
      if (child.exitCode !== null) throw new Error(`The shop ended by itself, with code ${child.exitCode}`);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/health`).then(
    () => true,
    () => false,
  );
}

async function untilHealthy(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 900; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The shop ended with code ${child.exitCode} before it answered`);
    const answer = await fetch(`http://localhost:${port}/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The shop did not answer within 90 seconds');
}
