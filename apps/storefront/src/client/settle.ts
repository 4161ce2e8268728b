import { contentId } from '../layouts/content-id.ts';
import type { Arrival } from './arrival.ts';
import { focusHeading } from './focus-heading.ts';
import { focusPart } from './focus-part.ts';

/** Puts the window and the focus where the page begins. A fragment that names nothing of the page means its top. */
export function settle(arrival: Arrival, tab: Window): void {
  if (arrival.scroll === 'place') {
    tab.scrollTo(0, arrival.top);
    return focusLink(tab.document, arrival.link);
  }
  const part = arrival.scroll === 'fragment' ? tab.document.getElementById(arrival.id) : null;
  if (part) {
    // Focused things keep clear of the window's edge when they are scrolled to.
    focusPart(part);
    return part.scrollIntoView();
  }
  if (arrival.scroll !== 'stay') tab.scrollTo(0, 0);
  if (arrival.movesFocus) focusHeading(tab.document);
}

/** The address of the link that has the focus in what the page is about, as the page writes it; null where none has. */
export function linkInFocus(page: Document): string | null {
  const link = page.getElementById(contentId)?.querySelector('a:focus');
  return link?.getAttribute('href') ?? null;
}

/**
 * Gives the focus back to the link that had it when the page was left: whoever looked at goods goes on at those. The link of
 * a card that asks for the size has the address of its product too, and leaves no page.
 */
function focusLink(page: Document, address: string | null): void {
  if (address === null) return;
  const links = [
    ...(page.getElementById(contentId)?.querySelectorAll<HTMLAnchorElement>('a:not([data-quick-add])') ?? []),
  ];
  links.find((link) => link.getAttribute('href') === address)?.focus({ preventScroll: true });
}
