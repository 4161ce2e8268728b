import { keptMark } from '../../config/offline.ts';

/** So many pages are kept; the one that was kept first makes room. */
export const mostPages = 12;

/** There is one of each page, whatever the browser asked for it with. */
export const anyVariant = { ignoreVary: true };

/** What of a cache is used. */
export type PageCache = Pick<Cache, 'put' | 'match' | 'keys' | 'delete'>;

/**
 * Keeps a page for when there is no connection, where the shop answers with it. A page that is kept already is asked for
 * again where it is not true any more.
 */
export async function keepPage(
  cache: PageCache,
  ask: (address: string) => Promise<Response>,
  { address, isNew }: { address: string; isNew: boolean },
): Promise<void> {
  if (!isNew && (await cache.match(address, anyVariant))) return;
  const answer = await ask(address);
  const isPage = answer.ok && !answer.redirected && answer.headers.get('content-type')?.startsWith('text/html');
  await cache.delete(address, anyVariant);
  if (!isPage) return;
  await cache.put(address, answer);
  await trim(cache, mostPages);
}

/** The built files that a document names. */
export function filesIn(page: string): readonly string[] {
  return [...new Set(page.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g))];
}

/** Leaves the newest entries. */
export async function trim(cache: Pick<Cache, 'keys' | 'delete'>, most: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

/** The offline page with links to the pages that are kept, by their titles. */
export async function withKeptPages(offline: string, cache: PageCache): Promise<string> {
  const entries = await Promise.all(
    (await cache.keys()).toReversed().map(async ({ url }) => {
      const page = await (await cache.match(url, anyVariant))?.text();
      // Taken over as the page wrote it, so it is escaped already.
      const title = /<title>([^<]*)<\/title>/.exec(page ?? '')?.[1];
      const { pathname, search } = new URL(url);
      const href = `${pathname}${search}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return title ? `<li><a href="${href}">${title}</a></li>` : '';
    }),
  );
  return offline.replace(keptMark, () => (entries.length > 0 ? `<ul>${entries.join('')}</ul>` : ''));
}
