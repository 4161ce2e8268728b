import { observer } from 'mobx-react-lite';
import type { ListedProduct } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { IconButton, ProductCard, productGridSizes } from '@torg/ui';
import { useScope } from '../scope/scope-context.tsx';
import { useHydrated } from '../scope/use-hydrated.ts';
import { cardPictureView } from './picture-view.ts';
import { priceView } from './price-view.ts';
import { shopPath } from './shop-address.ts';
import { stockView } from './stock-view.ts';

export interface ShopProductCardProps {
  product: ListedProduct;
  headingLevel: 2 | 3;
  /** `eager` for cards that are on the screen from the start. */
  priority?: 'lazy' | 'eager' | 'high';
}

/** A product in a list, in the words of the market. */
export const ShopProductCard = observer(function ShopProductCard(props: ShopProductCardProps) {
  const { product, headingLevel, priority } = props;
  const { config, site, stores } = useScope();
  const t = useTranslate();
  const [image, second] = product.images;
  const { variants, price, lowestPrice, brand } = product;
  const stock = stockView(product.stock, t);
  const viewer = { locale: site.locale, vatView: stores.customer.vatView, t };
  return (
    <ProductCard
      href={shopPath(product.canonicalUrl)}
      name={product.name}
      brand={brand?.name}
      image={image && { ...cardPictureView(config.imageBase, image), sizes: productGridSizes }}
      secondImage={second && { ...cardPictureView(config.imageBase, second), sizes: productGridSizes }}
      priority={priority}
      headingLevel={headingLevel}
      colours={
        variants.length > 1
          ? {
              label: t('list.colours', { count: variants.length }),
              colours: variants.flatMap(({ attributes }) => attributes.hex ?? []),
            }
          : undefined
      }
      price={price ? priceView(price, lowestPrice, viewer) : null}
      stock={stock.state === 'in-stock' ? undefined : stock}
      actions={<FavouriteButton product={product} />}
    />
  );
});

/** The heart of a product. Which hearts are full is known to the browser alone, so it fills after hydration. */
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
      icon={marked ? 'heart-filled' : 'heart'}
      variant="raised"
      label={marked ? t('product.favourite.remove', { name }) : t('product.favourite.add', { name })}
      onClick={() => favourites.toggle(product.productId)}
    />
  );
});
