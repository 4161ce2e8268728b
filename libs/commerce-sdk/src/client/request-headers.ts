/** Who asks, and for whom. */
interface Sender {
  apiKey: string;
  clientName?: string;
  clientVersion?: string;
}

/** What is particular to one call. */
interface CallMarks {
  token: string | null;
  requestId: string | undefined;
  idempotencyKey: string | null;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** The headers of a request that say who makes it, and which it is. */
export function requestHeaders(
  { apiKey, clientName, clientVersion }: Sender,
  { token, requestId, idempotencyKey, headers: others }: CallMarks,
): Record<string, string> {
  const own = {
    'X-ApiKey': apiKey,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(clientName && { 'apollographql-client-name': clientName }),
    ...(clientVersion && { 'apollographql-client-version': clientVersion }),
    ...(requestId && { 'x-request-id': requestId }),
    ...(idempotencyKey && { 'x-idempotency-key': idempotencyKey }),
  };
  if (!others) return own;
  const all = new Headers(others);
  for (const [name, value] of Object.entries(own)) all.set(name, value);
  return Object.fromEntries(all);
}
