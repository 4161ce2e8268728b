import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Button, ButtonLink, Container, EmptyState, Heading, Stack, Text } from '@torg/ui';
import { ProductCards } from '../../elements/product-cards.tsx';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { mostPerList, productsQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { sharedQuery, type SharedList } from './shared-query.ts';
import { useFavouritesForm } from './use-favourites-form.ts';

/** What somebody shares: to be read, and copied into a list of one's own. It stays theirs. */
export function SharedFavouritesPage() {
  const t = useTranslate();
  const scope = useScope();
  const [query] = useSearchParams();
  const { data: shared } = useQuery(sharedQuery(scope, query));
  return (
    <Container>
      {shared ? (
        <Shared shared={shared} />
      ) : (
        <EmptyState
          icon="heart"
          headingLevel={1}
          heading={t('favourites.notShared.heading')}
          text={t('favourites.notShared.text')}
          action={<ButtonLink href={href(scope.site.locale, 'home', {})}>{t('favourites.empty.action')}</ButtonLink>}
        />
      )}
    </Container>
  );
}

const Shared = observer(function Shared({ shared }: { shared: SharedList }) {
  const t = useTranslate();
  const { commerce } = useScope();
  const productIds = shared.productIds.slice(0, mostPerList);
  const { data } = useQuery({
    ...productsQuery(commerce, { productIds }, 1, mostPerList),
    enabled: productIds.length > 0,
  });
  const name = shared.name ?? t('favourites.sharedList');
  return (
    <Stack space="l">
      <Stack space="s">
        <Heading level={1}>{name}</Heading>
        <Text tone="soft">{t('favourites.somebodyShares')}</Text>
        {productIds.length > 0 && <CopyForm name={name} productIds={productIds} />}
      </Stack>
      {productIds.length === 0 && <Text>{t('favourites.emptyList.heading')}</Text>}
      {data && <ProductCards products={data.products} label={name} headingLevel={2} areFirst />}
    </Stack>
  );
});

function CopyForm({ name, productIds }: { name: string; productIds: readonly number[] }) {
  const t = useTranslate();
  const form = useFavouritesForm({ what: 'copy', products: productIds }, t('favourites.copy.done'));
  return (
    <form {...form.props}>
      {form.marker}
      <input type="hidden" name="name" value={name} />
      {form.outcome?.answer?.kind === 'needs-account' && <Text>{t('favourites.needsAccount')}</Text>}
      <Button type="submit" isPending={form.isPending}>
        {t('favourites.copy.submit')}
      </Button>
    </form>
  );
}
