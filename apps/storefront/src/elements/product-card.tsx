import { memo } from 'react';
import type { ListedProduct } from '@torg/commerce-sdk/domain';
import { ProductCard, type ProductCardProps } from '@torg/ui';
import { cardView, type CardViewer } from '../display/card-view.ts';
import { CardQuickAdd } from './card-quick-add.tsx';
import { WidgetPlace } from './widget-rating.tsx';
import { FavouriteButton } from './favourite-button.tsx';

export interface ShopProductCardProps extends Pick<ProductCardProps, 'headingLevel' | 'priority'> {
  product: ListedProduct;
  viewer: CardViewer;
}

/** A product in a list. It is drawn again only when the product or the viewer is another one. */
export const ShopProductCard = memo(function ShopProductCard(props: ShopProductCardProps) {
  const { product, viewer, headingLevel, priority } = props;
  return (
    <ProductCard
      {...cardView(product, viewer)}
      score={viewer.hasReviewWidget && <WidgetPlace product={product} kind="lipscore-rating-small" />}
      headingLevel={headingLevel}
      priority={priority}
      actions={<FavouriteButton product={product} />}
      quickAdd={<CardQuickAdd product={product} t={viewer.t} />}
    />
  );
});
