import type { Category } from '@torg/commerce-sdk/domain';
import { categoryQuery } from '../../queries/catalogue-queries.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/** The category behind an alias; null where the channel shows none of that name. */
export async function findCategory(
  { queries, commerce }: Pick<AppScope, 'queries' | 'commerce'>,
  alias: string,
): Promise<Category | null> {
  const category = await queries.ensureQueryData(categoryQuery(commerce, alias));
  return category?.isHidden ? null : category;
}
