import { toNetworkError } from '../errors/to-network-error.ts';
import type { ResponseError } from '../errors/graphql-response-error.ts';
import { overNetwork } from './over-network.ts';
import { toldRequestId } from './read-response.ts';

/** One request, ready to be sent by `POST`. */
export interface TransportRequest {
  /** Undefined where the operation has none. */
  operationName: string | undefined;
  headers: Headers;
  /** JSON, or a form where files are sent. */
  body: string | FormData;
  signal: AbortSignal;
}

/** What came back, whatever its status. */
export interface TransportResponse {
  status: number;
  headers: Headers;
  body: string;
  /** What the body holds, where the transport has read it already. */
  read?: { data: unknown; errors?: readonly ResponseError[] };
}

/**
 * Carries requests to one address. Where no response arrives it rejects with a `NetworkError`; whatever else it rejects with
 * is taken for a mistake in it, which no other try mends.
 */
export type Transport = (endpoint: string) => (request: TransportRequest) => Promise<TransportResponse>;

/** Carries requests by `fetch`, the platform's own when left out. */
export function fetchTransport(fetch?: typeof globalThis.fetch): Transport {
  return (endpoint) => async (request) => {
    const { headers, body, signal } = request;
    const init = { method: 'POST', headers, body, signal };
    const response = await overNetwork(() => (fetch ?? globalThis.fetch)(endpoint, init));
    return { status: response.status, headers: response.headers, body: await bodyOf(response) };
  };
}

/** The text of a response. Throws a `NetworkError` where it breaks off, but for a refusal, whose status says enough. */
export async function bodyOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    if (!response.ok) return '';
    throw Object.assign(toNetworkError(error), { requestId: toldRequestId(response.headers) });
  }
}
