import type { PagePlace } from './page-about.ts';
import type { ShownPage } from './shown-page.tsx';

/** Under which pages one lies most likely that a card of this page leads to: a list and what that lies under, or the same as a product does. */
export function placesAbove(page: ShownPage): PagePlace['above'] {
  const about = page.kind === 'found' ? page.head.about : undefined;
  if (!about?.above) return [];
  return about.kind === 'product' ? about.above : [...about.above, { label: about.name, href: about.path }];
}
