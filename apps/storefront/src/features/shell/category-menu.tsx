import { useLinkElement } from '@torg/ui';
import { useLocation } from '../../routes/router-navigation.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { rootCategoriesQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { shopPath } from '../../views/shop-address.ts';
import * as styles from './category-menu.css.ts';

/** The root categories in a row; on a phone the row is swiped. */
export function CategoryMenu() {
  const t = useTranslate();
  const scope = useScope();
  const { pathname } = useLocation();
  const LinkElement = useLinkElement();
  const { data: categories = [] } = useQuery(rootCategoriesQuery(scope));
  return (
    <nav className={styles.menu} aria-label={t('shell.mainNavigation')}>
      <ul className={styles.list}>
        {categories.map(({ categoryId, name, canonicalUrl }) => (
          <li key={categoryId}>
            <LinkElement
              href={shopPath(canonicalUrl)}
              className={styles.link}
              aria-current={shopPath(canonicalUrl) === pathname ? 'page' : undefined}
            >
              {name}
            </LinkElement>
          </li>
        ))}
      </ul>
    </nav>
  );
}
