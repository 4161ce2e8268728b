import { useQuery } from '@tanstack/react-query';
import { Heading, Stack } from '@torg/ui';
import { productsQuery } from '../queries/catalogue-queries.ts';
import { useScope } from '../scope/scope-context.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { ProductCards } from './product-cards.tsx';

interface OwnProductCardsProps {
  /** What scripts know the list by. */
  list: string;
  heading: string;
  /** In the order in which they are shown. */
  productIds: readonly number[];
}

/** Products of this visitor's own. What is sold no more is left out. */
export function OwnProductCards({ list, heading, productIds }: OwnProductCardsProps) {
  const { commerce } = useScope();
  const { data, isError } = useQuery(productsQuery(commerce, { productIds }, 1, productIds.length));
  if (isError || data?.products.length === 0) return null;
  const products = productIds.flatMap((id) => data?.products.find(({ productId }) => productId === id) ?? []);
  return (
    <Stack space="l" as="section">
      <Heading level={2}>{heading}</Heading>
      {data ? (
        <ProductCards products={products} label={heading} headingLevel={3} isRow list={list} />
      ) : (
        <CardSkeletons count={productIds.length} isRow />
      )}
    </Stack>
  );
}
