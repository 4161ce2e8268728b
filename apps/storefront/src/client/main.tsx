import { hydrateRoot } from 'react-dom/client';
import { hydrate } from '@tanstack/react-query';
import { fetchPage } from '../routes/pages.ts';
import type { ShownPage } from '../routes/load-page.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { browserHistory } from './browser-history.ts';
import { BrowserShop } from './browser-shop.tsx';
import { connectTab } from './connect-tab.ts';
import { loadNextPage } from './load-next-page.ts';
import { createNavigator, type Shown } from './navigator.ts';
import { reloadAfterFailedChunk, type FetchAhead } from './reload-after-failed-chunk.ts';
import { scrollMemory } from './scroll-memory.ts';
import { readShopState, type ShopState } from './shop-state.ts';
import { openTabChannel } from './tab-channel.ts';
import { tabStorage } from './tab-storage.ts';
import { createTabScope } from './tab-scope.ts';

declare global {
  interface Window {
    /** Where the tag manager reads from. Nothing is sent anywhere until one is loaded. */
    dataLayer?: unknown[];
  }
}

const storage = tabStorage(() => sessionStorage);

/** Names for the entries of the tab's history, each once over reloads too. */
function entryKeys(): () => string {
  const start = Date.now().toString(36);
  let count = 0;
  return () => `${start}-${(count += 1)}`;
}

/** The page that the server rendered. Its module is fetched before anything hydrates, its data came along. */
async function renderedPage({ page }: ShopState): Promise<ShownPage> {
  if (page.kind === 'failed') return page;
  const { View } = await fetchPage(page.name);
  return { ...page, View: View as never }; // the component of this very page
}

/** What leads to the next page. The first one comes without it, so it is fetched when that one is alive. */
const fetchLoading = () => import('../routes/load-page.ts');

async function start(container: HTMLElement, fetchAhead: FetchAhead): Promise<void> {
  const state = readShopState(document);
  const tabs = openTabChannel('torg');
  const [scope, page] = await Promise.all([
    createTabScope(state, tabs, (window.dataLayer ??= [])),
    renderedPage(state),
  ]);
  hydrate(scope.queries, state.queries);
  openShop(container, scope, page, () => {
    connectTab(scope, tabs);
    void fetchAhead(fetchLoading);
  });
}

function openShop(container: HTMLElement, scope: AppScope, page: ShownPage, connect: () => void): void {
  const history = browserHistory(window, entryKeys());
  const scroll = scrollMemory(storage);
  const leave = () => scroll.keep(history.location(), window.scrollY);
  window.history.scrollRestoration = 'manual';
  addEventListener('pagehide', leave);
  const started: Shown = { location: history.location(), page, by: 'start' };
  hydrateRoot(
    container,
    <BrowserShop
      scope={scope}
      start={started}
      scroll={scroll}
      connect={connect}
      navigate={(show) =>
        createNavigator(
          {
            history,
            show,
            leave: (from) => scroll.keep(from, window.scrollY),
            load: (path) => loadNextPage(fetchLoading, scope, new URL(path, location.origin), console.error),
            progress: scope.stores.ui.loading,
          },
          started,
        )
      }
    />,
  );
}

const fetchAhead = reloadAfterFailedChunk(window, storage, () => Date.now());
const container = document.getElementById('shop');
if (container) void start(container, fetchAhead);
