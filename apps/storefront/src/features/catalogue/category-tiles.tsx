import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { Heading, Icon, Stack, useLinkElement } from '@torg/ui';
import { rootCategoriesQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { shopPath } from '../../views/shop-address.ts';
import * as styles from './home-page.css.ts';

/** The root categories as large links. */
export function CategoryTiles() {
  const t = useTranslate();
  const scope = useScope();
  const LinkElement = useLinkElement();
  const { data: categories = [] } = useQuery(rootCategoriesQuery(scope));
  return (
    <Stack space="l" as="section">
      <Heading level={2}>{t('home.categories.heading')}</Heading>
      <ul className={styles.tiles}>
        {categories.map(({ categoryId, name, canonicalUrl }) => (
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
