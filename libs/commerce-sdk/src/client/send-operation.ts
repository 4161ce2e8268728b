import { GraphQLClient } from 'graphql-request';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import type { Clock } from '../ports/time.ts';
import type { Operation } from './operation.ts';
import { overNetwork } from './over-network.ts';
import { checkResponse, readAnswer } from './read-response.ts';
import { requestBody, type SentText } from './request-body.ts';

/** Where operations are sent to, and how. */
export interface Connection {
  endpoint: string;
  fetch: typeof globalThis.fetch;
  clock: Clock;
}

/** One request for an operation. */
export interface Message {
  operation: Operation;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** The whole text when left out. */
  sentText?: SentText;
}

type SenderConfig = NonNullable<ConstructorParameters<typeof GraphQLClient>[1]>;

/**
 * Sends an operation once, by graphql-request, and gives its data. Throws a `CommerceError` with the id by which the API
 * calls the request, where it tells one.
 *
 * Left alone, graphql-request parses each document to find the operation's name. `excludeOperationName` stops that, so the
 * browser build can leave GraphQL's parser and printer out (they are most of the weight); the name is put into the body here.
 */
export async function sendOperation(
  { endpoint, fetch, clock }: Connection,
  { operation, headers, signal, sentText }: Message,
): Promise<unknown> {
  const { text, name, variables } = operation;
  const body = requestBody(operation, sentText);
  let toldId: string | null = null;
  const config: SenderConfig = {
    excludeOperationName: true,
    headers: { Accept: 'application/json', ...headers },
    fetch: async (input, init) => {
      const response = await overNetwork(() => fetch(input, init));
      toldId = response.headers.get('x-request-id');
      const answer = await checkResponse(response, clock);
      const readText = answer.text.bind(answer);
      // Some platforms' responses let nobody assign to what they inherit.
      return Object.defineProperty(answer, 'text', { value: () => overNetwork(readText) });
    },
    jsonSerializer: {
      stringify: () => body as string, // its type knows of texts alone, but a form goes through as it is
      parse: (answer) => readAnswer(answer, name ?? 'anonymous'),
    },
  };
  try {
    return await new GraphQLClient(endpoint, config).request<unknown>({ document: text, variables, signal });
  } catch (error) {
    const failure = toCommerceError(error);
    failure.requestId ??= toldId ?? undefined;
    throw failure;
  }
}
