import { reaction } from 'mobx';
import { siteHref } from '@torg/market-routing';
import type { ShopEvent } from '@torg/stores';
import type { AppScope } from '../scope/app-scope.ts';
import { hasRoom } from './has-room.ts';
import { renewal } from './renewal.ts';
import type { WorkerMessage } from './worker/messages.ts';

export interface WorkerPorts {
  container: ServiceWorkerContainer;
  /** Calls back when the document is left. */
  onLeaving(hear: () => void): void;
  /** Built files that this document loaded. */
  loadedFiles(): readonly string[];
  hasRoom(): boolean;
  every(ms: number, task: () => void): void;
}

/** A tab that stays open looks this often (ms) whether the shop was renewed. */
const looksEvery = 3_600_000;
/** What was put in the cart is kept this long (ms) after the last change. */
const rest = 2_000;

/** What a browser has for it; null where it supports no service worker. */
export function workerPorts(tab: Window): WorkerPorts | null {
  if (!('serviceWorker' in tab.navigator)) return null;
  return {
    container: tab.navigator.serviceWorker,
    loadedFiles: () =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (/\/assets\/[^?]+$/.test(name) ? [name] : [])),
    onLeaving: (hear) => tab.addEventListener('pagehide', hear),
    hasRoom: () => hasRoom(tab.navigator),
    every: (ms, task) => void setInterval(task, ms),
  };
}

/**
 * Registers the service worker at the root, tells it what is to be readable without a connection (the products that were
 * looked at and a cart that holds something, and never a checkout), and tells the visitor once, and not in the checkout, when
 * the shop was renewed. The next page is a new document then, and lets the worker of the new shop take over.
 */
export async function keepOffline({ stores, site, preview, t }: AppScope, ports: WorkerPorts): Promise<void> {
  const { container } = ports;
  const registration = await container.register('/sw.js', { scope: '/' });
  const { active } = await container.ready;
  const tell = (message: WorkerMessage) => (container.controller ?? active)?.postMessage(message);
  tell({ type: 'files', addresses: ports.loadedFiles() });

  let isTold = false;
  const tellRenewal = () => {
    if (!renewal.isDue || isTold || isCheckout(lastPage(stores.events.events))) return;
    isTold = true;
    stores.ui.notifications.show(t('shell.renewed'), { mode: 'info' });
  };
  const renewed = () => {
    // The first worker of a browser renews nothing.
    if (!container.controller || !registration.waiting) return;
    renewal.isDue = true;
    tellRenewal();
  };
  // This document came after the worker that waits, so it is of the new shop already.
  registration.waiting?.postMessage({ type: 'activate' } satisfies WorkerMessage);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', renewed);
  });
  ports.every(looksEvery, () => void registration.update().catch(() => {}));

  const keep = (path: string, isNew: boolean) => {
    // Drafts are for their editor's eyes, and data that is saved is saved here too.
    if (preview === null && ports.hasRoom()) tell({ type: 'keep', path, isNew });
  };
  const cartPath = siteHref(site, 'cart', {});
  const holdsGoods = () => stores.cart.itemCount > 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepNow = () => {
    clearTimeout(timer);
    timer = undefined;
    keep(cartPath, true);
  };
  const keepCart = () => {
    clearTimeout(timer);
    timer = setTimeout(keepNow, rest);
  };
  ports.onLeaving(() => timer !== undefined && keepNow());
  const follow = (event: ShopEvent) => {
    switch (event.type) {
      case 'page:impression':
        tellRenewal();
        if (!isOfProduct(event)) return;
        keep(event.data.path, false);
        // Those of many products make room for each other, and not at the cart's cost.
        if (holdsGoods()) keep(cartPath, false);
        return;
      case 'cart:add':
      case 'cart:remove':
        return keepCart();
      case 'user:login':
      case 'user:register':
      case 'user:logout':
        tell({ type: 'forget' });
        return keepCart();
      case 'checkout:purchase':
        return tell({ type: 'forget' });
      default:
        return;
    }
  };
  stores.events.events.forEach(follow);
  stores.events.subscribe(follow);
  // Of what was put in by a form without script, or on an earlier day, no event tells.
  reaction(holdsGoods, (holds) => holds && keep(cartPath, false), { fireImmediately: true });
  await stores.cart.ensureLoaded();
}

type PageEvent = Extract<ShopEvent, { type: 'page:impression' }>;

function lastPage(events: readonly ShopEvent[]): PageEvent | undefined {
  return events.findLast((event) => event.type === 'page:impression');
}

function isCheckout(page: PageEvent | undefined): boolean {
  return page?.data.route.startsWith('checkout') === true;
}

function isOfProduct({ data: { route } }: PageEvent): boolean {
  return route === 'product' || route === 'package' || route === 'productByAlias';
}
