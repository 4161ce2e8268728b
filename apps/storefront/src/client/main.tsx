import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hydrate } from '@tanstack/react-query';
import { tabChannelName } from '../config/stored.ts';
import { painted } from '../elements/painted.ts';
import { contentId } from '../layouts/content-id.ts';
import { underWayMark } from '../page/form/under-way-mark.ts';
import { sketchedPage, withRoute, type DescribedPage } from '../page/shown-page.tsx';
import { apiReads } from '../queries/lazy-reads.ts';
import { fetchPage } from '../routes/pages.ts';
import type { ShownPage } from '../page/shown-page.tsx';
import type { RouteDefinition } from '../page/define-route.ts';
import { placesAbove } from '../page/places-above.ts';
import type { AppScope } from '../scope/app-scope.ts';
import type {} from '../page/boot-handle.ts';
import { applySheets } from './apply-sheets.ts';
import { browserHistory } from './browser-history.ts';
import { BrowserShop } from './browser-shop.tsx';
import { fadeIn } from './fade-in.ts';
import { growPicture } from './grow-picture.ts';
import { hasRoom } from './has-room.ts';
import { loadNextPage } from './load-next-page.ts';
import { createNavigator, type Navigator, type Shown } from './navigator.ts';
import { reloadAfterFailedChunk } from './reload-after-failed-chunk.ts';
import { renewal } from './renewal.ts';
import { scrollMemory, type Place } from './scroll-memory.ts';
import { linkInFocus } from './settle.ts';
import { readShopState, type ShopState } from './shop-state.ts';
import { touchedCards } from './touched-card.ts';
import { openTabChannel, type TabChannel } from './tab-channel.ts';
import { tabStorage } from './tab-storage.ts';
import { createTabScope } from './tab-scope.ts';

const storage = tabStorage(() => sessionStorage);

/** Names for the entries of the tab's history, each once over reloads too. */
function entryKeys(): () => string {
  const start = Date.now().toString(36);
  let count = 0;
  return () => `${start}-${(count += 1)}`;
}

/** The page that the server rendered. Its module and its texts are fetched before anything hydrates, its data came along. */
async function renderedPage({ page }: ShopState, { translation }: AppScope): Promise<ShownPage> {
  if (page.kind === 'failed') return page;
  return withRoute(page, await fetchPage(page.name, translation));
}

/** What joins the tab to the world. No page needs it to be seen. */
const fetchConnecting = () => import('./connect-tab.ts');

/** Joins the tab to the world; where that script does not come, once more when the connection is back. */
async function connect(scope: AppScope, tabs: TabChannel, go: Navigator['go']): Promise<void> {
  try {
    (await fetchConnecting()).connectTab(scope, tabs, fetchAhead, go);
    window.shopBoot?.alive();
  } catch (error) {
    console.error(error);
    window.shopBoot?.alive();
    addEventListener('online', () => void connect(scope, tabs, go), { once: true });
  }
}

/** What leads to the next page. The first one comes without it, so it is fetched when that one is alive. */
const fetchLoading = async () => {
  const [loading] = await Promise.all([import('../routes/load-page.ts'), apiReads(), import('./open-client.ts')]);
  return loading;
};

/** The route of a product, once its code has come: most links lead there. */
let productRoute: RouteDefinition | null = null;

async function fetchProductPage({ translation }: AppScope): Promise<void> {
  productRoute = await fetchPage('product', translation);
}

/** Loads a page that may be opened soon, with its data. */
function visitAhead(scope: AppScope, path: string): Promise<void> {
  return fetchAhead(() => loadNextPage(fetchLoading, scope, pageUrl(path), () => {}));
}

/**
 * Back to the page of the document comes from memory: parts of it that stayed as the server wrote them had no data in the tab,
 * so that is fetched once the visitor has gone on.
 */
function keepForBack(scope: AppScope, { page, location: { pathname, search } }: Shown): () => void {
  let isKept = page.kind === 'failed' || page.head.personal === true || !hasRoom(navigator);
  return () => {
    if (!isKept) void visitAhead(scope, pathname + search);
    isKept = true;
  };
}

/** From here on pages are asked for before they are opened, and the one that most links lead to is known. */
async function foresee(scope: AppScope): Promise<void> {
  const { prefetchLinks } = await import('./prefetch-links.ts');
  // What is pressed shows it first.
  prefetchLinks(document, navigator, (path) => void painted().then(() => visitAhead(scope, path)));
  if (hasRoom(navigator)) await fetchProductPage(scope);
}

/** The page that the tab is on the way to; null where it stands. */
let destination: string | null = null;

const fetchAhead = reloadAfterFailedChunk(
  window,
  storage,
  () => Date.now(),
  () => destination,
  // A card marks its form as busy.
  () => document.querySelector(`form[${underWayMark}], form[aria-busy="true"]`) !== null,
);

async function onTheWay<Answer>(path: string, load: () => Promise<Answer>): Promise<Answer> {
  destination = path;
  try {
    return await load();
  } finally {
    if (destination === path) destination = null;
  }
}

/** The tab belongs to the next document from here on, so this one waits for nothing more. */
function openDocument(path: string, how: 'push' | 'replace'): Promise<never> {
  if (how === 'push') location.assign(path);
  else location.replace(path);
  return new Promise(() => {});
}

/** What is known of a product's page before it is there. It lies most likely under the list that its card was in. */
function productAt(path: string, name: string, from: ShownPage): DescribedPage {
  const about = { kind: 'product', alias: '', name, path, above: placesAbove(from) } as const;
  return { kind: 'found', name: 'product', params: { alias: '' }, head: { title: name, alternates: {}, about } };
}

const pageUrl = (path: string) => new URL(path, location.origin);

/** Lets the tab do what waits, such as to answer a touch or to paint. */
const pause = () => new Promise<void>((resume) => setTimeout(resume));

/** In slices: none is so long that a touch is late for it. */
async function start(container: HTMLElement): Promise<void> {
  void applySheets(document);
  // Only the first question costs: it has the browser gather what languages it knows.
  Intl.NumberFormat.supportedLocalesOf('sv');
  await pause();
  const state = readShopState(document);
  const tabs = openTabChannel(tabChannelName);
  const scope = await createTabScope(state, tabs);
  // Before anything asks the API.
  if (import.meta.env.DEV) (await import('./glass-box/open-glass-box.ts')).openGlassBox(scope);
  await pause();
  const page = await renderedPage(state, scope);
  hydrate(scope.queries, state.hasPacked ? await unpacked(state.queries) : state.queries);
  await pause();
  // Back led to another page meanwhile: this one would come alive under that one's address.
  if (isOver()) return;
  openShop(container, state, scope, page, (go) => {
    void connect(scope, tabs, go);
    void fetchAhead(() => fetchLoading().then(() => foresee(scope)));
  });
}

const unpacked = async (queries: ShopState['queries']) =>
  (await import('../queries/packed-products.ts')).unpackProducts(queries);

/** Whether the document gives way to the one that Back led to. */
const isOver = () => window.shopBoot?.isOver() === true;

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function fadeContentIn(): void {
  fadeIn(document.getElementById(contentId), wantsLessMotion());
}

function openShop(
  container: HTMLElement,
  { hasStaticParts }: ShopState,
  scope: AppScope,
  page: ShownPage,
  connect: (go: Navigator['go']) => void,
): void {
  const history = browserHistory(window, entryKeys(), isOver);
  const scroll = scrollMemory(storage);
  const placeNow = () => ({ top: window.scrollY, link: linkInFocus(document) });
  const leave = () => scroll.keep(history.location(), placeNow());
  // Where the browser put the window itself, its visitor may have moved on since.
  const isAtPlace = window.history.scrollRestoration === 'auto';
  addEventListener('pagehide', () => {
    if (isOver()) return;
    leave();
    // The next document comes before its script does, so its place is the browser's to find.
    window.history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = 'manual';
  });
  const fetchProduct = () => void (productRoute ?? fetchAhead(() => fetchProductPage(scope)));
  const cards = touchedCards(document, () => hasRoom(navigator) && fetchProduct());
  /** The picture on the screen that the next sketch begins with. */
  let picture: HTMLImageElement | null = null;
  const sketch = (path: string, from: ShownPage) => {
    const card = cards.at(path);
    // Its code comes beside all else that the page needs.
    if (card) fetchProduct();
    if (!card || !productRoute) return null;
    picture = card.picture;
    return sketchedPage(productAt(path, card.sketch.name, from), productRoute, card.sketch);
  };
  const started: Shown = { location: history.location(), page, by: 'start' };
  const keep = keepForBack(scope, started);
  /** The window stays where the browser put it, and the focus where a visitor did since. */
  const recall = (location: Shown['location']): Place | null => {
    const place = scroll.recall(location);
    if (!place || !isAtPlace || location !== started.location) return place;
    return { top: window.scrollY, link: document.activeElement === document.body ? place.link : null };
  };
  const shop = (
    <BrowserShop
      scope={scope}
      start={started}
      hasStaticParts={hasStaticParts === true}
      scroll={{ recall }}
      fadeIn={fadeContentIn}
      grow={(draw) => growPicture(document, picture, wantsLessMotion(), draw)}
      connect={(go) => {
        window.history.scrollRestoration = 'manual';
        // A link leads on within the tab from here on, and takes along what was chosen.
        window.shopBoot?.tellFields();
        connect(go);
      }}
      navigate={(show) =>
        createNavigator(
          {
            history,
            show(next) {
              show(next);
              // Whatever could not be had before is not what is on the screen.
              if (scope.stores.ui.notifications.current?.action) scope.stores.ui.notifications.dismiss();
              if (next.page.kind !== 'found' || !next.page.isSketch) keep();
            },
            miss({ isOffline }, again) {
              const { t, stores } = scope;
              const message = t(isOffline ? 'errors.offline.failed' : 'errors.missed');
              const action = { label: t('errors.retry'), run: again };
              stores.ui.notifications.show(message, { mode: 'error', action });
            },
            openDocument,
            sketch,
            painted,
            leave: (from) => scroll.keep(from, placeNow()),
            load: (path) =>
              renewal.isDue
                ? openDocument(path, 'push')
                : onTheWay(path, () => loadNextPage(fetchLoading, scope, pageUrl(path), console.error)),
            progress: scope.stores.ui.loading,
          },
          started,
        )
      }
    />
  );
  // In slices, between which a touch is heard.
  startTransition(() => void hydrateRoot(container, shop));
}

const container = document.getElementById('shop');
if (container) void start(container);
