import type { Client } from 'graphql-ws/client';
import { addressSetting, checkSettings, setting, settingsOfAccount, timeSetting } from '../client/check-settings.ts';
import type { CommerceScope } from '../client/commerce-scope.ts';
import type { PrintDocument } from '../client/operation-document.ts';
import { readOperation, type Operation } from '../client/operation.ts';
import { dataOf, responseErrors } from '../client/read-response.ts';
import { requestHeaders } from '../client/request-headers.ts';
import { untilAborted } from '../client/until-aborted.ts';
import { whenAborted } from '../client/when-aborted.ts';
import { waitFor } from '../client/wait-for.ts';
import { InvalidOperationError } from '../errors/invalid-operation-error.ts';
import { NetworkError } from '../errors/network-error.ts';
import { openConnection } from './open-connection.ts';
import { createReconnectBudget } from './reconnect-budget.ts';
import type { SubscribeOptions, Subscriptions } from './subscriptions.ts';
import { toSubscriptionError } from './to-subscription-error.ts';

/** Where subscriptions are, and how the websocket to them is kept. */
export interface SubscriptionsOptions {
  /** Absolute address of the API's websocket, beginning with wss:. */
  url: string;
  apiKey: string;
  scope: CommerceScope;
  /**
   * Gives the shopper's access token, which is sent when the connection is opened; null while nobody is signed in. It may take
   * its time, as `session.freshToken()` does.
   */
  auth?: () => string | null | Promise<string | null>;
  clientName?: string;
  clientVersion?: string;
  /** The class that connections are made of; the platform's own when left out. Node 20 has none: pass that of `ws`. */
  webSocket?: unknown;
  /** Writes documents that are trees, as a client's does. */
  print?: PrintDocument;
  /** How long a connection may be silent before it is asked whether it lives, in milliseconds; 30 seconds when left out. */
  keepAliveMs?: number;
  /** How long to wait for the server's welcome, and for a sign of life, in milliseconds; ten seconds when left out. */
  timeoutMs?: number;
  /** Resolves after that many milliseconds; it may stop early once the signal is aborted. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** How many times a connection is opened again before the failure is told. */
const RETRIES = 5;

/**
 * Prepares to listen in one scope, to an account that has subscriptions: the contract has none, and neither has the embedded
 * API, so they are of its own schema. Nothing is opened until somebody listens. Throws a `ConfigurationError` for wrong settings.
 *
 * @example
 * const subscriptions = createSubscriptions({ ...account, url: 'wss://shop.example/graphql' });
 * for await (const event of subscriptions.subscribe('subscription { orderStatus { status } }', {})) console.log(event);
 */
export function createSubscriptions(options: SubscriptionsOptions): Subscriptions {
  const webSocket = options.webSocket ?? (globalThis as { WebSocket?: unknown }).WebSocket; // Node 20 has none
  checkSettings([
    addressSetting('url', options.url, /^wss?:\/\//i, 'wss://shop.example/graphql'),
    ...settingsOfAccount(options),
    timeSetting('keepAliveMs', options.keepAliveMs),
    timeSetting('timeoutMs', options.timeoutMs),
    setting(
      'webSocket',
      undefined,
      typeof webSocket === 'function',
      'a class of websockets where the platform has none',
    ),
  ]);
  const { scope, print, wait = waitFor, auth, keepAliveMs = 30_000, timeoutMs = 10_000 } = options;
  const closing = new AbortController();
  const listening = createListening();
  const connection = openConnection({
    url: options.url,
    webSocket,
    greeting: async () => {
      const token = (await auth?.()) ?? null;
      return requestHeaders(options, { token, requestId: undefined, idempotencyKey: null });
    },
    keepAliveMs,
    timeoutMs,
    budget: createReconnectBudget(RETRIES),
    wait: (ms) => wait(ms, listening.signal()),
  });
  return {
    scope,
    async *subscribe<Result>(document: unknown, variables: object, { signal, operationName }: SubscribeOptions = {}) {
      const operation = readOperation({ document, variables, name: operationName }, { scope, print });
      if (operation.kind !== 'subscription') {
        throw new InvalidOperationError(`'${operation.name ?? 'anonymous'}' is no subscription; send it with a client`);
      }
      const ending = new AbortController();
      const leaves = [signal, closing.signal].map((one) => whenAborted(one, () => ending.abort()));
      const leave = listening.enter();
      try {
        for await (const data of events(connection, operation, ending.signal)) yield data as Result; // as the document's type says
      } catch (error) {
        if (signal?.aborted) throw NetworkError.aborted(signal.reason);
        if (!closing.signal.aborted) throw toSubscriptionError(error);
      } finally {
        for (const end of [...leaves, leave]) end();
      }
    },
    close: () => closing.abort(),
  };
}

/** Each event's data, until the server has no more, something fails, or the signal ends it. */
async function* events(connection: Client, operation: Operation, end: AbortSignal): AsyncGenerator<object> {
  const { name, text, variables } = operation;
  const stream = connection.iterate({ query: text, variables: { ...variables }, ...(name && { operationName: name }) });
  try {
    for (;;) {
      const next = await untilAborted(stream.next(), end);
      if (next.done) return;
      const { data, errors } = next.value;
      yield dataOf({ data, errors: responseErrors(errors) }, name ?? 'anonymous');
    }
  } finally {
    await stream.return?.();
  }
}

/** Counts who listens, so that nobody waits for a connection that nobody wants any more. */
function createListening() {
  let listeners = 0;
  let everyoneLeft = new AbortController();
  return {
    signal: () => everyoneLeft.signal,
    enter() {
      listeners += 1;
      return function leave() {
        listeners -= 1;
        if (listeners > 0) return;
        everyoneLeft.abort();
        everyoneLeft = new AbortController();
      };
    },
  };
}
