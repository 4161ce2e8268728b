import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { pagesOfSitemap, unlistedPages } from '../support/known-pages.ts';
import { expect, test } from '../support/quiet-page.ts';

/** What the document of a page may weigh with the styles that it brings along, and any other: gzip -9, in bytes. */
const limits: Readonly<Record<string, number>> = {
  home: 18_700,
  news: 24_400,
  category: 20_200,
  brand: 15_300,
  search: 15_700,
  product: 20_300,
  package: 24_700,
  cookies: 14_400,
};
const otherPages = 13_900;
const limitOf = (name: string) => limits[name] ?? otherPages;

/** The document in one piece: on a busy machine a part may be late, and one sent in pieces brings other things. */
async function wholeDocument(request: APIRequestContext, path: string): Promise<string> {
  let document = '';
  await expect(async () => {
    document = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(document).not.toContain(' data-streamed=');
  }).toPass();
  return document;
}

test('no document is heavier than its kind of page may be', async ({ request }) => {
  const pages = new Map([...(await pagesOfSitemap(request)), ...unlistedPages]);
  const weights = new Map<string, number>();
  for (const [name, path] of pages) {
    weights.set(name, gzipSync(await wholeDocument(request, path), { level: 9 }).length);
  }
  const heavy = [...weights].filter(([name, bytes]) => bytes > limitOf(name));
  expect(heavy.map(([name, bytes]) => `${name}: ${bytes} B of ${limitOf(name)}`)).toEqual([]);
});
