import type { CommerceScope } from '../client/commerce-scope.ts';
import type { OperationDocument } from '../client/operation-document.ts';

/** What one subscription may say beside its document. */
export interface SubscribeOptions {
  /** Ends the subscription at once; the iteration then throws a `NetworkError` whose `failure` is `aborted`. */
  signal?: AbortSignal;
  /** Which operation of a document that holds several. */
  operationName?: string;
}

/** Listens to the API over one websocket, which is open only while somebody listens. */
export interface Subscriptions {
  readonly scope: CommerceScope;
  /**
   * Gives each event's data as it comes. The subscription begins with the iteration and ends with it. A connection that
   * breaks is opened again; after five times in a row without an event or a sign of life the last failure is thrown, as a
   * `CommerceError`.
   */
  subscribe<Result = unknown, Variables extends object = object>(
    document: OperationDocument<Result, Variables>,
    variables: Variables,
    options?: SubscribeOptions,
  ): AsyncIterable<Result>;
  /** Ends all subscriptions and the connection. Their iterations end without an error. */
  close(): void;
}
