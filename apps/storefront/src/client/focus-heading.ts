import { contentId } from '../layouts/content-id.ts';
import { focusPart } from './focus-part.ts';

/** Puts the focus on the heading of the page; on its content where it has none. */
export function focusHeading(page: Document): void {
  const content = page.getElementById(contentId);
  const part = content?.querySelector('h1') ?? content;
  if (part) focusPart(part);
}
