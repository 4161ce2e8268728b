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
  const headers = {
    'X-ApiKey': apiKey,
    Authorization: token && `Bearer ${token}`,
    'apollographql-client-name': clientName,
    'apollographql-client-version': clientVersion,
    'x-request-id': requestId,
    'x-idempotency-key': idempotencyKey,
  };
  const told = Object.entries(headers).filter(([, value]) => value);
  return Object.fromEntries(told) as Record<string, string>; // what says nothing is left out
}
