import { ProductGrid, Skeleton } from '@torg/ui';

/** As many grey cards as there will be products. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <ProductGrid>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="card" />
      ))}
    </ProductGrid>
  );
}
