import { offlinePath } from '../../config/offline.ts';
import { filesCache, pagesCache, picturesCache } from '../../config/stored.ts';
import { anyVariant, filesIn, keepPage, pictureOf, trim, withKeptPages } from './kept-pages.ts';
import type { WorkerMessage } from './messages.ts';
import { wayOf } from './way-of.ts';

/** What of a service worker's world is used; the compiler knows that of a document. */
interface Worker {
  location: Location;
  registration: { navigationPreload?: { enable(): Promise<void> } };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'message', hear: (event: Lasting & { data: WorkerMessage }) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

const worker = globalThis as unknown as Worker; // this script runs nowhere else
const { origin } = worker.location;

/** Files of several builds: a tab of an earlier one still finds its own. */
const mostFiles = 400;
const mostPictures = 80;

/** A built file has its content in its name, so what is kept of it is true for good. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(filesCache);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await trim(cache, mostFiles);
  }
  return answer;
}

async function picture(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status === 200) void keepPicture(request, answer.clone()).catch(() => {});
    return answer;
  } catch (error) {
    const kept = await (await caches.open(picturesCache)).match(request, anyVariant);
    if (kept) return kept;
    throw error;
  }
}

async function keepPicture(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(picturesCache);
  await cache.put(request, answer);
  await trim(cache, mostPictures);
}

/** A page is the shop's own word as long as there is a connection; else what a tab asked to have kept, or the offline page. */
async function page({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const pages = await caches.open(pagesCache);
    return (await pages.match(request.url, anyVariant)) ?? offline(pages);
  }
}

async function offline(pages: Cache): Promise<Response> {
  const kept = await (await caches.open(filesCache)).match(offlinePath);
  if (!kept) return Response.error();
  const { headers } = kept;
  const page = await withKeptPages(await kept.text(), pages, await caches.open(picturesCache));
  return new Response(page, { status: 503, headers });
}

/** What a kept page is dressed in, and comes alive by. */
async function keepFilesOf(page: string): Promise<void> {
  const cache = await caches.open(filesCache);
  for (const path of filesIn(page)) if (!(await cache.match(path))) await cache.add(path);
}

/** What the offline page shows of it. */
async function keepPictureOf(page: string): Promise<void> {
  const address = pictureOf(page);
  // What lies elsewhere is not this worker's to answer for.
  if (!address?.startsWith('/')) return;
  const request = new Request(address);
  if (await (await caches.open(picturesCache)).match(request, anyVariant)) return;
  const answer = await fetch(request);
  if (answer.status === 200) await keepPicture(request, answer);
}

/** The offline page, and what it is dressed in. */
async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(filesCache);
  await cache.add(new Request(offlinePath, { cache: 'reload' }));
  await keepFilesOf((await (await cache.match(offlinePath))?.text()) ?? '');
}

async function hear(message: WorkerMessage): Promise<void> {
  switch (message.type) {
    case 'files':
      return (await caches.open(filesCache)).addAll(message.addresses.map((address) => new URL(address, origin).href));
    case 'keep': {
      const { path, isNew } = message;
      const [pages, address] = [await caches.open(pagesCache), new URL(path, origin).href];
      await keepPage(pages, fetch, keepFilesOf, { address, isNew });
      return keepPictureOf((await (await pages.match(address, anyVariant))?.text()) ?? '');
    }
    case 'forget':
      return void (await caches.delete(pagesCache));
    case 'activate':
      return worker.skipWaiting();
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage());
});
worker.addEventListener('activate', (event) => {
  const preload = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, worker.clients.claim()]));
});
worker.addEventListener('message', (event) => event.waitUntil(hear(event.data).catch(() => {})));
worker.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, origin);
  if (way === 'file') event.respondWith(file(event.request));
  else if (way === 'picture') event.respondWith(picture(event.request));
  else if (way === 'page') event.respondWith(page(event));
});
