import type { Server } from 'node:http';

/** How patiently a server stops, in ms. */
export interface StopTimes {
  /** How often connections that have fallen idle are closed. */
  idleEvery: number;
  /** After so long all others are closed, whatever they wait for. */
  patience: number;
}

/**
 * Gives what stops the server; it resolves once every connection is closed. Node's `close` alone waits for as long as a
 * client sends half of a request, or one request after another: meanwhile the data folder stays locked.
 */
export function stoppingServer(
  server: Server,
  { idleEvery, patience }: StopTimes = { idleEvery: 1_000, patience: 10_000 },
): () => Promise<void> {
  let isStopping = false;
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.setHeader('connection', 'close');
  });
  return () =>
    new Promise((resolve) => {
      isStopping = true;
      const idle = setInterval(() => server.closeIdleConnections(), idleEvery);
      const all = setTimeout(() => server.closeAllConnections(), patience);
      server.close(() => {
        clearInterval(idle);
        clearTimeout(all);
        resolve();
      });
    });
}
