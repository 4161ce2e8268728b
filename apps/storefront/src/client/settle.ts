import type { Arrival } from './arrival.ts';
import { focusHeading } from './focus-heading.ts';
import { focusPart } from './focus-part.ts';

/** Puts the window and the focus where the page begins. A fragment that names nothing of the page means its top. */
export function settle(arrival: Arrival, tab: Window): void {
  if (arrival.scroll === 'place') return tab.scrollTo(0, arrival.top);
  const part = arrival.scroll === 'fragment' ? tab.document.getElementById(arrival.id) : null;
  if (part) {
    // Focused things keep clear of the window's edge when they are scrolled to.
    focusPart(part);
    return part.scrollIntoView();
  }
  if (arrival.scroll !== 'stay') tab.scrollTo(0, 0);
  if (arrival.movesFocus) focusHeading(tab.document);
}
