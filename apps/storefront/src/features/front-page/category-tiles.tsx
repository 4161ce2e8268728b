import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { Heading, Icon, Picture, Stack, useLinkElement } from '@torg/ui';
import { rootCategoriesQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { tileView } from '../../display/picture-view.ts';
import * as styles from './home-page.css.ts';

/** How wide a tile is in two, three and four columns. */
const tileSizes = '(min-width: 1024px) 320px, (min-width: 768px) 33vw, 50vw';

/** The root categories as large links. */
export function CategoryTiles() {
  const t = useTranslate();
  const scope = useScope();
  const LinkElement = useLinkElement();
  const { data: categories = [] } = useQuery(rootCategoriesQuery(scope));
  if (categories.length === 0) return null;
  return (
    <Stack space="l" as="section">
      <Heading level={2}>{t('home.categories.heading')}</Heading>
      <ul className={styles.tiles}>
        {categories.map(({ categoryId, name, canonicalUrl, image }) => (
          <li key={categoryId}>
            <LinkElement href={canonicalUrl} className={styles.tile}>
              {image && <Picture {...tileView(scope.config.imageBase, image, tileSizes)} ratio="landscape" />}
              <span className={styles.tileName}>
                {name}
                <Icon name="arrow-right" />
              </span>
            </LinkElement>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
