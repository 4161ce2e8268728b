import type { AppScope } from '../../scope/app-scope.ts';

/** A list of articles that is left to put right is nothing of whoever signs in here next. */
export function forgetOrderList({ keptRows }: Pick<AppScope, 'keptRows'>): void {
  if (keptRows.read()) keptRows.write('');
}
