import type { CommerceClientOptions } from '../client/create-commerce-client.ts';
import { createCommerceClient } from '../client/create-commerce-client.ts';

/** What one request carried. */
export interface SentRequest {
  url: string;
  headers: Headers;
  body: {
    operationName?: string;
    variables: Record<string, unknown>;
    query: string;
    extensions?: { persistedQuery: { version: number; sha256Hash: string } };
  };
}

/** The Swedish shop. */
export const swedishScope = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };

/** Gives one answer to any request. */
export type Answer = (request: SentRequest) => Response | Promise<Response>;

/**
 * A response in JSON, as the API sends it.
 *
 * @example
 * const { client } = answeringClient(() => json({ errors: [{ message: 'Down' }] }, 503));
 */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

/**
 * A real client over a fetch that answers from memory, and the requests it has sent. Nothing is kept or sent again.
 *
 * @example
 * const { client, sent } = answeringClient(() => json({ data: { channels: [] } }));
 * await getChannels(client);
 * console.log(sent[0]?.body.operationName); // Channels
 */
export function answeringClient(answer: Answer, options: Partial<CommerceClientOptions> = {}) {
  const sent: SentRequest[] = [];
  const client = createCommerceClient({
    endpoint: 'https://shop.test/graphql',
    apiKey: 'a-key',
    scope: swedishScope,
    cache: null,
    retries: 0,
    fetch: async (input, init) => {
      const body: SentRequest['body'] = JSON.parse(String(init?.body));
      const request = { url: String(input), headers: new Headers(init?.headers), body };
      sent.push(request);
      return answer(request);
    },
    ...options,
  });
  return { client, sent };
}
