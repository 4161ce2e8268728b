import { describe, expect, it, vi } from 'vitest';
import { writeKeptTemplate } from '../../config/offline.ts';
import { filesIn, keepPage, mostPages, pictureOf, withKeptPages, type PageCache } from './kept-pages.ts';

function fakeCache() {
  const pages = new Map<string, Response>();
  const address = (key: unknown) => (typeof key === 'string' ? key : (key as Request).url);
  return {
    put: async (key: unknown, page: Response) => void pages.set(address(key), page),
    match: async (key: unknown) => pages.get(address(key))?.clone(),
    keys: async () => [...pages.keys()].map((url) => ({ url }) as Request),
    delete: async (key: unknown) => pages.delete(address(key)),
  } as PageCache;
}

const page = (title: string) =>
  new Response(`<title>${title}</title>`, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const at = (number: number) => `https://torg.se/p/mugg-${number}`;
const noFiles = async () => {};
const addresses = async (cache: PageCache) => (await cache.keys()).map(({ url }) => url);

it('keeps a page once, and again where it is not true any more', async () => {
  const cache = fakeCache();
  const ask = vi.fn(async () => page('Mugg'));
  for (const isNew of [false, false, true]) await keepPage(cache, ask, noFiles, { address: at(1), isNew });
  expect(ask).toHaveBeenCalledTimes(2);
});

it('keeps the files of a page before the page, and no page whose files did not come', async () => {
  const cache = fakeCache();
  const keptBefore = vi.fn(async (markup: string) => expect([markup, await addresses(cache)]).toEqual([text, []]));
  const text = '<title>Mugg</title>';
  await keepPage(cache, async () => page('Mugg'), keptBefore, { address: at(1), isNew: false });
  expect([keptBefore.mock.calls.length, await addresses(cache)]).toEqual([1, [at(1)]]);
  const lose = () => Promise.reject(new Error('offline'));
  const lost = keepPage(cache, async () => page('Fat'), lose, { address: at(2), isNew: false });
  await expect(lost).rejects.toThrow('offline');
  expect(await addresses(cache)).toEqual([at(1)]);
});

it('keeps no failure, and no page that led elsewhere', async () => {
  const cache = fakeCache();
  await keepPage(cache, async () => page('Gammal'), noFiles, { address: at(1), isNew: false });
  await keepPage(cache, async () => new Response('', { status: 503 }), noFiles, { address: at(1), isNew: true });
  const elsewhere = Object.defineProperty(page('Start'), 'redirected', { value: true });
  await keepPage(cache, async () => elsewhere, noFiles, { address: at(2), isNew: true });
  expect(await addresses(cache)).toEqual([]);
});

it('knows the files of a page, each once', () => {
  const markup =
    '<link href="/assets/a-1.css"><meta data-entry="/assets/main-1.js" data-scripts="/assets/b.js /assets/main-1.js">';
  expect(filesIn(markup)).toEqual(['/assets/a-1.css', '/assets/main-1.js', '/assets/b.js']);
});

it('keeps the latest pages', async () => {
  const cache = fakeCache();
  for (let number = 1; number <= mostPages + 2; number += 1)
    await keepPage(cache, async () => page('Mugg'), noFiles, { address: at(number), isNew: false });
  const kept = await addresses(cache);
  expect([kept.length, kept[0]]).toEqual([mostPages, at(3)]);
});

describe('the offline page', () => {
  const offline = `<p>${writeKeptTemplate({
    frame: '<h2>--</h2>{items}',
    pages: { list: '<ul>{items}</ul>', item: '<li><a href="{href}">{title}</a></li>' },
    goods: { list: '<ol>{items}</ol>', item: '<li><img src="{picture}"><a href="{href}">{title}</a></li>' },
    titleEnd: ' – Torg',
  })}</p>`;
  const lead = '<link rel="preload" as="image" imagesrcset="/media/240/mugg.avif 240w, /media/480/mugg.avif 480w">';

  it('lists what can be read, the latest first, as the pages call themselves', async () => {
    const [cache, pictures] = [fakeCache(), fakeCache()];
    await keepPage(cache, async () => page('Mugg &amp; fat – Torg'), noFiles, {
      address: `${at(1)}?a=1&b="`,
      isNew: false,
    });
    await keepPage(cache, async () => page('Varukorg $& – Torg'), noFiles, { address: at(2), isNew: false });
    expect(await withKeptPages(offline, cache, pictures)).toBe(
      '<p><h2>--</h2><ul><li><a href="/p/mugg-2">Varukorg $&</a></li><li><a href="/p/mugg-1?a=1&amp;b=%22">Mugg &amp; fat</a></li></ul></p>',
    );
  });

  it('shows goods by those pictures that are kept', async () => {
    const [cache, pictures] = [fakeCache(), fakeCache()];
    await pictures.put('/media/240/mugg.avif', new Response());
    await keepPage(cache, async () => page(`Mugg – Torg</title>${lead}<title>`), noFiles, {
      address: at(1),
      isNew: false,
    });
    await keepPage(cache, async () => page('Varukorg'), noFiles, { address: at(2), isNew: false });
    expect(await withKeptPages(offline, cache, pictures)).toBe(
      '<p><h2>--</h2><ul><li><a href="/p/mugg-2">Varukorg</a></li></ul><ol><li><img src="/media/240/mugg.avif"><a href="/p/mugg-1">Mugg</a></li></ol></p>',
    );
    const unseen = await withKeptPages(offline, cache, fakeCache());
    expect([unseen.includes('>Mugg<'), unseen.includes('<img')]).toEqual([true, false]);
    expect([pictureOf(lead), pictureOf('<img srcset="/x.avif 1w">')]).toEqual(['/media/240/mugg.avif', undefined]);
  });

  it('says nothing of it where nothing can be read', async () => {
    expect(await withKeptPages(offline, fakeCache(), fakeCache())).toBe('<p></p>');
  });
});
