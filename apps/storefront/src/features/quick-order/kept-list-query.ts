import { queryOptions } from '@tanstack/react-query';
import { writeOrderRows, type JudgedRow } from '@torg/commerce-sdk/domain';
import { scopeKey } from '../../queries/scope-key.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { readKeptRows } from './kept-rows.ts';

/** What is left of a list, as the page shows it. */
export interface KeptList {
  text: string;
  rows: readonly JudgedRow[];
}

/** The rows that are left to put right, each with what becomes of it now. Nothing is asked where none are. */
export function keptListQuery(scope: Pick<AppScope, 'commerce' | 'extensions' | 'keptRows'>) {
  const kept = readKeptRows(scope);
  return queryOptions({
    queryKey: ['kept-list', scopeKey(scope.commerce), kept],
    enabled: kept.length > 0,
    async queryFn(): Promise<KeptList> {
      const [{ judgeList }, { readTypedList }, { withPlaces }] = await Promise.all([
        import('./judge-list.ts'),
        import('./read-order-list.ts'),
        import('./placed-rows.ts'),
      ]);
      const text = writeOrderRows(kept);
      return { text, rows: await judgeList(scope, withPlaces(readTypedList(text), kept)) };
    },
  });
}
