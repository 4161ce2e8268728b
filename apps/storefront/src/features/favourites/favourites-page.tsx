import { observer } from 'mobx-react-lite';
import type { FavouriteList, Favourites } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Container, EmptyState, Heading, Link, Notice, Stack, Text } from '@torg/ui';
import { CardSkeletons } from '../../elements/card-skeletons.tsx';
import { ChangeAnnouncement } from '../../elements/change-announcement.tsx';
import { LaterCustomerLinks } from '../../elements/customer-parts.ts';
import { MostSold } from '../../elements/most-sold.tsx';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { FavouriteCards } from './favourite-cards.tsx';
import { FavouriteLists } from './favourite-lists.tsx';
import { ListTools } from './list-tools.tsx';
import { useFavourites } from './use-favourites.ts';
import * as styles from './favourites-page.css.ts';

/** What the shopper has marked, whole or one list of it. A customer's comes from the server, a visitor's from their browser. */
export const FavouritesPage = observer(function FavouritesPage() {
  const t = useTranslate();
  const favourites = useFavourites();
  const { user } = useScope().stores.session;
  const [query] = useSearchParams();
  const list = favourites?.lists.find(({ id }) => id === query.get('list')) ?? null;
  return (
    <Container>
      <Stack space="l">
        {user && <LaterCustomerLinks />}
        <Heading level={1}>{list?.name ?? t('favourites.heading')}</Heading>
        {!favourites && (
          <noscript>
            <Text>{t('favourites.needsScript')}</Text>
          </noscript>
        )}
        {favourites && favourites.lists.length > 0 && favourites.productIds.length > 0 && (
          <FavouriteLists favourites={favourites} chosen={list} />
        )}
        <div className={styles.place}>
          {favourites ? <Shown {...{ favourites, list }} /> : <CardSkeletons count={4} />}
        </div>
      </Stack>
    </Container>
  );
});

const Shown = observer(function Shown({ favourites, list }: { favourites: Favourites; list: FavouriteList | null }) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const productIds = list?.productIds ?? favourites.productIds;
  const count = productIds.length;
  return (
    <Stack space="l">
      <ChangeAnnouncement of={count}>{t('shell.favourites.count', { count })}</ChangeAnnouncement>
      <ListTools favourites={favourites} productIds={productIds} list={list} />
      {count > 0 ? (
        <FavouriteCards {...{ favourites, list, productIds }} />
      ) : (
        <EmptyState
          icon="heart"
          heading={list ? t('favourites.emptyList.heading') : t('favourites.empty.heading')}
          text={list ? t('favourites.emptyList.text') : t('favourites.empty.text')}
          action={<ButtonLink href={href(site.locale, 'home', {})}>{t('favourites.empty.action')}</ButtonLink>}
        />
      )}
      {count === 0 && <MostSold />}
      {!stores.session.user && (
        <Notice>
          {t('favourites.keep')} <Link href={href(site.locale, 'account', {})}>{t('shell.signIn.submit')}</Link>
        </Notice>
      )}
    </Stack>
  );
});
