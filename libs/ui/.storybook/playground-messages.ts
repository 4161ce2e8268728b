/** What the playground and its frames say to each other. */
export type PlaygroundMessage = { torgPlayground: 'ready' } | { torgPlayground: 'code'; code: string };

/** A message of ours, from a page of this address; anything else is nobody's. */
export function playgroundMessage({ origin, data }: MessageEvent): PlaygroundMessage | null {
  const isOurs = origin === location.origin && typeof data === 'object' && data !== null && 'torgPlayground' in data;
  return isOurs ? (data as PlaygroundMessage) : null; // nothing else says `torgPlayground`
}
