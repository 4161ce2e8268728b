import { useSyncExternalStore, type MouseEvent } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { useLinkElement } from '@torg/ui';
import * as styles from './list-filters.css.ts';
import { useShownList } from './list-context.tsx';
import { viewAddress, viewIn, type ListView } from './list-view.ts';

const views: readonly ListView[] = ['grid', 'rows'];

/**
 * Shows a list as a grid or in rows: two links, which the address remembers without script. With script the document is
 * marked at once, and the browser remembers it for every list.
 */
export function ViewSwitch() {
  const t = useTranslate();
  const LinkElement = useLinkElement();
  const { at } = useShownList();
  const asked = viewIn(at.query);
  const marked = useSyncExternalStore(hearMark, markedView, () => 'grid' as const);
  const view = asked ?? marked;
  const choose = (next: ListView) => (event: MouseEvent) => {
    markView(next);
    // Where the address says nothing, there is nowhere to go.
    if (asked === null) event.preventDefault();
  };
  return (
    <div className={styles.views} role="group" aria-label={t('list.view.label')}>
      {views.map((one) => (
        <LinkElement
          key={one}
          href={viewAddress(at, one)}
          className={styles.view}
          rel="nofollow"
          aria-current={one === view}
          onClick={choose(one)}
        >
          {t(`list.view.${one}`)}
        </LinkElement>
      ))}
    </div>
  );
}

/** How the document shows lists, as the browser remembers it: `client/boot/early-view.ts`. */
function markedView(): ListView {
  return document.documentElement.dataset['listView'] === 'rows' ? 'rows' : 'grid';
}

function hearMark(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-list-view'] });
  return () => observer.disconnect();
}

/** The boot script hears it, and remembers it. */
function markView(view: ListView): void {
  document.documentElement.dataset['listView'] = view;
}
