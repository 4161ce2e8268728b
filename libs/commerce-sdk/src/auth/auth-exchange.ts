import { overNetwork } from '../client/over-network.ts';
import { parseObject } from '../client/read-response.ts';
import { readRetryAfter } from '../client/retry-after.ts';
import { withinTime } from '../client/within-time.ts';
import { NetworkError } from '../errors/network-error.ts';
import { ServerError } from '../errors/server-error.ts';
import { tellRequest } from '../errors/tell-request.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import { unreachable, type Unreachable } from '../errors/unreachable.ts';
import type { Clock } from '../ports/time.ts';
import type { AuthCallOptions, Limited, Refused } from './auth-client.ts';

/** The header that carries refresh tokens, in requests and answers. */
export const REFRESH_HEADER = 'x-auth-refresh-token';

/** One request and what came back for it. */
export type Exchange =
  | { kind: 'answered'; body: Readonly<Record<string, unknown>>; refreshToken: string | null }
  | { kind: 'declined'; status: number; retryAfterSeconds: number | null }
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
  try {
    return await withinTime(timeoutMs, call.signal, async (signal) => {
      const response = await overNetwork(() => send(url, { ...message, signal }));
      if (!response.ok) return declined(response, clock);
      const text = await overNetwork(() => response.text());
      // An empty body is as good as an empty object: some answers are a status and nothing more.
      const answer = text === '' ? {} : parseObject(text, name);
      return { kind: 'answered', body: answer, refreshToken: response.headers.get(REFRESH_HEADER) };
    });
  } catch (error) {
    const failure = call.signal?.aborted ? NetworkError.aborted(error) : toCommerceError(error);
    return unreachable(tellRequest(failure, { method: body ? 'POST' : 'GET', address: String(url) }));
  }
}

const REFUSALS = [400, 401, 403];

/** What a declined message means for a session. A fault on the other side is never a refusal. */
export function verdictOf({ status, retryAfterSeconds }: Extract<Exchange, { kind: 'declined' }>) {
  if (REFUSALS.includes(status)) return { kind: 'refused' } satisfies Refused;
  if (status === 429) return { kind: 'limited', retryAfterSeconds } satisfies Limited;
  return unreachable(new ServerError(status));
}

function declined({ status, headers }: Response, clock: Clock): Exchange {
  const waitMs = readRetryAfter(headers.get('retry-after'), clock.now());
  return { kind: 'declined', status, retryAfterSeconds: waitMs === null ? null : Math.ceil(waitMs / 1000) };
}
