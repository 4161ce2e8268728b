import type { Category } from '@torg/commerce-sdk/domain';
import { categoryQuery } from '../../queries/catalogue-queries.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/** The category behind an alias; null where the channel shows none of that name. */
export async function findCategory(
  scope: Pick<AppScope, 'queries' | 'commerce' | 'shared'>,
  alias: string,
): Promise<Category | null> {
  const category = await scope.queries.ensureQueryData(categoryQuery(scope, alias));
  return category?.isHidden ? null : category;
}
