import { bootName } from '../config/boot-name.ts';

/** What is counted in the header. */
export type Counted = 'cart' | 'favourites';

/** Writes a count on its link, with what the link is called: by the texts that the document brings for it. */
export function paintCount(page: Document, of: Counted, count: number): void {
  const settings = page.querySelector<HTMLMetaElement>(`meta[name="${bootName}"]`)?.dataset;
  const label = settings?.[`${of}${count === 0 ? 'None' : count === 1 ? 'One' : 'Other'}`];
  for (const link of page.querySelectorAll<HTMLElement>(`[data-counts="${of}"]`)) {
    if (count > 0) link.dataset['count'] = String(count);
    else delete link.dataset['count'];
    if (label)
      link.setAttribute(
        'aria-label',
        label.replace('{count}', () => String(count)),
      );
  }
}
