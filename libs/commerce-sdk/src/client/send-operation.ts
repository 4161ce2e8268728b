import type { Clock } from '../ports/time.ts';
import type { Operation } from './operation.ts';
import { dataOfAnswer, readAnswer, type Answer } from './read-response.ts';
import { requestBody, type SentText } from './request-body.ts';
import { requestHeaders, type CallMarks, type Sender } from './request-headers.ts';
import type { Transport } from './transport.ts';

/** Where operations are sent to, how, and who asks. */
export interface Connection extends Sender {
  endpoint: string;
  transport: Transport;
  clock: Clock;
  onTokenRefused?: TokenRefused | undefined;
}

/** Is told of a token that the API takes for none, and may give another. */
export type TokenRefused = (token: string) => string | null | void | Promise<string | null | void>;

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
export function createSend({ endpoint, transport, clock, onTokenRefused, ...sender }: Connection): Send {
  const carry = transport(endpoint);
  async function ask(message: Message): Promise<Answer> {
    const { operation, sentText, signal } = message;
    const body = requestBody(operation, sentText);
    const headers = headersOf(message, sender, body);
    const response = await carry({ operationName: operation.name, headers, body, signal });
    return { ...response, ...(response.read ?? readAnswer(response.body)) };
  }
  return async (message) => {
    const { operation, token } = message;
    let answer = await ask(message);
    // The API's code, or the challenge of RFC 6750 section 3, which may stand beside a visitor's answer as well.
    const isRefused = answer.errors?.some(({ extensions }) => extensions['code'] === 'UNAUTHENTICATED');
    const isOver = answer.headers.get('www-authenticate')?.includes('invalid_token');
    if (token && onTokenRefused && (isRefused || isOver)) {
      const next = await onTokenRefused(token);
      // A mutation that a visitor may make as well was carried out.
      const mayBeAsked = isRefused || answer.status === 401 || operation.kind === 'query';
      if (next && next !== token && mayBeAsked) answer = await ask({ ...message, token: next });
    }
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
