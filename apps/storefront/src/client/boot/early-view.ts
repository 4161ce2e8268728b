import { listViewKey } from '../../config/stored.ts';

/**
 * Marks the document with how the visitor wants lists shown, before they are in sight, and remembers it where an address or
 * whoever marks the document later says otherwise.
 */
export function earlyView(root: HTMLElement, search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  const asked = /[?&]view=(rows|grid)\b/.exec(search)?.[1];
  if (asked) storage.setItem(listViewKey, asked);
  if ((asked ?? storage.getItem(listViewKey)) === 'rows') root.dataset['listView'] = 'rows';
  const remember = () => storage.setItem(listViewKey, root.dataset['listView'] ?? 'grid');
  new MutationObserver(remember).observe(root, { attributeFilter: ['data-list-view'] });
}
