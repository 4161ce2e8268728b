import type { DocumentNode, GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { createBoundedCache, type BoundedCache } from './bounded-cache.ts';
import { createRequestScope, type ApiParts } from './create-request-scope.ts';
import { explainErrors, type ServerContext } from './explain-errors.ts';
import { limitQueries } from './limits/limit-queries.ts';
import type { MerchantApiOptions } from './merchant-api-options.ts';
import { findQuery } from './persisted-queries.ts';
import { readOperation, type SentOperation } from './read-operation.ts';
import { checkApiKey, readBody, refusal, requestIdOf } from './request-guard.ts';

/** How many queries are kept by their hash, in characters of their texts. */
const keptQueries = { entries: 1_000, weight: 8_000_000, weigh: (text: string) => text.length };
/** How many queries are kept as they were read; a tree takes some forty times the room of its text. */
const keptTrees = { entries: 500, weight: 1_000_000, weigh: (_tree: unknown, text: string) => text.length };

type EndpointOptions = Pick<MerchantApiOptions, 'apiKey' | 'explorer' | 'report' | 'randomId'>;

/** A schema and the path that it stands at. */
export interface ServedSchema {
  schema: GraphQLSchema;
  path: string;
}

/** Answers one schema: key, size, depth and cost are checked before anything is worked out. */
export function createGraphqlEndpoint(
  { schema, path }: ServedSchema,
  parts: ApiParts,
  options: EndpointOptions,
): (request: Request) => Promise<Response> {
  const isOpen = options.explorer === true;
  const known = createBoundedCache(keptQueries);
  const yoga = createYoga<ServerContext & { operation?: SentOperation }>({
    schema,
    graphqlEndpoint: path,
    context: ({ requestId, request }) => createRequestScope(parts, requestId, request.headers.get('authorization')),
    parserAndValidationCache: {
      documentCache: createBoundedCache<DocumentNode>(keptTrees),
      errorCache: createBoundedCache(keptTrees),
    },
    plugins: [readAlready, limitQueries(isOpen), explainErrors(options.report)],
    graphiql: isOpen && { headers: JSON.stringify({ 'X-ApiKey': options.apiKey }) },
    landingPage: false,
    logging: false,
    multipart: false,
    cors: { origin: '*', credentials: false, methods: ['POST'] },
    maskedErrors: false,
  });

  return async function answer(request) {
    const requestId = requestIdOf(request, options.randomId);
    const isPreflight = request.method === 'OPTIONS';
    if (isPreflight || (isOpen && asksForPage(request))) return yoga.fetch(request, { requestId });
    const operation = await operationOf(request, options.apiKey, known);
    const { url, headers } = request;
    const response =
      operation instanceof Response
        ? operation
        : await yoga.fetch(new Request(url, { method: 'POST', headers }), { requestId, operation });
    response.headers.set('x-request-id', requestId);
    return response;
  };
}

async function operationOf(
  request: Request,
  apiKey: string,
  known: BoundedCache<string>,
): Promise<SentOperation | Response> {
  if (request.method !== 'POST') {
    return refusal(405, 'METHOD_NOT_ALLOWED', 'Send the query by POST.', { allow: 'POST' });
  }
  const body = checkApiKey(request, apiKey) ?? (await readBody(request));
  if (body instanceof Response) return body;
  const sent = readOperation(body, request.headers.get('content-type'));
  return sent instanceof Response ? sent : findQuery(sent, known);
}

/** A page for people carries out no query, so it needs no key; its own queries bring the key. */
function asksForPage(request: Request): boolean {
  return request.method === 'GET' && request.headers.get('accept')?.includes('text/html') === true;
}

/** Hands over the operation that was read from the body before. */
const readAlready: Plugin<object, { operation?: SentOperation }> = {
  onRequestParse({ serverContext: { operation }, setRequestParser }) {
    if (operation) setRequestParser(() => operation);
  },
};
