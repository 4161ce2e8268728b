import { InvalidOperationError } from '../errors/invalid-operation-error.ts';
import { NetworkError } from '../errors/network-error.ts';
import { tellRequest } from '../errors/tell-request.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import type { Clock } from '../ports/time.ts';
import { callAgain, type RetryPorts } from './call-again.ts';
import {
  addressSetting,
  checkSettings,
  countSetting,
  settingsOfAccount,
  timeSetting,
  unknownSettings,
  type SettingProblem,
} from './check-settings.ts';
import { createMemoryCache, type CommerceCache } from './commerce-cache.ts';
import type { CallOptions, CommerceClient } from './commerce-client.ts';
import type { CommerceScope } from './commerce-scope.ts';
import type { PrintDocument } from './operation-document.ts';
import { readOperation, type Operation } from './operation.ts';
import { randomUuid } from './random-uuid.ts';
import { requestOf } from './read-response.ts';
import { createReads, type Reads } from './reads.ts';
import { holdsFiles } from './request-body.ts';
import { sendByHash } from './send-by-hash.ts';
import { createSend, type TokenRefused } from './send-operation.ts';
import { fetchTransport, type Transport } from './transport.ts';
import { canonicalJson } from './variables-json.ts';
import { waitFor } from './wait-for.ts';
import { withinTime } from './within-time.ts';

/** What a client is made with: where the API is, who asks, for which shop, and how patiently. */
export interface CommerceClientOptions extends Partial<RetryPorts> {
  /** Absolute address of the data API, ending in /graphql. */
  endpoint: string;
  apiKey: string;
  scope: CommerceScope;
  /**
   * Gives the shopper's access token, which is sent as Bearer; null while nobody is signed in. It may take its time, as
   * `session.freshToken()` does where the token is too old.
   */
  auth?: () => string | null | Promise<string | null>;
  /**
   * Called where the API took the token that was sent for none: it is too old, or its session was ended. Without it that looks
   * as if nobody were signed in. Give the next token, and what the API refused is sent once more with that, as is a query that it
   * answered as a visitor's; give null or nothing, and the answer stands.
   *
   * @example
   * onTokenRefused: () => session.refresh().then(() => session.token)
   */
  onTokenRefused?: TokenRefused;
  /** How requests are sent; the platform's own when left out. */
  fetch?: typeof globalThis.fetch;
  /** What carries requests in place of `fetch`, such as `graphqlRequestTransport()`. */
  transport?: Transport;
  /**
   * Writes documents that are trees, as codegen's `documentNode` and gql.tada make them: `print` of `graphql`, or of
   * `@0no-co/graphql.web`. Texts want none, nor does a tree that holds its own text.
   */
  print?: PrintDocument;
  /** Sent with every request, so that the API's log can tell clients apart. */
  clientName?: string;
  clientVersion?: string;
  /** How long each try may take until its whole response is there, in milliseconds; ten seconds when left out. */
  timeoutMs?: number;
  /** How long a call may take with all of its tries and the waits between them, in milliseconds; no limit when left out. */
  deadlineMs?: number;
  /**
   * How many times a call is made again after no answer, a 5xx or a 429; three when left out. Queries are, and mutations
   * that are marked `repeatable`; others only after a 429, which is sure to have changed nothing.
   */
  retries?: number;
  /** Where answers are kept, a memory of its own when left out; null keeps none, as for a caller with a cache above it. */
  cache?: CommerceCache | null;
  /** Makes the id that follows a request through the logs; no id is sent without it. */
  createRequestId?: () => string;
  /** Makes the key that a mutation keeps over all its tries; a random UUID when left out. */
  createIdempotencyKey?: () => string;
  /**
   * Sends each query by the hash of its text first, and its text only to a server that does not know it (Apollo's automatic
   * persisted queries). False when left out. Where the platform has no cryptography, texts are sent.
   */
  persistedQueries?: boolean;
  /** Tells the time, by which a date in `Retry-After` is read; the platform's own when left out. */
  clock?: Clock;
}

/**
 * Makes a client for one scope. Nothing is sent until an operation is. Throws a `ConfigurationError` for wrong settings.
 *
 * @example
 * const client = createCommerceClient({
 *   endpoint: 'http://localhost:4000/graphql',
 *   apiKey: '00000000-0000-0000-0000-000000000000',
 *   scope: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' },
 * });
 */
export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  checkSettings(settingsOfClient(Object(options)));
  const { endpoint, apiKey, scope, auth, print, createRequestId, cache = createMemoryCache() } = options;
  const shop = [endpoint, apiKey, scope];
  const send = createSender(options);
  const reads = createReads(cache);
  return {
    scope,
    async request<Result>(document: unknown, variables?: object, call: CallOptions = {}): Promise<Result> {
      let requestId = call.requestId;
      let operation: Operation | undefined;
      try {
        requestId ??= createRequestId?.();
        if (call.signal?.aborted) throw call.signal.reason;
        operation = readOperation({ document, variables, name: call.operationName }, { scope, print });
        const token = call.token === undefined ? ((await auth?.()) ?? null) : call.token;
        const answer = await answerTo({ shop, operation, call, token, requestId }, send, reads);
        return answer as Result; // the document's type says what the API answers to it
      } catch (error) {
        // A caller may give any reason for giving up, so the signal is asked and not the error.
        const failure = call.signal?.aborted ? NetworkError.aborted(error) : toCommerceError(error);
        failure.requestId ??= requestId;
        // What came back is told of where it was read; of what did not, this is all that is known.
        const isUnanswered = failure instanceof NetworkError;
        throw isUnanswered && operation ? tellRequest(failure, requestOf({ operation, endpoint })) : failure;
      }
    },
  };
}

/** One call with all that goes with it. */
interface Asked {
  /** Whatever tells the shop that is asked from others: what one answers, another may not. */
  shop: readonly unknown[];
  operation: Operation;
  call: CallOptions;
  token: string | null;
  requestId: string | undefined;
}

type Send = (asked: Asked, signal: AbortSignal | undefined) => Promise<unknown>;

async function answerTo(asked: Asked, send: Send, reads: Reads): Promise<unknown> {
  const { shop, operation, call, token } = asked;
  if (operation.kind === 'subscription') {
    throw new InvalidOperationError(`'${operation.name ?? 'anonymous'}' is a subscription`);
  }
  if (operation.kind === 'query') {
    const { name, text, variables } = operation;
    const key = canonicalJson([...shop, name, text, variables, token]);
    // What is in a file is not in the key.
    const policy = holdsFiles(variables) ? 'no-store' : (call.fetchPolicy ?? 'cache-first');
    const { signal } = call;
    return reads.read({ key, policy, signal, send: (shared) => send(asked, shared) });
  }
  try {
    return await send(asked, call.signal);
  } finally {
    reads.forget();
  }
}

/** Sends operations until they are answered, each time with the same marks. */
function createSender(options: CommerceClientOptions): Send {
  const { timeoutMs = 10_000, deadlineMs, clock = Date, createIdempotencyKey = randomUuid } = options;
  const { wait = waitFor, random = Math.random } = options; // eslint-disable-line no-restricted-syntax -- the platform's own where no other is passed in
  const { transport = fetchTransport(options.fetch) } = options;
  const sendWhole = createSend({ ...options, transport, clock });
  const deliver = options.persistedQueries ? sendByHash(sendWhole) : sendWhole;
  return function send({ operation, call, token, requestId }, signal) {
    const isQuery = operation.kind === 'query';
    const idempotencyKey = isQuery ? null : (call.idempotencyKey ?? createIdempotencyKey());
    const repetition = {
      retries: call.retries ?? options.retries ?? 3,
      repeatable: isQuery || call.repeatable === true,
    };
    const message = { operation, token, requestId, idempotencyKey, headers: call.headers };
    const sendOnce = (attempt: AbortSignal) => deliver({ ...message, signal: attempt });
    let tries = 0;
    const sendAgain = (whole: AbortSignal | undefined) =>
      callAgain(
        () => withinTime({ ms: timeoutMs, told: `timeoutMs, try ${(tries += 1)}` }, whole, sendOnce),
        { ...repetition, signal: whole },
        { wait, random },
      );
    return deadlineMs === undefined
      ? sendAgain(signal)
      : withinTime({ ms: deadlineMs, told: 'deadlineMs' }, signal, sendAgain);
  };
}

/** All that a client reads; one text, as that is light. */
const knownSettings =
  'endpoint apiKey scope auth onTokenRefused fetch transport print clientName clientVersion timeoutMs deadlineMs retries cache createRequestId createIdempotencyKey persistedQueries clock wait random';

function settingsOfClient(options: CommerceClientOptions): SettingProblem[] {
  return [
    addressSetting('endpoint', options.endpoint, /^https?:\/\//i, 'https://shop.example/graphql'),
    ...settingsOfAccount(options),
    timeSetting('timeoutMs', options.timeoutMs),
    timeSetting('deadlineMs', options.deadlineMs),
    countSetting('retries', options.retries),
    unknownSettings(options, knownSettings),
  ];
}
