import { observer } from 'mobx-react-lite';
import type { ListedProduct } from '@torg/commerce-sdk/domain';
import { ProductGrid, type ProductGridProps } from '@torg/ui';
import { ShopProductCard } from './product-card.tsx';
import { useCardViewer } from './use-card-viewer.ts';

export interface ProductCardsProps extends Pick<ProductGridProps, 'columns' | 'isFitted' | 'isRow' | 'isSwitchable'> {
  products: readonly ListedProduct[];
  label: string;
  /** Where the cards stand in the page's outline: 2 right below the page's heading, 3 in a section of its own. */
  headingLevel: 2 | 3;
  /** True for the grid that the page opens with: its list is that of the page. */
  areFirst?: boolean;
  /** What analytics know the list by, on whichever page it stands. */
  list?: string;
}

/** Products as a grid of cards. */
export const ProductCards = observer(function ProductCards(props: ProductCardsProps) {
  const { products, label, headingLevel, areFirst = false, list, columns = 4, ...grid } = props;
  const viewer = useCardViewer();
  return (
    <ProductGrid label={label} columns={columns} name={list} {...grid}>
      {products.map((product, index) => (
        <ShopProductCard
          key={product.productId}
          product={product}
          viewer={viewer}
          headingLevel={headingLevel}
          // Two are on every screen from the start. What more is on a wide one the head of a whole document asks for
          // (`early-pictures.ts`).
          priority={areFirst && index < 2 ? 'eager' : 'lazy'}
        />
      ))}
    </ProductGrid>
  );
});
