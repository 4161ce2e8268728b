/** The id that follows a request through the logs: the client's own where it is a plain one. */
export function requestIdOf(request: Request, newId: () => string): string {
  const sent = request.headers.get('x-request-id') ?? '';
  return /^[\w.-]{1,64}$/.test(sent) ? sent : newId();
}
