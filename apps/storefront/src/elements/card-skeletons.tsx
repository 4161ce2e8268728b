import { ProductCardSkeleton, ProductGrid } from '@torg/ui';

/** As many grey cards as there will be products. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <ProductGrid>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </ProductGrid>
  );
}
