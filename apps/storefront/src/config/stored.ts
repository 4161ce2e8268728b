/** What the shop may do in a browser is put to its visitor under one of these; what is necessary is not theirs to refuse. */
export type ConsentCategory = 'necessary' | 'preferences' | 'statistics' | 'marketing';

/** How a cookie is written. */
export interface Cookie {
  name: string;
  /** Seconds that it is kept at the longest. */
  life: number;
  /** Whether only the server reads it, and no script (HttpOnly). */
  isHidden?: true;
}

/** What something is stored for. */
type StoredPurpose =
  | 'cart'
  | 'checkout-market'
  | 'consent'
  | 'session'
  | 'session-refresh'
  | 'market'
  | 'customer-type'
  | 'postal-code'
  | 'return-path'
  | 'favourites'
  | 'favourite-lists'
  | 'packages'
  | 'checkout'
  | 'reference'
  | 'order-list'
  | 'past-searches'
  | 'list-view'
  | 'set-aside'
  | 'line-places'
  | 'waiting'
  | 'viewed'
  | 'compare'
  | 'tracked-purchases'
  | 'measuring'
  | 'advertising'
  | 'flows'
  | 'header'
  | 'scroll'
  | 'market-arrival'
  | 'chunk-reload'
  | 'tabs'
  | 'offline-files'
  | 'offline-pages'
  | 'offline-pictures';

interface Described {
  /** What it is for, in short: the page that lists the table has a text for each. */
  purpose: StoredPurpose;
  category: ConsentCategory;
  readBy: readonly ('server' | 'script')[];
}

interface StoredCookie extends Cookie, Described {
  kind: 'cookie';
  /** Seconds that it is kept at the longest where the visitor does not want to be remembered. */
  shortLife?: number;
}

interface StoredEntry extends Described {
  kind: 'localStorage' | 'sessionStorage' | 'BroadcastChannel' | 'CacheStorage';
  name: string;
  /** As long as the tab is open, or until the visitor clears it. */
  life: 'session' | 'unlimited';
}

/** Something that the shop keeps in a visitor's browser, or tells its other tabs. */
export type Stored = StoredCookie | StoredEntry;

const aYear = 31_536_000;

// What code reads and writes by. Each is exported alone, so that a browser gets those that its scripts use and nothing more.

/** Which cart is this visitor's. Script reads it, because the API asks for the id by name. */
export const cartRow = { name: 'torg-cart', life: aYear } satisfies Cookie;
/** Where the cart goes. Script reads it, because the API counts the cart by it. */
export const checkoutMarketRow = { name: 'torg-checkout-market', life: aYear } satisfies Cookie;
/** Whom the visitor buys for. Script reads it, because a page may have been kept for everyone. */
export const customerTypeRow = { name: 'torg-customer-type', life: aYear } satisfies Cookie;
/** Where the visitor wants to know how goods come to. Script reads it, because a page may have been kept for everyone. */
export const postalCodeRow = { name: 'torg-postal-code', life: aYear } satisfies Cookie;
/** Where whoever forgot their password goes on to with the new one, as long as the mail's link serves. Script writes it with the form. */
export const returnPathRow = { name: 'torg-return', life: 3_600 } satisfies Cookie;
/** The rows of a quick order that are left to put right, for a day. Script writes it with the form. */
export const orderListRow = { name: 'torg-order-list', life: 86_400 } satisfies Cookie;
/** What the visitor agreed to. */
export const consentRow = { name: 'torg-consent', life: aYear } satisfies Cookie;
/** Which market the visitor looks at, where all markets stand at one address. */
export const marketRow = { name: 'torg-market', life: aYear, isHidden: true } satisfies Cookie;
/** The access token: for an hour where it is borrowed, else as long as its service says, if that is less. */
export const accessRow = { name: 'torg-auth', life: 3_600, isHidden: true } satisfies Cookie;
/** Exchanges for the next access token: for a week where the visitor wants to be remembered, else for half an hour. */
export const refreshRow = { name: 'torg-auth-refresh', life: 604_800, isHidden: true } satisfies Cookie;

export const favouritesKey = 'torg-favourites';
/** The lists that favourites lie in, and what a customer's account held of both when it was last heard. */
export const favouriteListsKey = 'torg-favourite-lists';
export const packagesKey = 'torg-packages';
/** What is typed into the checkout, until it is ordered. */
export const checkoutKey = 'torg-checkout';
/** What an organization marks its orders with. */
export const referenceKey = 'torg-reference';
/** Which purchases are counted already. */
export const purchasesKey = 'torg-purchases';
/** How lists show their goods: `rows`, or nothing for the grid. */
export const listViewKey = 'torg-list-view';
/** What was searched for here, until the visitor clears it. */
export const pastSearchesKey = 'torg-searches';
/** What the header says before its script is there. */
export const headerKey = 'torg-header';
/** What was taken out of the cart, for a while, and what is kept for later. */
export const setAsideKey = 'torg-set-aside';
/** Where the lines of the cart stood before one was taken out, in this tab. */
export const linePlacesKey = 'torg-line-places';
/** What was put in the cart without a connection. */
export const waitingKey = 'torg-waiting';
/** The products that were looked at here. */
export const viewedKey = 'torg-viewed';
/** The products that are compared in this tab. */
export const compareKey = 'torg-compare';
export const scrollKey = 'torg-scroll';
export const marketArrivalKey = 'torg-market-arrival';
export const chunkReloadKey = 'torg-chunk-reload';
export const tabChannelName = 'torg';
/** The shop's own files, and the page that is shown without a connection. */
export const filesCache = 'torg-files';
/** Products that were looked at, and the cart. */
export const pagesCache = 'torg-pages';
export const picturesCache = 'torg-pictures';

const toBoth = ['server', 'script'] as const;
const toServer = ['server'] as const;
const toScript = ['script'] as const;

/**
 * Everything that the shop stores in a browser. Whoever adds something adds its row. A function, because a build leaves
 * that out where nobody calls it, and would keep a list of spread rows.
 */
export function stored(): readonly Stored[] {
  const untilCleared = { kind: 'localStorage', life: 'unlimited', readBy: toScript } as const;
  const inTab = { kind: 'sessionStorage', category: 'necessary', life: 'session', readBy: toScript } as const;
  return [
    { ...cartRow, kind: 'cookie', purpose: 'cart', category: 'necessary', readBy: toBoth },
    { ...checkoutMarketRow, kind: 'cookie', purpose: 'checkout-market', category: 'necessary', readBy: toBoth },
    { ...orderListRow, kind: 'cookie', purpose: 'order-list', category: 'necessary', readBy: toBoth },
    { ...consentRow, kind: 'cookie', purpose: 'consent', category: 'necessary', readBy: toBoth },
    { ...accessRow, kind: 'cookie', purpose: 'session', category: 'necessary', readBy: toServer },
    {
      ...{ ...refreshRow, shortLife: 1_800 },
      ...{ kind: 'cookie', purpose: 'session-refresh', category: 'necessary', readBy: toServer },
    },
    { ...marketRow, kind: 'cookie', purpose: 'market', category: 'preferences', readBy: toServer },
    { ...customerTypeRow, kind: 'cookie', purpose: 'customer-type', category: 'preferences', readBy: toBoth },
    { ...postalCodeRow, kind: 'cookie', purpose: 'postal-code', category: 'preferences', readBy: toBoth },
    { ...returnPathRow, kind: 'cookie', purpose: 'return-path', category: 'necessary', readBy: toBoth },
    { name: favouritesKey, purpose: 'favourites', category: 'preferences', ...untilCleared },
    { name: favouriteListsKey, purpose: 'favourite-lists', category: 'preferences', ...untilCleared },
    { name: packagesKey, purpose: 'packages', category: 'necessary', ...untilCleared },
    { name: setAsideKey, purpose: 'set-aside', category: 'necessary', ...untilCleared },
    { name: waitingKey, purpose: 'waiting', category: 'necessary', ...untilCleared },
    { name: checkoutKey, purpose: 'checkout', category: 'necessary', ...untilCleared },
    { name: referenceKey, purpose: 'reference', category: 'preferences', ...untilCleared },
    { name: pastSearchesKey, purpose: 'past-searches', category: 'preferences', ...untilCleared },
    { name: listViewKey, purpose: 'list-view', category: 'preferences', ...untilCleared },
    { name: viewedKey, purpose: 'viewed', category: 'marketing', ...untilCleared },
    { name: purchasesKey, purpose: 'tracked-purchases', category: 'statistics', ...untilCleared },
    { name: headerKey, purpose: 'header', category: 'necessary', ...untilCleared },
    { name: compareKey, purpose: 'compare', ...inTab, category: 'preferences' },
    { name: linePlacesKey, purpose: 'line-places', ...inTab },
    { name: scrollKey, purpose: 'scroll', ...inTab },
    { name: marketArrivalKey, purpose: 'market-arrival', ...inTab },
    { name: chunkReloadKey, purpose: 'chunk-reload', ...inTab },
    { name: tabChannelName, purpose: 'tabs', ...inTab, kind: 'BroadcastChannel' },
    { name: filesCache, purpose: 'offline-files', category: 'necessary', ...untilCleared, kind: 'CacheStorage' },
    { name: pagesCache, purpose: 'offline-pages', category: 'necessary', ...untilCleared, kind: 'CacheStorage' },
    { name: picturesCache, purpose: 'offline-pictures', category: 'necessary', ...untilCleared, kind: 'CacheStorage' },
  ];
}
