import { overNetwork } from '../client/over-network.ts';
import { bodyOf } from '../client/transport.ts';
import { parseObject } from '../client/read-response.ts';
import { readRetryAfter } from '../client/retry-after.ts';
import { withinTime } from '../client/within-time.ts';
import { NetworkError } from '../errors/network-error.ts';
import { ServerError } from '../errors/server-error.ts';
import { tellRequest, type FailedRequest } from '../errors/tell-request.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import { parsedText, recordIn, textIn } from '../json/loose-value.ts';
import { unreachable, type Unreachable } from '../errors/unreachable.ts';
import type { Clock } from '../ports/time.ts';
import type { AuthCallOptions, Limited, Refused } from './auth-client.ts';

/** The header that carries refresh tokens, in requests and answers. */
export const REFRESH_HEADER = 'x-auth-refresh-token';

/** One request and what came back for it. */
export type Exchange =
  | { kind: 'answered'; body: Readonly<Record<string, unknown>>; refreshToken: string | null }
  | { kind: 'declined'; status: number; retryAfterSeconds: number | null; error: ServerError }
  | Unreachable;

export interface AuthMessage {
  url: string;
  /** Posted as JSON; without it the request is a GET. */
  body?: object;
  headers?: Readonly<Record<string, string>>;
  /** Names the message in errors. */
  name: string;
}

/** How calls to the auth service are sent. */
export interface AuthSenderOptions {
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
  /** By which the age of tokens and a date in `Retry-After` are reckoned. */
  clock: Clock;
}

/** Sends one message. Whatever goes wrong is a part of the answer. */
export async function exchange(
  { fetch: send = globalThis.fetch, timeoutMs = 10_000, clock }: AuthSenderOptions,
  { url, body, headers, name }: AuthMessage,
  call: AuthCallOptions = {},
): Promise<Exchange> {
  const message: RequestInit = {
    method: body ? 'POST' : 'GET',
    headers: {
      ...call.headers,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  };
  const asked = { what: `${name}, ${message.method}`, address: String(url) };
  let answer: FailedRequest['answer'];
  try {
    return await withinTime({ ms: timeoutMs, told: 'timeoutMs' }, call.signal, async (signal) => {
      const response = await overNetwork(() => send(url, { ...message, signal }));
      const { ok, status, headers: told } = response;
      answer = { status, headers: told, body: await bodyOf(response) };
      if (!ok) return declined(answer, asked, clock);
      // An empty body is as good as an empty object: some answers are a status and nothing more.
      const read = answer.body === '' ? {} : parseObject(answer.body, name);
      return { kind: 'answered', body: read, refreshToken: told.get(REFRESH_HEADER) };
    });
  } catch (error) {
    const failure = call.signal?.aborted ? NetworkError.aborted(error) : toCommerceError(error);
    return unreachable(tellRequest(failure, { ...asked, answer }));
  }
}

const REFUSALS = [400, 401, 403];

/** What a declined message means for a session. A fault on the other side is never a refusal. */
export function verdictOf({ status, retryAfterSeconds, error }: Extract<Exchange, { kind: 'declined' }>) {
  if (REFUSALS.includes(status)) return { kind: 'refused' } satisfies Refused;
  if (status === 429) return { kind: 'limited', retryAfterSeconds } satisfies Limited;
  return unreachable(error);
}

function declined(answer: NonNullable<FailedRequest['answer']>, asked: FailedRequest, clock: Clock): Exchange {
  const { status, headers } = answer;
  const retryAfterMs = readRetryAfter(headers.get('retry-after'), clock.now());
  const retryAfterSeconds = retryAfterMs === null ? null : Math.ceil(retryAfterMs / 1000);
  const code = textIn(recordIn(parsedText(answer.body))['error']);
  const errors = code === '' ? [] : [{ message: code, extensions: {} }];
  const error = tellRequest(new ServerError(status, { errors, retryAfterMs }), { ...asked, answer });
  return { kind: 'declined', status, retryAfterSeconds, error };
}
