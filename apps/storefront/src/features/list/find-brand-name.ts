import { productsQuery } from '../../queries/catalogue-queries.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/** The name of a brand, read off its products; null where the shop sells nothing of it. */
export async function findBrandName({ queries, commerce }: AppScope, alias: string): Promise<string | null> {
  const { products } = await queries.ensureQueryData(productsQuery(commerce, { brandAlias: alias }));
  return products[0]?.brand?.name ?? null;
}
