import type { TypedDocumentString } from '../generated/graphql.ts';

/** Which shop a client asks: the channel, the market's alias and the language. Part of every cache key. */
export interface CommerceScope {
  /** Such as `1|se`. */
  channelId: string;
  /** Such as `se`. */
  marketId: string;
  /** BCP 47, such as sv-SE; a bare language finds no products. */
  languageId: string;
}

export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** Sent as Bearer in place of the client's own access token; null sends none. */
  token?: string | null | undefined;
  /** The id that follows this call through the logs, such as that of the request it is made for. */
  requestId?: string | undefined;
}

/** Sends operations to the Merchant API in one scope. */
export interface CommerceClient {
  readonly scope: CommerceScope;
  /**
   * Sends one operation and gives its data. Channel, market and language variables are added where the operation
   * declares them. Everything thrown is a `CommerceError`.
   */
  request<Result, Variables extends object>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    options?: RequestOptions & { operationName?: string },
  ): Promise<Result>;
}
