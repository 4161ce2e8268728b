/** Who asks, and for whom. */
export interface Sender {
  apiKey: string;
  clientName?: string;
  clientVersion?: string;
}

/** What is particular to one call. */
export interface CallMarks {
  token: string | null;
  requestId: string | undefined;
  idempotencyKey: string | null;
}

/** The headers of a request that say who makes it, and which it is. */
export function requestHeaders(
  { apiKey, clientName, clientVersion }: Sender,
  { token, requestId, idempotencyKey }: CallMarks,
): Record<string, string> {
  return {
    'X-ApiKey': apiKey,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(clientName && { 'apollographql-client-name': clientName }),
    ...(clientVersion && { 'apollographql-client-version': clientVersion }),
    ...(requestId && { 'x-request-id': requestId }),
    ...(idempotencyKey && { 'x-idempotency-key': idempotencyKey }),
  };
}
