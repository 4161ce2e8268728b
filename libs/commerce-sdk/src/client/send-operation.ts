import { ClientError, GraphQLClient } from 'graphql-request';
import { toNetworkError } from '../errors/to-network-error.ts';
import type { Clock } from '../ports/time.ts';
import type { Operation } from './operation.ts';
import { overNetwork } from './over-network.ts';
import { checkAnswer, readAnswer, SENT_TYPE, toldRequestId } from './read-response.ts';
import { requestBody, type SentText } from './request-body.ts';
import { requestHeaders, type CallMarks, type Sender } from './request-headers.ts';

/** Where operations are sent to, how, and who asks. */
export interface Connection extends Sender {
  endpoint: string;
  /** The platform's own when left out. */
  fetch?: typeof globalThis.fetch | undefined;
  clock: Clock;
}

/** One request for an operation. */
export interface Message extends CallMarks {
  operation: Operation;
  /** Sent along; none takes the place of what signs the request. */
  headers?: Readonly<Record<string, string>> | undefined;
  signal: AbortSignal;
  /** The whole text when left out. */
  sentText?: SentText;
}

/** Sends an operation once and gives its data. Throws a `CommerceError` with the API's id of the request, where it told one. */
export type Send = (message: Message) => Promise<unknown>;

/**
 * Sends operations by one client of graphql-request, whose middleware signs requests and checks answers. A message travels as
 * the variables, since these are all of a call that graphql-request hands to its serializer and its middleware.
 *
 * Left alone, graphql-request parses each document to find the operation's name. `excludeOperationName` stops that, so the
 * browser build can leave GraphQL's parser and printer out (they are most of the weight); `requestBody` writes the name.
 */
export function createSend({ endpoint, fetch, clock, ...sender }: Connection): Send {
  const client = new GraphQLClient(endpoint, {
    excludeOperationName: true,
    errorPolicy: 'all',
    headers: { Accept: 'application/json' },
    jsonSerializer: {
      stringify: (body) => {
        const { operation, sentText } = messageOf(body);
        return requestBody(operation, sentText) as string; // its type knows of texts alone, but a form goes through as it is
      },
      parse: readAnswer,
    },
    fetch: async (input, init) => toReadable(await overNetwork(() => (fetch ?? globalThis.fetch)(input, init))),
    requestMiddleware: (request) => {
      const headers = new Headers(request.headers);
      for (const [name, value] of Object.entries(requestHeaders(sender, messageOf(request)))) headers.set(name, value);
      return { ...request, headers };
    },
    responseMiddleware: (answer, request) => {
      // A refusal comes as an error that holds the response.
      const response = answer instanceof ClientError ? answer.response : answer;
      if (!(response instanceof Error))
        checkAnswer(response, { operation: messageOf(request).operation, endpoint }, clock);
    },
  });
  return (message) => {
    const { operation, headers, signal } = message;
    return client.request<unknown>({
      document: operation.text,
      variables: message,
      signal,
      ...(headers && { requestHeaders: headers }),
    });
  };
}

function messageOf({ variables }: { variables?: object }): Message {
  return variables as Message; // every request is made by `createSend`
}

/** A response as graphql-request reads it. Some servers do not say that they send JSON, and without that it reads none. */
function toReadable(response: Response): Response {
  const { ok, status } = response;
  const headers = new Headers(response.headers);
  const sentType = headers.get('content-type');
  if (sentType !== null) headers.set(SENT_TYPE, sentType);
  headers.set('content-type', 'application/json');
  const text = () =>
    response.text().catch((error: unknown) => {
      // The status of a refusal says enough.
      if (!ok) return '';
      throw Object.assign(toNetworkError(error), { requestId: toldRequestId(headers) });
    });
  return { ok, status, headers, text } as Response; // graphql-request reads no more of it
}
