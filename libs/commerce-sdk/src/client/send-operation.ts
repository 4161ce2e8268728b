import type { Clock } from '../ports/time.ts';
import type { Operation } from './operation.ts';
import { dataOfAnswer, readAnswer } from './read-response.ts';
import { requestBody, type SentText } from './request-body.ts';
import { requestHeaders, type CallMarks, type Sender } from './request-headers.ts';
import type { Transport } from './transport.ts';

/** Where operations are sent to, how, and who asks. */
export interface Connection extends Sender {
  endpoint: string;
  transport: Transport;
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

/** Sends operations over one transport: signs the requests, and checks the answers. */
export function createSend({ endpoint, transport, clock, ...sender }: Connection): Send {
  const carry = transport(endpoint);
  return async (message) => {
    const { operation, sentText, signal } = message;
    const body = requestBody(operation, sentText);
    const headers = headersOf(message, sender, body);
    const response = await carry({ operationName: operation.name, headers, body, signal });
    const answer = { ...response, ...(response.read ?? readAnswer(response.body)) };
    return dataOfAnswer(answer, { operation, endpoint }, clock);
  };
}

function headersOf(message: Message, sender: Sender, body: string | FormData): Headers {
  const headers = new Headers({ Accept: 'application/json', ...message.headers });
  // A form says itself where its parts end.
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(requestHeaders(sender, message))) headers.set(name, value);
  return headers;
}
