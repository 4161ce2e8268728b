import { hasRoom, type Line } from './has-room.ts';

/** How long (ms) a mouse rests on a link that is meant; one that passes by is shorter there. */
const rest = 65;

/**
 * Asks for the page behind a link before it is opened: when it is pressed, or a mouse rests on it. By the time the click is
 * one, the page is on its way.
 */
export function prefetchLinks(page: Document, line: Line, prefetch: (path: string) => void): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const ask = (link: HTMLAnchorElement | null) => {
    if (link && isPageElsewhere(link, page.location) && hasRoom(line)) prefetch(link.pathname + link.search);
  };
  page.addEventListener('pointerdown', ({ target }) => ask(linkAt(target)));
  page.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(resting);
    const link = pointerType === 'mouse' ? linkAt(target) : null;
    if (link) resting = setTimeout(() => ask(link), rest);
  });
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** Whether a link leads to another page of the shop, in this tab. A file is the browser's to fetch. */
function isPageElsewhere(link: HTMLAnchorElement, here: Location): boolean {
  const { origin, pathname, search, target } = link;
  const isPage = origin === here.origin && target === '' && !link.hasAttribute('download');
  return isPage && pathname + search !== here.pathname + here.search;
}
