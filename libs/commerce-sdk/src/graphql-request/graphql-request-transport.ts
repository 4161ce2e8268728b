import { ClientError, GraphQLClient, type RequestMiddleware, type ResponseMiddleware } from 'graphql-request';
import { overNetwork } from '../client/over-network.ts';
import { readAnswer } from '../client/read-response.ts';
import { bodyOf, type Transport, type TransportRequest, type TransportResponse } from '../client/transport.ts';

/** How the client of graphql-request sends. */
export interface GraphQLRequestConfig {
  /** How requests are sent; the platform's own when left out. */
  fetch?: typeof globalThis.fetch;
  /** Called with each request, which it may change, such as for a trace that goes with it. */
  requestMiddleware?: RequestMiddleware;
  /** Called with each answer, or with what kept it from coming. */
  responseMiddleware?: ResponseMiddleware;
}

/**
 * Carries requests by one client of graphql-request, with the middleware of an app that has some. It weighs some 14 kB (gzip)
 * more than the client's own `fetch`, so it is for servers and for apps that use graphql-request already.
 *
 * @example
 * const client = createCommerceClient({
 *   ...shop,
 *   transport: graphqlRequestTransport({ requestMiddleware: (request) => (console.log(request.operationName), request) }),
 * });
 */
export function graphqlRequestTransport(config: GraphQLRequestConfig = {}): Transport {
  const { fetch, requestMiddleware, responseMiddleware } = config;
  return (endpoint) => {
    /** What the servers said, by what graphql-request is handed in its place. */
    const said = new WeakMap<Headers, Headers>();
    const client = new GraphQLClient(endpoint, {
      // The operation's name is known, and finding it again means to parse each document.
      excludeOperationName: true,
      errorPolicy: 'all',
      // A request is written before it comes here: queries by their hash, and files, are nothing graphql-request has a form for.
      jsonSerializer: {
        stringify: (body) => requestOf(body).body as string, // its type knows of texts alone, but a form goes through as it is
        parse: readAnswer,
      },
      fetch: async (input, init) => {
        const response = await overNetwork(() => (fetch ?? globalThis.fetch)(input, init));
        return readableResponse(response, said);
      },
      async requestMiddleware(request) {
        const { operationName, headers, body } = requestOf(request);
        const { variables, ...whole } = { ...request, headers, body };
        const named = operationName === undefined ? whole : { ...whole, operationName };
        return (await requestMiddleware?.(named)) ?? named;
      },
      ...(responseMiddleware && { responseMiddleware }),
    });
    return async (request) => {
      const { status, headers, body, data, errors } = await answerTo(client, request);
      const read = { data: data ?? null, errors: errors ?? [] } as NonNullable<TransportResponse['read']>; // as `readAnswer` gave them
      return { status, headers: said.get(headers) ?? headers, body, read };
    };
  };
}

/** A refusal comes as an error that holds the response, and the whole request too. */
async function answerTo(client: GraphQLClient, request: TransportRequest) {
  const { signal } = request;
  try {
    // A request travels as the variables, since these are all of a call that graphql-request hands on.
    return await client.rawRequest<unknown>({
      query: request.operationName ?? 'anonymous',
      variables: request,
      signal,
    });
  } catch (error) {
    if (error instanceof ClientError) return error.response as Awaited<ReturnType<typeof client.rawRequest>>; // it has what an answer has
    throw error;
  }
}

function requestOf({ variables }: { variables?: object }): TransportRequest {
  return variables as TransportRequest; // every request is made by `answerTo`
}

/** A response as graphql-request reads it. Some servers do not say that they send JSON, and without that it reads none. */
function readableResponse(response: Response, said: WeakMap<Headers, Headers>): Response {
  const { ok, status } = response;
  const headers = new Headers(response.headers);
  headers.set('content-type', 'application/json');
  said.set(headers, response.headers);
  return { ok, status, headers, text: () => bodyOf(response) } as Response; // graphql-request reads no more of it
}
