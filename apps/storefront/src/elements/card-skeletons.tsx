import { ProductCardSkeleton, ProductGrid } from '@torg/ui';

/** As many grey cards as there will be products. */
export function CardSkeletons({ count, isRow }: { count: number; isRow?: boolean }) {
  return (
    <ProductGrid isRow={isRow}>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </ProductGrid>
  );
}
