import type { DocumentNode, GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { createRequestScope, visitOf, type ApiParts } from './create-request-scope.ts';
import { executeByPlans } from './execution/execute-query.ts';
import { explainErrors, type ServerContext } from './explain-errors.ts';
import { setDeadline, type Deadline } from './limits/deadline.ts';
import { limitQueries, parseWithinLimits } from './limits/limit-queries.ts';
import type { MerchantApiOptions } from './merchant-api-options.ts';
import { answerFromCache, type Worked } from './answer-cache/answer-from-cache.ts';
import { isImpersonal } from './answer-cache/impersonal-query.ts';
import { findQuery } from './persisted-queries.ts';
import { readOperation, type SentOperation } from './read-operation.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { limitParallel } from '../parallel/limit-parallel.ts';
import type { Caller } from '../parallel/turns.ts';
import { readBody } from '../http/read-body.ts';
import { refusal } from '../http/refusal.ts';
import { requestIdOf } from '../http/request-id.ts';
import { traceAnswer } from '../telemetry/spans.ts';
import { checkApiKey } from './check-api-key.ts';

/** How many queries are kept by their hash, in characters of their texts. */
const keptQueries = { max: 1_000, maxSize: 8_000_000, sizeCalculation: (text: string) => text.length };
/** How many queries are kept as they were read; a tree takes some forty times the room of its text. */
const keptTrees = { max: 500, maxSize: 1_000_000, sizeCalculation: (_tree: unknown, text: string) => text.length + 1 };

/**
 * Said beside a visitor's answer to whoever brings a token that is none, so that they can get another (RFC 6750, section 3; that
 * it may stand in any answer: RFC 9110, section 11.6.1).
 */
const noToken = 'Bearer error="invalid_token"';

type EndpointOptions = Pick<MerchantApiOptions, 'apiKey' | 'explorer' | 'report' | 'answered' | 'randomId' | 'auth'>;

/** What an endpoint works with. */
export interface EndpointParts extends ApiParts, Pick<OpenDatabase, 'openFor'> {
  /** Runs so many queries from outside at once. */
  outsideInTurn: ReturnType<typeof limitParallel>;
}

/** A schema and the path that it stands at. */
export interface ServedSchema {
  schema: GraphQLSchema;
  path: string;
}

/** What is noted of an answer while it is worked out. */
interface Outcome {
  hasErrors: boolean;
  /** The products whose stock was read for it. */
  stockOf: Set<number>;
}

const noOutcome = (): Outcome => ({ hasErrors: false, stockOf: new Set() });

/** One operation that is to be answered. */
interface Work {
  operation: SentOperation;
  requestId: string;
  caller: Caller;
  deadline: Deadline;
}

/** What the server tells its plugins about a request, and what they tell it. */
interface EndpointContext extends ServerContext {
  /** None where no query is carried out. */
  deadline?: Deadline;
  caller?: Caller;
  visitorAddress?: string;
  operation?: SentOperation;
  outcome: Outcome;
}

/** Answers one schema: key, size, depth and cost are checked before anything is worked out. */
export function createGraphqlEndpoint(
  served: ServedSchema,
  parts: EndpointParts,
  options: EndpointOptions,
): (request: Request, caller?: Caller) => Promise<Response> {
  const isOpen = options.explorer === true;
  const known = new LRUCache<string, string>(keptQueries);
  const trees = new LRUCache<string, DocumentNode>(keptTrees);
  const yoga = createServer(served, { parts, options, trees });

  async function work(sent: Request, { operation, requestId, caller, deadline }: Work): Promise<Worked> {
    const outcome = noOutcome();
    const visitorAddress = options.auth?.addressOf(sent) ?? '';
    const request = new Request(sent.url, { method: 'POST', headers: sent.headers });
    const context = { requestId, operation, outcome, visitorAddress, caller, deadline };
    const answer = async () => yoga.fetch(request, context);
    // The shop's own go past the queue: a page does not wait behind every list that somebody asks for.
    const response = await (caller === 'outside' ? parts.outsideInTurn(answer) : answer());
    response.headers.set('x-request-id', requestId);
    return { response, ...outcome };
  }

  function mayKeep({ headers }: Request, { query = '' }: SentOperation): boolean {
    const tree = headers.has('authorization') ? undefined : treeOf(query, trees);
    return tree !== undefined && isImpersonal(tree);
  }

  async function answerOperation(request: Request, { operation, ...asked }: Omit<Work, 'deadline'>): Promise<Response> {
    const deadline = setDeadline(parts.clock);
    const askAnew = () => work(request, { operation, ...asked, deadline });
    if (!parts.answerCache || !mayKeep(request, operation)) return (await askAnew()).response;
    const { headers } = request;
    return answerFromCache(parts.answerCache, { path: served.path, headers, operation, ...asked }, askAnew);
  }

  return async function answer(request, caller = 'shop') {
    const requestId = requestIdOf(request, options.randomId);
    if (isOpen && asksForPage(request)) {
      return yoga.fetch(request, { requestId, outcome: noOutcome() });
    }
    const { method, headers } = request;
    const { response, ...answered } = await traceAnswer({ method, headers, requestId }, async () => {
      const operation = await operationOf(request, options.apiKey, known);
      if (operation instanceof Response) {
        operation.headers.set('x-request-id', requestId);
        return { route: 'refused', status: operation.status, response: operation };
      }
      const response = await answerOperation(request, { operation, requestId, caller });
      if (parts.auth?.bringsNoToken(headers.get('authorization'))) response.headers.set('www-authenticate', noToken);
      return { route: operation.operationName ?? 'anonymous', status: response.status, response };
    });
    options.answered?.({ method, ...answered }, { requestId });
    return response;
  };
}

/** Reads a query as the server would, and leaves the tree to it; undefined where the server will refuse the text. */
function treeOf(query: string, trees: LRUCache<string, DocumentNode>): DocumentNode | undefined {
  const known = trees.get(query);
  if (known) return known;
  try {
    const tree = parseWithinLimits(query);
    trees.set(query, tree);
    return tree;
  } catch {
    return undefined;
  }
}

interface ServerParts {
  parts: EndpointParts;
  options: EndpointOptions;
  trees: LRUCache<string, DocumentNode>;
}

function createServer({ schema, path }: ServedSchema, { parts, options, trees }: ServerParts) {
  const isOpen = options.explorer === true;
  const byPlans = executeByPlans(schema, { hideSuggestions: !isOpen });
  return createYoga<EndpointContext>({
    schema,
    graphqlEndpoint: path,
    context: ({ requestId, request, visitorAddress = '', outcome: { stockOf }, caller = 'shop', deadline }) => {
      const db = parts.openFor({ caller, refuseLate: () => deadline?.refuseLate() });
      const visit = { requestId, visitorAddress, stockOf, ...visitOf(request.headers) };
      return createRequestScope({ ...parts, db }, visit);
    },
    parserAndValidationCache: { documentCache: trees, errorCache: new LRUCache<string, object>(keptTrees) },
    plugins: [readAlready, byPlans, limitQueries(isOpen), explainErrors(options.report), noteErrors],
    graphiql: isOpen && { headers: JSON.stringify({ 'X-ApiKey': options.apiKey }) },
    landingPage: false,
    logging: false,
    multipart: false,
    cors: false,
    maskedErrors: false,
  });
}

async function operationOf(
  request: Request,
  apiKey: string,
  known: LRUCache<string, string>,
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

const noteErrors: Plugin<object, EndpointContext> = {
  onResultProcess({ result, serverContext: { outcome } }) {
    outcome.hasErrors ||= !('data' in result) || Boolean(result.errors);
  },
};
