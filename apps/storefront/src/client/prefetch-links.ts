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
    if (link && isElsewhere(link, page.location) && hasRoom(line)) prefetch(link.pathname + link.search);
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

/** Whether a link leads to another page of the shop, in this tab. */
function isElsewhere({ origin, pathname, search, target }: HTMLAnchorElement, here: Location): boolean {
  return origin === here.origin && target === '' && pathname + search !== here.pathname + here.search;
}
