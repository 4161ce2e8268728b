import { observer } from 'mobx-react-lite';
import type { ListedProduct } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { IconButton } from '@torg/ui';
import { useScope } from '../scope/scope-context.tsx';
import { useHydrated } from '../scope/use-hydrated.ts';

/**
 * The heart of a product. Which hearts are full is known to the browser alone, so it fills after hydration; in a static part
 * by what it says of itself (`client/fill-hearts.ts`).
 */
export const FavouriteButton = observer(function FavouriteButton({
  product,
}: {
  product: Pick<ListedProduct, 'productId' | 'name'>;
}) {
  const { favourites } = useScope().stores;
  const t = useTranslate();
  const marked = useHydrated() && favourites.has(product.productId);
  const { name } = product;
  return (
    <IconButton
      icon="heart"
      variant="raised"
      label={marked ? t('goods.favourite.remove', { name }) : t('goods.favourite.add', { name })}
      // Hearts are filled before the page is alive.
      suppressHydrationWarning
      data-favourite={product.productId}
      data-name={name}
      data-marked={marked ? '' : undefined}
      onClick={() => favourites.toggle(product.productId)}
    />
  );
});
