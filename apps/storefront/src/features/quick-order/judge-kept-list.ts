import { writeOrderRows, type JudgedRow } from '@torg/commerce-sdk/domain';
import type { AppScope } from '../../scope/app-scope.ts';
import { judgeList } from './judge-list.ts';
import { withPlaces, type PlacedRow } from './placed-rows.ts';
import { readTypedList } from './read-order-list.ts';

/** What is left of a list, as the page shows it. */
export interface KeptList {
  text: string;
  rows: readonly JudgedRow[];
}

/** Reads rows that were kept as if they were typed again, and says what becomes of each now. */
export async function judgeKeptList(
  scope: Pick<AppScope, 'extensions'>,
  kept: readonly PlacedRow[],
): Promise<KeptList> {
  const text = writeOrderRows(kept);
  return { text, rows: await judgeList(scope, withPlaces(readTypedList(text), kept)) };
}
