import type { ListedCategory } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { useLinkElement } from '@torg/ui';
import * as styles from './category-chips.css.ts';

/** The categories one step below, as links in a row. */
export function CategoryChips({ categories }: { categories: readonly ListedCategory[] }) {
  const t = useTranslate();
  const LinkElement = useLinkElement();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('list.subcategories')}>
      <ul className={styles.row}>
        {categories.map(({ categoryId, name, canonicalUrl }) => (
          <li key={categoryId}>
            <LinkElement href={canonicalUrl} className={styles.chip}>
              {name}
            </LinkElement>
          </li>
        ))}
      </ul>
    </nav>
  );
}
