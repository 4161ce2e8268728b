import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { App } from '../app.tsx';
import { contentId } from '../layouts/content-id.ts';
import { BrowserRouter } from '../routes/router-browser.tsx';
import { RouterLink } from '../routes/router-link.tsx';
import type { AppScope } from '../scope/app-scope.ts';
import type { Navigator, Shown } from './navigator.ts';
import type { ScrollMemory } from './scroll-memory.ts';

export interface BrowserShopProps {
  scope: AppScope;
  start: Shown;
  scroll: ScrollMemory;
  /** Joins the tab to the world, once the page is alive: what arrives before would not fit the server's markup. */
  connect(): void;
  /** Makes the tab's navigator, which calls back with each page to show. */
  navigate(show: (shown: Shown) => void): Navigator;
}

/** The shop in a tab: the page that is shown, and what happens to scroll and focus when another one comes. */
export function BrowserShop({ scope, start, scroll, connect, navigate }: BrowserShopProps) {
  const [shown, setShown] = useState(start);
  const navigator = useRef<Navigator>(null);
  navigator.current ??= navigate((next) => startTransition(() => setShown(next)));
  const { go, step } = navigator.current;
  useLayoutEffect(() => {
    settleScroll(shown, scroll);
  }, [shown, scroll]);
  useEffect(() => {
    connect();
  }, [connect]);
  useEffect(() => {
    recordPage(scope, shown);
  }, [scope, shown]);
  return (
    <App
      scope={scope}
      page={shown.page}
      link={RouterLink}
      router={(shop) => (
        <BrowserRouter basePath={scope.site.basePath} location={shown.location} go={go} step={step}>
          {shop}
        </BrowserRouter>
      )}
    />
  );
}

/** A new page starts at its top or at its hash, with the focus on its content; Back and reload go where one was. */
function settleScroll({ by, location }: Shown, scroll: ScrollMemory): void {
  // Within a page the browser itself goes to the fragment.
  if (by === 'fragment') return;
  const kept = by === 'push' || by === 'replace' ? null : scroll.recall(location);
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (kept !== null) window.scrollTo(0, kept);
  else if (by === 'start') return;
  else if (target) target.scrollIntoView();
  else {
    window.scrollTo(0, 0);
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }
}

/** Notes that a page was opened. Its address is kept without the query, which may hold what is nobody's business. */
function recordPage({ stores }: AppScope, { by, page, location }: Shown): void {
  if (by === 'fragment') return;
  const route = page.kind === 'found' ? page.name : String(page.status);
  stores.events.record('page:impression', { route, path: location.pathname, title: document.title });
}
