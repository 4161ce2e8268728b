/** How the worker answers: a built file from its cache, a picture or a page from the network first, and the rest not at all. */
export type Way = 'file' | 'picture' | 'page' | 'network';

/** Documents that are never answered from memory: their money and their state would be yesterday's. */
const neverKept = /^\/(graphql|extensions|session|payments?|health|vitals)(\/|$)/;

/** Which way a request goes. The worker keeps out of everything that changes something or belongs to somebody else. */
export function wayOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Way {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || neverKept.test(pathname)) return 'network';
  if (mode === 'navigate') return 'page';
  if (pathname.startsWith('/assets/')) return 'file';
  return pathname.startsWith('/media/') || pathname.startsWith('/pictures/') ? 'picture' : 'network';
}
