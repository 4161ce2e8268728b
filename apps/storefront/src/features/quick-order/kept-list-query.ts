import { queryOptions } from '@tanstack/react-query';
import { scopeKey } from '../../queries/scope-key.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { readKeptRows } from './kept-rows.ts';

/** The rows that are left to put right, each with what becomes of it now. Nothing is asked where none are. */
export function keptListQuery(scope: Pick<AppScope, 'commerce' | 'extensions' | 'keptRows'>) {
  const kept = readKeptRows(scope);
  return queryOptions({
    queryKey: ['kept-list', scopeKey(scope.commerce), kept],
    enabled: kept.length > 0,
    queryFn: async () => (await import('./judge-kept-list.ts')).judgeKeptList(scope, kept),
  });
}
