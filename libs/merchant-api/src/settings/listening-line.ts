/** Says where a server listens, for the lines that it starts with. */
export function listeningLine(host: string | null, port: number): string {
  if (host === null) return `on port ${port} of every address`;
  const place = `on port ${port} of ${host}`;
  return host === '127.0.0.1' ? `${place}: for this machine alone, LISTEN_HOST=0.0.0.0 lets others in` : place;
}
