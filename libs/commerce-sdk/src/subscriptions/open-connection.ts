import { createClient, type Client } from 'graphql-ws/client';
import type { ReconnectBudget } from './reconnect-budget.ts';

interface ConnectionPorts {
  url: string;
  webSocket: unknown;
  /** What the server is told of who listens; asked for anew with each connection. */
  greeting(): Promise<Record<string, string>>;
  keepAliveMs: number;
  timeoutMs: number;
  budget: ReconnectBudget;
  wait(ms: number): Promise<void>;
}

/**
 * Prepares a connection that opens when somebody listens, and again when it breaks, until the budget is spent. An event or
 * an answered sign of life fills the budget; a mere welcome does not, or a server that welcomes and hangs up would be
 * called for ever.
 */
export function openConnection(ports: ConnectionPorts): Client {
  const { budget, timeoutMs } = ports;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const heard = () => clearTimeout(silence);
  const client = createClient({
    url: ports.url,
    webSocketImpl: ports.webSocket,
    connectionParams: ports.greeting,
    connectionAckWaitTimeout: timeoutMs,
    keepAlive: ports.keepAliveMs,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => !budget.isSpent(),
    retryWait: () => ports.wait(budget.spend()),
    on: {
      ping(isReceived) {
        // A connection that has died in silence, as behind a laptop that slept, answers nothing and says nothing.
        if (!isReceived) silence = setTimeout(() => client.terminate(), timeoutMs);
      },
      pong: heard,
      closed: heard,
      message({ type }) {
        if (type === 'next' || type === 'pong') budget.refill();
      },
    },
  });
  return client;
}
