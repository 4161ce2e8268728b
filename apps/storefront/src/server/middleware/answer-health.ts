import { ApiUnreachable } from '../api-unreachable.ts';
import type { EmbeddedApi } from '../embedded-api.ts';

/** An API that takes longer than this (ms) cannot serve a page either. */
const longestAnswer = 5_000;

/**
 * Says whether the shop can do its work. Where the API is embedded that is its own word, its database included; a real
 * account's health is its own affair.
 */
export async function answerHealth(api: EmbeddedApi | null): Promise<Response> {
  if (!api) return health(200, { status: 'ok' });
  try {
    return await api.fetch(new Request('http://api.local/health', { signal: AbortSignal.timeout(longestAnswer) }));
  } catch (error) {
    const isAway = error instanceof ApiUnreachable;
    const reason = isAway ? 'The Merchant API is being started again.' : 'The Merchant API does not answer.';
    return health(503, { status: 'unavailable', reason });
  }
}

function health(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
