import type { Category } from '@torg/commerce-sdk/domain';
import { categoriesQuery } from '../../queries/catalogue-queries.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/** The category behind an alias; null where the channel has none of that name. */
export async function findCategory({ queries, commerce }: AppScope, alias: string): Promise<Category | null> {
  const categories = await queries.ensureQueryData(categoriesQuery(commerce));
  return categories.find((category) => category.alias === alias) ?? null;
}
