import type { TextStorage } from '@torg/stores';
import { comparedWith } from '../scope/compared-products.ts';
import { isAside } from './is-aside.ts';

/** What compare links of cards need of the tab. */
export interface ComparePorts {
  /** What this tab compares. */
  compared: Pick<TextStorage, 'read'>;
  /** Goes to a page of the site by its path. */
  go(path: string, how: 'push'): void;
}

/**
 * Lets the compare links of cards (`[data-compare]`) lead to the comparison with what the tab compares already. By themselves
 * they compare their product alone, as everybody gets the same document.
 */
export function followCompare(page: Document, { compared, go }: ComparePorts): void {
  const complete = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-compare]') : null;
    if (!(link instanceof HTMLAnchorElement)) return null;
    link.search = `?products=${comparedWith(compared, Number(link.dataset['compare'])).join()}`;
    return link;
  };
  // Before whoever fetches ahead, opens another tab or follows the link.
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'auxclick'])
    page.addEventListener(type, complete, { capture: true, passive: true });
  page.addEventListener(
    'click',
    (event) => {
      const link = complete(event);
      if (!link || isAside(event)) return;
      event.preventDefault();
      go(link.pathname + link.search, 'push');
    },
    { capture: true },
  );
}
