import { readListQuery } from '@torg/commerce-sdk/domain';
import { productsQuery } from '../../queries/catalogue-queries.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { listRequest, type ListSource } from './list-source.ts';

/** The name of a brand, read off its products; null where the shop sells nothing of it. */
export async function findBrandName({ queries, commerce }: AppScope, brand: ListSource): Promise<string | null> {
  const everything = listRequest(brand, readListQuery(new URLSearchParams()));
  const { products } = await queries.ensureQueryData(productsQuery(commerce, everything));
  return products[0]?.brand?.name ?? null;
}
