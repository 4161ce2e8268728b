import { judgeRows, type JudgedRow, type OrderRow } from '@torg/commerce-sdk/domain';
import type { AppScope } from '../../scope/app-scope.ts';

/** Says of each row what becomes of it, by one request. */
export async function judgeList(
  { extensions }: Pick<AppScope, 'extensions'>,
  rows: readonly OrderRow[],
): Promise<readonly JudgedRow[]> {
  const [client, { getArticles }] = await Promise.all([extensions(), import('./quick-order-calls.ts')]);
  const articles = client ? await getArticles(client, { numbers: rows.map(({ number }) => number) }) : [];
  return judgeRows(rows, articles);
}
