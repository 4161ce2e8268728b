import { autorun } from 'mobx';
import type { EventLog, SessionUser, ShopEvent } from '@torg/stores';
import type {} from '../page/boot-handle.ts';
import { favouriteListsKey, favouritesKey, headerKey, packagesKey } from '../config/stored.ts';
import { painted } from '../elements/painted.ts';
import { productQuery } from '../queries/catalogue-queries.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { readCustomerType } from '../scope/customer-type-cookie.ts';
import { fillHearts } from './fill-hearts.ts';
import { followEvents } from './follow-events.ts';
import { followCompare } from './follow-compare.ts';
import { followConnection } from './follow-connection.ts';
import { followQuickAdd } from './follow-quick-add.ts';
import { followStaticParts } from './follow-static-parts.ts';
import { followWindow } from './follow-window.ts';
import { writeHeaderNote } from './header-note.ts';
import { keepFocus } from './keep-focus.ts';
import { localText } from './local-text.ts';
import { noteViewed } from '../scope/viewed-products.ts';
import { announceArrival } from './market-arrival.ts';
import { mayMeasure } from './may-measure.ts';
import type { Navigator } from './navigator.ts';
import type { Vital } from '../page/vital.ts';
import { pageAt } from './page-at.ts';
import { paintCount } from './paint-count.ts';
import type { FetchAhead } from './reload-after-failed-chunk.ts';
import type { TabChannel, TabMessage } from './tab-channel.ts';
import { withTexts } from './with-texts.ts';

/** An access token serves for a quarter of an hour; a tab that stays open asks for the next one then (ms). */
const sessionCheck = 900_000;

/** Joins the tab to the world once the page is alive: its cart and favourites, the other tabs, the connection. */
export function connectTab(scope: AppScope, tabs: TabChannel, fetchAhead: FetchAhead, go: Navigator['go']): void {
  const { stores } = scope;
  const lookWhoAsks = followCustomer(scope);
  const loadSession = () =>
    void stores.session.load().then(() => {
      lookWhoAsks();
      if (stores.session.user) tellFavourites(scope);
      if (stores.session.endedBy === 'elsewhere')
        stores.ui.notifications.show(scope.t('shell.session.elsewhere'), { mode: 'info' });
    });
  stores.customer.receive(readCustomerType(document.cookie));
  tabs.listen((message) => {
    hearOtherTab(scope, message);
    lookWhoAsks();
  });
  announceArrival(scope.site.marketId, tabs);
  loadSession();
  setInterval(() => {
    if (stores.session.user) loadSession();
  }, sessionCheck);
  void scope.loadCart();
  // A customer's page brought theirs along, and this browser's may not have heard of them yet.
  if (stores.favourites.state.status === 'unread') stores.favourites.load();
  hearEarlyMarks(scope);
  keepFavourites(scope);
  rememberViewed(scope);
  stores.consent.load();
  connectStaticParts(scope, go);
  addEventListener('storage', ({ key }) => readStored(scope, key));
  followConnection(scope, window);
  followWaiting(scope);
  connectCards(scope);
  followCompare(document, { compared: scope.compared, go });
  // A dialog that closes gives the focus back in the next frame.
  keepFocus(document, (goOn) => requestAnimationFrame(() => requestAnimationFrame(goOn)));
  followEvents(scope, document, (when, run) =>
    when === 'now' ? void fetchAhead(run) : whenIdle(() => void fetchAhead(run)),
  );
  whenIdle(() => void fetchAhead(() => keepPages(scope)));
  followWindow(stores.ui, window, () => parseFloat(getComputedStyle(document.documentElement).fontSize));
  followVitals(stores.events, fetchAhead);
  noteHeader(scope);
}

/** What was put in the cart without a connection is sent when there is one: now, or later. */
function followWaiting(scope: AppScope): void {
  const send = () => {
    if (!scope.keptWaiting.read() || !navigator.onLine) return;
    void import('./send-waiting.ts').then(({ sendWaiting }) => sendWaiting(scope));
  };
  addEventListener('online', send);
  send();
}

/** Hearts that were touched before there was a store are in storage already; who follows events hears of them now. */
function hearEarlyMarks({ stores: { events } }: AppScope): void {
  for (const { productId, isMarked } of window.shopBoot?.marked ?? [])
    events.record(isMarked ? 'favorite:add' : 'favorite:remove', { productId });
}

/** What is marked goes to the account of whoever is signed in, and nothing of it stays when they sign out. */
export function keepFavourites(scope: Pick<AppScope, 'stores' | 'favourites'>): void {
  const { events, session } = scope.stores;
  events.subscribe(({ type }) => {
    if (type === 'user:logout')
      return void scope.favourites().then(
        ({ forget }) => forget?.(),
        () => {},
      );
    const isNews = type === 'user:login' || type === 'user:register' || type.startsWith('favorite:');
    if (isNews && session.user) tellFavourites(scope);
  });
}

/** What was looked at is found again on other pages. */
export function rememberViewed({ stores, viewed }: Pick<AppScope, 'stores' | 'viewed'>): void {
  const note = (event: ShopEvent) => {
    if (event.type === 'product-detail:impression') noteViewed(viewed, event.data.product.productId);
  };
  // The page may have been on the screen before there was somebody to hear of it.
  stores.events.events.forEach(note);
  stores.events.subscribe(note);
}

/** What the account could not be told stays here until the next time. */
function tellFavourites({ favourites }: Pick<AppScope, 'favourites'>): void {
  favourites()
    .then(({ refresh }) => refresh())
    .catch(() => {});
}

/** What the server wrote for good does what it stands for: its links lead on, its hearts mark. */
function connectStaticParts({ site, stores: { favourites } }: AppScope, go: Navigator['go']): void {
  followStaticParts(document, { go, basePath: site.basePath, toggleFavourite: favourites.toggle });
  fillHearts(document, favourites);
}

/** What cards put in the cart goes there in place. */
function connectCards(scope: AppScope): void {
  const { stores, queries, commerce, translation } = scope;
  followQuickAdd(document, {
    ui: stores.ui,
    prepare: (alias) =>
      Promise.all([
        withTexts(['quick-add', 'goods'], translation, () => import('../features/quick-add/size-dialog.tsx')),
        queries.ensureQueryData(productQuery(commerce, alias)),
      ]),
    open: (address) => location.assign(address),
    async add(sent) {
      const code = await withTexts(['goods'], translation, () => import('../features/quick-add/add-from-card.ts'));
      await code.addFromCard(scope, sent);
    },
  });
}

/** Tells who measures which page was shown when, and the log what is measured. In a document without the boot script nobody measures yet. */
function followVitals(events: EventLog, fetchAhead: FetchAhead): void {
  const at = (moment: number) => pageAt(events.events, moment);
  const tell = ({ page, metric, value }: Vital, id: string) => events.record('page:vital', { page, metric, value, id });
  const boot = window.shopBoot;
  if (boot) Object.assign(boot, { pageAt: at, hearVital: tell });
  for (const [vital, id] of boot?.vitals.splice(0) ?? []) tell(vital, id);
  if (boot?.isMeasured || !mayMeasure(navigator)) return;
  if (boot) boot.isMeasured = true;
  // Fetched when the tab has nothing else to do: whoever measures shall not be what is waited for.
  whenIdle(
    () => void fetchAhead(async () => (await import('./measure-vitals.ts')).measureVitals(at(-Infinity), at, tell)),
  );
}

/** Keeps for the next document what the header says, and mends what the boot script wrote of an older state. */
function noteHeader({ stores: { cart, session } }: AppScope): void {
  const note = localText(headerKey);
  autorun(() => {
    if (cart.state.status !== 'ready') return;
    paintCount(document, 'cart', cart.itemCount);
    if (session.state.status === 'unknown') return;
    const text = writeHeaderNote({ units: cart.itemCount, isCustomer: session.user !== null });
    // Storage is slow enough to be felt by who added something.
    void painted().then(() => note.write(text));
  });
}

/** Where the browser supports it. A worker that cannot be had is missed by nobody. */
async function keepPages(scope: AppScope): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { keepOffline, workerPorts } = await import('./keep-offline.ts');
  const ports = workerPorts(window);
  if (ports) await keepOffline(scope, ports);
}

/** Safari has no idle moments to tell of, so there a second has to do. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 1_000);
}

/**
 * Reads again what was read for somebody else. To be asked whenever somebody else may be signed in; who signs in or out in
 * this tab is heard of by itself.
 */
export function followCustomer({ stores, queries }: Pick<AppScope, 'stores' | 'queries'>): () => void {
  const customer = () => stores.session.user?.email;
  let known = customer();
  const look = () => {
    if (customer() === known) return;
    known = customer();
    queries.removeQueries({ type: 'inactive' });
    void queries.invalidateQueries();
  };
  stores.events.subscribe(({ type }) => {
    if (type === 'user:login' || type === 'user:register' || type === 'user:logout') look();
  });
  return look;
}

/** Another tab wrote an entry of local storage; no key is all of them. */
export function readStored({ stores }: Pick<AppScope, 'stores'>, key: string | null): void {
  if (key === null || key === favouritesKey || key === favouriteListsKey) stores.favourites.load();
  // The cart itself came by the channel, before it was noted what its packages are of.
  if (key === null || key === packagesKey) stores.cart.readPicked().catch(() => {});
}

function hearOtherTab(scope: AppScope, message: TabMessage): void {
  const { stores } = scope;
  switch (message.type) {
    case 'cart':
      return void stores.cart.receive(message.data);
    case 'auth':
      return hearSession(scope, message.data);
    case 'customer-type':
      return stores.customer.receive(message.data);
    case 'consent':
      return stores.consent.load();
    case 'checkout-market':
      return stores.market.receiveCheckoutMarket(message.data);
    case 'market':
      return followMarket(scope, message.data);
    default:
      message satisfies never;
  }
}

/** Whoever signed out in another tab is told so in this one, where it may lead them away from what they saw. */
export function hearSession({ stores, t }: Pick<AppScope, 'stores' | 't'>, user: SessionUser | null): void {
  const wasSignedIn = stores.session.user !== null;
  stores.session.receive(user);
  if (wasSignedIn && !user) stores.ui.notifications.show(t('shell.signedOut'), { mode: 'info' });
}

/** Where all markets stand at one address, a tab that shows another one than was chosen just now is loaded anew. */
function followMarket({ site, config }: AppScope, market: string): void {
  if (config.marketsHere.length > 0 && market !== site.marketId) location.reload();
}
