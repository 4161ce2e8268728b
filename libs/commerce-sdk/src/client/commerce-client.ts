import type { CommerceScope } from './commerce-scope.ts';
import type { OperationDocument, TypedDocument } from './operation-document.ts';

/**
 * Where the answer of a query may come from. `cache-first` takes a kept answer, or the one that the same query is already
 * waiting for; `network-only` asks anew, and keeps what comes; `no-store` sends the query by itself and keeps
 * nothing, as is right for what belongs to one shopper or is made by being asked for.
 */
export type FetchPolicy = 'cache-first' | 'network-only' | 'no-store';

/** What one request may bring along; what it leaves out is as the client was made. */
export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** Sent as Bearer in place of the client's own access token; null sends none. */
  token?: string | null | undefined;
  /** The id that follows this call through the logs, such as that of the request it is made for. */
  requestId?: string | undefined;
  /**
   * Sent along, such as the `x-forwarded-for` of a server that asks for its visitor. None takes the place of the client's
   * own. An answer that is kept or shared does not depend on them.
   */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Of a query; `cache-first` when left out. */
  fetchPolicy?: FetchPolicy | undefined;
  /** How many times the call is made again after a failure that may pass; the client's own number when left out. */
  retries?: number | undefined;
  /** By which the server knows a mutation that comes twice, 8 to 128 letters or digits; one is made when left out. */
  idempotencyKey?: string | undefined;
  /**
   * Says that this mutation does no harm when it comes twice: it sets a value, or the server is known to keep idempotency
   * keys for it. Only then is it made again after a failure, since a request that seems lost may have been carried out.
   */
  repeatable?: boolean | undefined;
}

/** One request, and which operation of the document it is for where there are several. */
export type CallOptions = RequestOptions & { operationName?: string };

/**
 * How a client that asks by another one is written, to add options or variables of its own; `variables` may be undefined when it
 * runs, where the document wants none.
 *
 * @example
 * const request: SendOperation = (document, variables, options) =>
 *   client.request(document, variables, { requestId, ...options });
 * const following: CommerceClient = { ...client, request };
 */
export type SendOperation = <Result, Variables extends object>(
  document: OperationDocument<Result, Variables>,
  variables: Variables,
  options?: CallOptions,
) => Promise<Result>;

/** A text, or a document whose variables may all be left out. */
export type CompleteDocument<Result> = string | (TypedDocument<Result, Record<never, never>> & { toString(): string });

/** Sends operations to the Merchant API in one scope. */
export interface CommerceClient {
  readonly scope: CommerceScope;
  /**
   * Sends one operation and gives its data, which several callers may hold: it is to be read, not changed. Channel, market
   * and language variables are added where the operation declares them, so that a document which wants no others goes by
   * itself. Everything thrown is a `CommerceError`.
   *
   * @example
   * const document = 'query Shop($channelId: String) { channel(channelId: $channelId) { name } }';
   * const { channel } = await client.request<{ channel: { name: string } | null }>(document);
   */
  request<Result = unknown>(
    document: CompleteDocument<Result>,
    variables?: Record<string, never>,
    options?: CallOptions,
  ): Promise<Result>;
  request<Result = unknown, Variables extends object = object>(
    document: OperationDocument<Result, Variables>,
    variables: Variables,
    options?: CallOptions,
  ): Promise<Result>;
}
