import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Container, EmptyState, Heading, Stack, Text } from '@torg/ui';
import { mostPerList, productsQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { ChangeAnnouncement } from '../../elements/change-announcement.tsx';
import { CardSkeletons } from '../../elements/card-skeletons.tsx';
import { ProductCards } from '../../elements/product-cards.tsx';
import * as styles from './favourites-page.css.ts';

/** What the visitor has marked. It is known to the browser alone, so the server sends the page without it. */
export const FavouritesPage = observer(function FavouritesPage() {
  const t = useTranslate();
  return (
    <Container>
      <Stack space="l">
        <Heading level={1}>{t('favourites.heading')}</Heading>
        <noscript>
          <Text>{t('favourites.needsScript')}</Text>
        </noscript>
        <FavouriteCount />
        <div className={styles.place}>
          <FavouriteProducts />
        </div>
      </Stack>
    </Container>
  );
});

/** Says how many are left when one is taken away; the eye sees it. */
const FavouriteCount = observer(function FavouriteCount() {
  const t = useTranslate();
  const { state, count } = useScope().stores.favourites;
  const hydrated = useHydrated();
  if (!hydrated || state.status !== 'ready') return null;
  return <ChangeAnnouncement of={count}>{t('shell.favourites.count', { count })}</ChangeAnnouncement>;
});

const FavouriteProducts = observer(function FavouriteProducts() {
  const t = useTranslate();
  const { commerce, site, stores } = useScope();
  const { ids, state, marked } = stores.favourites;
  const hydrated = useHydrated();
  const productIds = ids.slice(0, mostPerList);
  const { data } = useQuery({
    ...productsQuery(commerce, { productIds }, 1, mostPerList),
    enabled: productIds.length > 0,
    placeholderData: (previous) => previous,
  });
  if (!hydrated || state.status === 'unread') return <CardSkeletons count={4} />;
  if (productIds.length === 0) {
    return (
      <EmptyState
        icon="heart"
        heading={t('favourites.empty.heading')}
        text={t('favourites.empty.text')}
        action={<ButtonLink href={href(site.locale, 'home', {})}>{t('favourites.empty.action')}</ButtonLink>}
      />
    );
  }
  if (!data) return <CardSkeletons count={productIds.length} />;
  const products = data.products.filter(({ productId }) => marked.has(productId));
  return <ProductCards products={products} label={t('favourites.heading')} headingLevel={2} areFirst />;
});
