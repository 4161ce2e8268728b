import { fillKeptTemplate, keptPlaces } from '../../config/offline.ts';

/** So many pages are kept; the one that was kept first makes room. */
export const mostPages = 12;

/** There is one of each page, whatever the browser asked for it with. */
export const anyVariant = { ignoreVary: true };

/** What of a cache is used. */
export type PageCache = Pick<Cache, 'put' | 'match' | 'keys' | 'delete'>;

/**
 * Keeps a page for when there is no connection, where the shop answers with it, and its files before it: a page whose script
 * is missing would be shown and then fail. A page that is kept already is asked for again where it is not true any more.
 */
export async function keepPage(
  cache: PageCache,
  ask: (address: string) => Promise<Response>,
  keepFilesOf: (page: string) => Promise<void>,
  { address, isNew }: { address: string; isNew: boolean },
): Promise<void> {
  const kept = isNew ? undefined : await cache.match(address, anyVariant);
  if (kept) return keepFilesOf(await kept.text());
  const answer = await ask(address);
  const isPage = answer.ok && !answer.redirected && answer.headers.get('content-type')?.startsWith('text/html');
  if (isPage) await keepFilesOf(await answer.clone().text());
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

/** The smallest form of the picture that a page opens with, as its document names it; none where it opens with no picture. */
export function pictureOf(page: string): string | undefined {
  return /<link [^>]*imagesrcset="([^" ]+)/.exec(page)?.[1];
}

/**
 * The offline page with links to the pages that are kept, the latest first, by their titles and by those of their pictures
 * that are kept as well.
 */
export async function withKeptPages(
  offline: string,
  cache: Pick<PageCache, 'keys' | 'match'>,
  pictures: Pick<PageCache, 'match'>,
): Promise<string> {
  const kept = await Promise.all((await cache.keys()).toReversed().map(({ url }) => readKept(cache, pictures, url)));
  const known = kept.filter(({ title }) => title !== '');
  return fillKeptTemplate(offline, ({ frame, goods, pages, titleEnd }) => {
    const write = ({ list, item }: typeof goods, those: readonly KeptPage[]) => {
      const items = those.map(({ href, title, picture = '' }) =>
        item
          .replaceAll(keptPlaces.href, () => href)
          .replaceAll(keptPlaces.picture, () => picture)
          .replaceAll(keptPlaces.title, () => (title.endsWith(titleEnd) ? title.slice(0, -titleEnd.length) : title)),
      );
      return items.length > 0 ? list.replace(keptPlaces.items, () => items.join('')) : '';
    };
    const withPicture = known.filter(({ picture }) => picture !== undefined);
    const lists =
      write(
        pages,
        known.filter(({ picture }) => picture === undefined),
      ) + write(goods, withPicture);
    return lists && frame.replace(keptPlaces.items, () => lists);
  });
}

/** What is said of a page, taken over as the page wrote it, so it is escaped already. */
interface KeptPage {
  href: string;
  title: string;
  picture: string | undefined;
}

async function readKept(
  cache: Pick<PageCache, 'match'>,
  pictures: Pick<PageCache, 'match'>,
  url: string,
): Promise<KeptPage> {
  const page = (await (await cache.match(url, anyVariant))?.text()) ?? '';
  const picture = pictureOf(page);
  const { pathname, search } = new URL(url);
  return {
    href: `${pathname}${search}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
    title: /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '',
    picture: picture !== undefined && (await pictures.match(picture, anyVariant)) ? picture : undefined,
  };
}
