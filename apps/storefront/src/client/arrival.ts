import { firstPageKey } from '../features/list/shown-pages.ts';
import type { ShownPage } from '../page/shown-page.tsx';
import type { Shown } from './navigator.ts';
import type { Place } from './scroll-memory.ts';

/** Where the window stands when a page comes to the screen, and whether the focus goes to what is new. */
export type Arrival =
  | { scroll: 'stay'; movesFocus: boolean }
  | { scroll: 'top'; movesFocus: true }
  /** `link` is the address of what had the focus there, to have it again. */
  | { scroll: 'place'; top: number; link: string | null; movesFocus: false }
  | { scroll: 'fragment'; id: string; movesFocus: true };

const untouched: Arrival = { scroll: 'stay', movesFocus: false };

/**
 * Decides where a page begins: where it was left on Back and after a reload, else at its fragment or its top. From one of
 * the pages of a customer to another the window stays; so it does where the choice within a list or the colour of a product
 * changes or the list grows, with the focus on what was chosen. `from` is what was shown before, and `kept` where the page was
 * left.
 */
export function arrivalOf(shown: Shown, from: Shown, kept: Place | null): Arrival {
  const { by, location, page } = shown;
  // Its sketch has arrived, or nothing has.
  if (by === 'fill' || by === 'stay') return untouched;
  const isRestored = by === 'start' || by === 'pop' || by === 'fragment';
  if (isRestored && kept !== null) {
    return { scroll: 'place', top: kept.top, link: by === 'fragment' ? null : kept.link, movesFocus: false };
  }
  // The browser itself goes to a fragment that is new, in a document or within a page.
  if (by === 'start' || by === 'fragment') return untouched;
  const id = fragmentOf(location.hash);
  if (id) return { scroll: 'fragment', id, movesFocus: true };
  if (isSameList(shown, from) || isSameFamily(shown, from)) return untouched;
  const isWithinAccount = arrivesAt(page) === 'in-account' && arrivesAt(from.page) === 'in-account';
  return isWithinAccount && !isOtherView(shown, from)
    ? { scroll: 'stay', movesFocus: true }
    : { scroll: 'top', movesFocus: true };
}

/** Another view of the same page, such as a form of it, or what was there before once that is sent. */
function isOtherView({ location }: Shown, from: Shown): boolean {
  return location.pathname === from.location.pathname && location.search !== from.location.search;
}

/** Whether the page stays where it is, with the focus where it was. */
export function isUntouched({ scroll, movesFocus }: Arrival): boolean {
  return scroll === 'stay' && !movesFocus;
}

/** The id that a hash names; null where it names none, or is damaged. */
function fragmentOf(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

/**
 * The same list, sorted or filtered in another way, which begins at its first page, whichever was shown before; or with more
 * of its pages, where that takes the place of what was shown.
 */
function isSameList(shown: Shown, from: Shown): boolean {
  const isInList = arrivesAt(shown.page) === 'in-list' && shown.location.pathname === from.location.pathname;
  const isGrown = shown.by === 'replace' && new URLSearchParams(shown.location.search).has(firstPageKey);
  return isInList && (isGrown || choiceOf(shown) !== choiceOf(from));
}

/** All that an address says of a list but the page. */
function choiceOf({ location }: Shown): string {
  const query = new URLSearchParams(location.search);
  query.delete('page');
  query.delete(firstPageKey);
  return String(query);
}

/** The same product in another colour. */
function isSameFamily({ page }: Shown, from: Shown): boolean {
  const family = familyOf(page);
  return family !== undefined && family === familyOf(from.page);
}

function familyOf(page: ShownPage): string | undefined {
  return page.kind === 'found' ? page.head.family : undefined;
}

function arrivesAt(page: ShownPage) {
  return page.kind === 'found' ? page.arrives : null;
}
