/** Whether another site sent a request: as its origin says, or what the browser says of it where there is no origin. */
export function isForeign({ headers }: Request, ownOrigin: string): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origin !== ownOrigin;
  return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
}
