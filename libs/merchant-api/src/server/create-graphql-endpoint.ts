import { NoSchemaIntrospectionCustomRule, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { createRequestScope, type ApiParts } from './create-request-scope.ts';
import { depthLimit } from './depth-limit.ts';
import { explainErrors, type ServerContext } from './explain-errors.ts';
import type { MerchantApiOptions } from './merchant-api-options.ts';
import { checkApiKey, readBody, refusal, requestIdOf } from './request-guard.ts';

const DEEPEST_QUERY = 12;

type EndpointOptions = Pick<MerchantApiOptions, 'apiKey' | 'explorer' | 'report' | 'randomId'>;

/** A schema and the path that it stands at. */
export interface ServedSchema {
  schema: GraphQLSchema;
  path: string;
}

/** Answers one schema: key, size and depth are checked before anything is worked out. */
export function createGraphqlEndpoint(
  { schema, path }: ServedSchema,
  parts: ApiParts,
  options: EndpointOptions,
): (request: Request) => Promise<Response> {
  const yoga = createYoga<ServerContext>({
    schema,
    graphqlEndpoint: path,
    context: ({ requestId, request }) => createRequestScope(parts, requestId, request.headers.get('authorization')),
    plugins: [limits(options.explorer === true), explainErrors(options.report)],
    graphiql: options.explorer === true && { headers: JSON.stringify({ 'X-ApiKey': options.apiKey }) },
    landingPage: false,
    logging: false,
    multipart: false,
    cors: { origin: '*', credentials: false, methods: ['POST'] },
    maskedErrors: false,
  });

  return async function answer(request) {
    const requestId = requestIdOf(request, options.randomId);
    const isPreflight = request.method === 'OPTIONS';
    const isExplorer = options.explorer === true && asksForPage(request);
    if (isPreflight || isExplorer) return yoga.fetch(request, { requestId });
    if (request.method !== 'POST') {
      return refusal(405, 'METHOD_NOT_ALLOWED', 'Send the query by POST.', { allow: 'POST' });
    }
    const body = checkApiKey(request, options.apiKey) ?? (await readBody(request));
    if (body instanceof Response) return body;
    const { url, headers } = request;
    const response = await yoga.fetch(new Request(url, { method: 'POST', headers, body }), { requestId });
    response.headers.set('x-request-id', requestId);
    return response;
  };
}

/** A page for people carries out no query, so it needs no key; its own queries bring the key. */
function asksForPage(request: Request): boolean {
  return request.method === 'GET' && request.headers.get('accept')?.includes('text/html') === true;
}

function limits(isExplorerOpen: boolean): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(depthLimit(DEEPEST_QUERY));
      if (!isExplorerOpen) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}
