import { contentId } from '../layouts/content-id.ts';

/** Puts the focus on the heading of the page, which screen readers then read out; on its content where it has none. */
export function focusHeading(page: Document): void {
  const content = page.getElementById(contentId);
  const heading = content?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? content)?.focus({ preventScroll: true });
}
