import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { App } from '../app.tsx';
import { BrowserRouter } from '../navigation/browser-router.tsx';
import { RouterLink } from '../navigation/router-link.tsx';
import type { AppScope } from '../scope/app-scope.ts';
import { applyFonts } from './apply-sheets.ts';
import { arrivalOf, isUntouched } from './arrival.ts';
import { focusHeading } from './focus-heading.ts';
import type { Navigator, Shown } from './navigator.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import { settle } from './settle.ts';

export interface BrowserShopProps {
  scope: AppScope;
  start: Shown;
  /** Whether the static parts of the document stay as the server wrote them. */
  hasStaticParts: boolean;
  scroll: Pick<ScrollMemory, 'recall'>;
  /** Leads the eye to a page that is new on the screen. */
  fadeIn(): void;
  /** Lets a sketch come to the screen: `draw` draws it before it returns. */
  grow(draw: () => void): void;
  /** Joins the tab to the world, once the page is alive: what arrives before would not fit the server's markup. */
  connect(go: Navigator['go']): void;
  /** Makes the tab's navigator, which calls back with each page to show. */
  navigate(show: (shown: Shown) => void): Navigator;
}

/** The shop in a tab: the page that is shown, and what happens to scroll and focus when another one comes. */
export function BrowserShop(props: BrowserShopProps) {
  const { scope, start, hasStaticParts, connect } = props;
  const [written] = useState(() =>
    hasStaticParts ? { page: start.page, customer: scope.stores.session.user?.email } : null,
  );
  const { shown, go, step } = useNavigation(props);
  useArrivals(shown, props);
  useEffect(() => {
    connect(go);
  }, [connect, go]);
  useEffect(() => tryAgainOnline(shown, go), [shown, go]);
  return (
    <App
      scope={scope}
      page={shown.page}
      written={written}
      link={RouterLink}
      router={(shop) => (
        <BrowserRouter basePath={scope.site.basePath} location={shown.location} go={go} step={step}>
          {shop}
        </BrowserRouter>
      )}
    />
  );
}

/** What the tab shows now, and the ways on from there. */
function useNavigation({ start, navigate, grow }: BrowserShopProps): { shown: Shown } & Navigator {
  const [shown, setShown] = useState(start);
  const show = (next: Shown) => {
    if (isSketch(next)) grow(() => flushSync(() => setShown(next)));
    else startTransition(() => setShown(next));
  };
  const [{ go, step }] = useState(() => navigate(show));
  return { shown, go, step };
}

/** Settles each page that comes to the screen, and then notes that it was opened. */
function useArrivals(shown: Shown, { scope, start, scroll, fadeIn }: BrowserShopProps): void {
  const before = useRef(start);
  useLayoutEffect(() => {
    const arrival = arrivalOf(shown, before.current, scroll.recall(shown.location));
    // What only changes in place, such as a list that is filtered, stands still.
    const isNew = shown.by !== 'start' && shown.by !== 'fragment' && !isSketch(shown) && !isUntouched(arrival);
    if (isNew) applyFonts(document);
    settle(arrival, window);
    if (shown.by === 'fill') keepFocusOnPage(document);
    else if (isNew) fadeIn();
  }, [shown, scroll, fadeIn]);
  // In the layout: what a page records of what it shows comes after the page itself.
  useLayoutEffect(() => {
    if (isSketch(shown)) return;
    recordPage(scope, shown, before.current);
    before.current = shown;
  }, [scope, shown]);
}

function isSketch({ page }: Shown): boolean {
  return page.kind === 'found' && page.isSketch === true;
}

/** The heading of a sketch goes with it; who stood there goes on from that of the page. */
function keepFocusOnPage(page: Document): void {
  if (page.activeElement === page.body) focusHeading(page);
}

/** A page that was out of reach is asked for again as soon as there is a connection. */
function tryAgainOnline({ page, location }: Shown, go: Navigator['go']): (() => void) | undefined {
  if (page.kind !== 'failed' || page.status !== 503) return undefined;
  const again = () => go(location.pathname + location.search + location.hash, 'replace');
  addEventListener('online', again);
  return () => removeEventListener('online', again);
}

/** Notes that a page was opened. Its address is kept without the query, which may hold what is nobody's business. */
function recordPage({ stores }: AppScope, { by, page, location }: Shown, from: Shown): void {
  if (by === 'fragment' || by === 'stay') return;
  const path = location.pathname;
  if (by !== 'start') stores.events.record('route:change', { from: from.location.pathname, to: path });
  const route = page.kind === 'found' ? page.name : String(page.status);
  const isReturn = by === 'pop' || (by === 'start' && isOldDocument());
  stores.events.record('page:impression', { route, path, title: document.title, isReturn });
}

/** Whether the document is one that was open before: by Back or Forward, or loaded anew. */
function isOldDocument(): boolean {
  const type = performance.getEntriesByType('navigation')[0]?.type;
  return type === 'back_forward' || type === 'reload';
}
