import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { Heading, Icon, Stack, useLinkElement } from '@torg/ui';
import { categoriesQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { categoriesBelow } from '../../views/category-tree.ts';
import { shopPath } from '../../views/shop-address.ts';
import * as styles from './home-page.css.ts';

/** The root categories as large links. */
export function CategoryTiles() {
  const t = useTranslate();
  const { commerce } = useScope();
  const LinkElement = useLinkElement();
  const { data: categories = [] } = useQuery(categoriesQuery(commerce));
  return (
    <Stack space="l" as="section">
      <Heading level={2}>{t('home.categories.heading')}</Heading>
      <ul className={styles.tiles}>
        {categoriesBelow(categories, 0).map(({ categoryId, name, canonicalUrl }) => (
          <li key={categoryId}>
            <LinkElement href={shopPath(canonicalUrl)} className={styles.tile}>
              {name}
              <Icon name="arrow-right" />
            </LinkElement>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
