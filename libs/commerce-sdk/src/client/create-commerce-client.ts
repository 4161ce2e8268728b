import { GraphQLClient } from 'graphql-request';
import { NetworkError } from '../errors/network-error.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import type { TypedDocumentString } from '../generated/graphql.ts';
import type { CommerceClient, CommerceScope, RequestOptions } from './commerce-client.ts';
import { operationNameOf, scopeVariables } from './operation-text.ts';
import { checkResponse, readAnswer } from './read-response.ts';
import { withinTime } from './within-time.ts';

export interface CommerceClientOptions {
  /** Absolute address of the data API, ending in /graphql. */
  endpoint: string;
  apiKey: string;
  scope: CommerceScope;
  /** Gives the shopper's access token, which is sent as Bearer; null while nobody is signed in. */
  auth?: () => string | null;
  /** How requests are sent; the platform's own when left out. */
  fetch?: typeof globalThis.fetch;
  /** Sent with every request, so that the API's log can tell clients apart. */
  clientName?: string;
  clientVersion?: string;
  /** How long to wait for a whole response before giving up; ten seconds when left out. */
  timeoutMs?: number;
  /** Makes the id that follows a request through the logs; no id is sent without it. */
  createRequestId?: () => string;
}

/** Makes a client for one scope. Nothing is sent until an operation is. */
export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  const { endpoint, scope, timeoutMs = 10_000 } = options;

  async function request<Result, Variables extends object>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    call: RequestOptions & { operationName?: string } = {},
  ): Promise<Result> {
    const text = String(document);
    const name = call.operationName ?? operationNameOf(text);
    const sender = new GraphQLClient(endpoint, senderConfig(options, name, requestHeaders(options, call)));
    const sent = { document: text, variables: { ...scopeVariables(text, scope), ...withoutUndefined(variables) } };
    try {
      return await withinTime(timeoutMs, call.signal, (signal) => sender.request<Result>({ ...sent, signal }));
    } catch (error) {
      // A caller may give any reason for giving up, so the signal is asked and not the error.
      throw call.signal?.aborted ? NetworkError.aborted(error) : toCommerceError(error);
    }
  }

  return { scope, request };
}

type SenderConfig = NonNullable<ConstructorParameters<typeof GraphQLClient>[1]>;

/**
 * How graphql-request sends one operation.
 *
 * Left alone it parses each document to find the operation's name. `excludeOperationName` stops that, so the browser
 * build can leave GraphQL's parser and printer out (they are most of the weight); the name is put into the body here.
 */
function senderConfig(
  options: CommerceClientOptions,
  operationName: string | undefined,
  headers: Record<string, string>,
): SenderConfig {
  const send = options.fetch ?? globalThis.fetch;
  return {
    excludeOperationName: true,
    headers,
    fetch: async (input, init) => checkResponse(await send(input, init)),
    jsonSerializer: {
      stringify: (body: SentBody) => JSON.stringify({ operationName, variables: body.variables, query: body.query }),
      parse: (text) => readAnswer(text, operationName ?? 'anonymous'),
    },
  };
}

interface SentBody {
  query: string;
  variables: object;
}

function bearerToken({ auth }: CommerceClientOptions, { token }: RequestOptions): string | null {
  return token === undefined ? (auth?.() ?? null) : token;
}

function requestHeaders(options: CommerceClientOptions, call: RequestOptions): Record<string, string> {
  const { apiKey, clientName, clientVersion, createRequestId } = options;
  const token = bearerToken(options, call);
  const requestId = call.requestId ?? createRequestId?.();
  return {
    Accept: 'application/json',
    'X-ApiKey': apiKey,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(clientName && { 'apollographql-client-name': clientName }),
    ...(clientVersion && { 'apollographql-client-version': clientVersion }),
    ...(requestId && { 'x-request-id': requestId }),
  };
}

/** A variable that is left out must not hide the scope's own. */
function withoutUndefined(variables: object): object {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));
}
