import { LoadingPlace } from '../../feedback/skeleton/loading-place.tsx';
import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx';
import { ProductGrid, type ProductGridProps } from './product-grid.tsx';

export interface ProductGridSkeletonProps extends Pick<ProductGridProps, 'columns'> {
  /** Said once while the products are on their way. */
  label: string;
  /** How many products will come, as far as one knows. */
  count?: number;
}

/** Holds the place of a list of products on its way, with the same measures. */
export function ProductGridSkeleton({ label, count = 12, ...grid }: ProductGridSkeletonProps) {
  return (
    <LoadingPlace label={label}>
      <ProductGrid {...grid}>
        {Array.from({ length: count }, (_, place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </ProductGrid>
    </LoadingPlace>
  );
}
