import type { ListedProduct } from '@torg/commerce-sdk/domain';
import { ProductGrid } from '@torg/ui';
import { ShopProductCard } from './product-card.tsx';

/** Cards that are on the screen from the start: the first row of the widest layout. */
const firstRow = 4;

export interface ProductCardsProps {
  products: readonly ListedProduct[];
  label: string;
  /** Where the cards stand in the page's outline: 2 right below the page's heading, 3 in a section of its own. */
  headingLevel: 2 | 3;
  /** True for the grid that the page opens with. */
  areFirst?: boolean;
}

/** Products as a grid of cards. */
export function ProductCards({ products, label, headingLevel, areFirst = false }: ProductCardsProps) {
  return (
    <ProductGrid label={label}>
      {products.map((product, index) => (
        <ShopProductCard
          key={product.productId}
          product={product}
          headingLevel={headingLevel}
          priority={areFirst && index < firstRow ? 'eager' : 'lazy'}
        />
      ))}
    </ProductGrid>
  );
}
