import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspacePath } from '../../src/server/workspace-path.ts';

/** The built shop as a program of its own, with its embedded API. */
export interface RunningShop {
  /** Without a slash at the end. */
  origin: string;
  stop(): Promise<void>;
}

/** Starts the shop as `npm start` does, on a port that was free and with data of its own, and waits until it answers. */
export async function startShop(): Promise<RunningShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'torg-bench-'));
  const port = await freePort();
  const server = spawn(process.execPath, [workspacePath('apps/storefront/dist/server/main.js')], {
    // All visits are one visitor's, who puts in the cart more often than anyone may.
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, MERCHANT_API_LIMITS: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Whatever ends the run, no shop is left.
  const end = () => void server.kill();
  process.on('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  const origin = `http://localhost:${port}`;
  await untilHealthy(origin, server);
  return {
    origin,
    async stop() {
      process.off('exit', end);
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // as it listens on one
  server.close();
  await once(server, 'close');
  return port;
}

async function untilHealthy(origin: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 450; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`The shop ended with code ${server.exitCode} before it answered`);
    const answer = await fetch(`${origin}/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The shop did not answer within 90 seconds');
}
