import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import type { FavouriteList, Favourites } from '@torg/commerce-sdk/extensions';
import type { ListedProduct } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Button, NativeSelect, ProductGrid, Stack, Text } from '@torg/ui';
import { CardSkeletons } from '../../elements/card-skeletons.tsx';
import { ShopProductCard } from '../../elements/product-card.tsx';
import { useCardViewer } from '../../elements/use-card-viewer.ts';
import { mostPerList, productsQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { BuyAll } from './buy-all.tsx';
import { useFavouritesForm } from './use-favourites-form.ts';
import * as styles from './favourites-page.css.ts';

/** Cards that are on the screen from the start. */
const firstRow = 4;

interface FavouriteCardsProps {
  favourites: Favourites;
  /** The list that is shown; null shows all. */
  list: FavouriteList | null;
  /** What is in it, newest first. */
  productIds: readonly number[];
}

/** What is marked, the latest first, with the lists that each can go into. */
export const FavouriteCards = observer(function FavouriteCards({ favourites, list, productIds }: FavouriteCardsProps) {
  const t = useTranslate();
  const { commerce } = useScope();
  const viewer = useCardViewer();
  const newest = productIds.slice(0, mostPerList);
  const { data } = useQuery({
    ...productsQuery(commerce, { productIds: newest }, 1, mostPerList),
    placeholderData: (previous) => previous,
  });
  if (!data) return <CardSkeletons count={newest.length} />;
  const products = inOrder(data.products, newest);
  const gone = data.products.length < newest.length ? newest.length - products.length : 0;
  return (
    <Stack space="m">
      {products.length > 1 && <BuyAll products={products} />}
      <ProductGrid label={list?.name ?? t('favourites.heading')}>
        {products.map((product, index) => (
          <Stack key={product.productId} space="s">
            <ShopProductCard
              product={product}
              viewer={viewer}
              headingLevel={2}
              priority={index < firstRow ? 'eager' : 'lazy'}
            />
            <div>
              {list ? (
                <TakeForm list={list} product={product} />
              ) : (
                <PutForm lists={favourites.lists} product={product} />
              )}
              <noscript>
                <UnmarkForm product={product} />
              </noscript>
            </div>
          </Stack>
        ))}
      </ProductGrid>
      {gone > 0 && <Text tone="muted">{t('favourites.notSold', { count: gone })}</Text>}
    </Stack>
  );
});

/** The API gives products in the order of its lists. */
function inOrder(products: readonly ListedProduct[], productIds: readonly number[]): readonly ListedProduct[] {
  const byId = new Map(products.map((product) => [product.productId, product]));
  return productIds.flatMap((id) => byId.get(id) ?? []);
}

function PutForm({ lists, product }: { lists: readonly FavouriteList[]; product: ListedProduct }) {
  const t = useTranslate();
  const { productId, name } = product;
  const form = useFavouritesForm({ what: 'put', products: [productId] }, t('favourites.put.done'));
  const open = lists.filter(({ productIds }) => !productIds.includes(productId));
  const held = lists.filter(({ productIds }) => productIds.includes(productId));
  return (
    <Stack space="xs">
      {held.length > 0 && (
        <Text size="s" tone="muted">
          {t('favourites.liesIn', { lists: held.map((list) => list.name).join(', ') })}
        </Text>
      )}
      {open.length > 0 && (
        <form {...form.props} className={styles.put}>
          {form.marker}
          <NativeSelect
            name="list"
            label={t('favourites.put.which', { name })}
            isLabelHidden
            options={open.map((list) => ({ value: list.id, label: list.name }))}
          />
          <Button type="submit" variant="secondary" isPending={form.isPending}>
            {t('favourites.put')}
          </Button>
        </form>
      )}
    </Stack>
  );
}

function TakeForm({ list, product }: { list: FavouriteList; product: ListedProduct }) {
  const t = useTranslate();
  const { productId, name } = product;
  const form = useFavouritesForm({ what: 'take', list: list.id, products: [productId] });
  return (
    <form {...form.props}>
      {form.marker}
      <Button
        type="submit"
        variant="quiet"
        isPending={form.isPending}
        aria-label={t('favourites.take.which', { name })}
      >
        {t('favourites.take')}
      </Button>
    </form>
  );
}

/** Hearts need script. */
function UnmarkForm({ product: { productId, name } }: { product: ListedProduct }) {
  const t = useTranslate();
  const form = useFavouritesForm({ what: 'unmark', products: [productId] });
  return (
    <form {...form.props}>
      {form.marker}
      <Button type="submit" variant="quiet">
        {t('goods.favourite.remove', { name })}
      </Button>
    </form>
  );
}
