import type { OrderRow } from '@torg/commerce-sdk/domain';

/** How a button says that a row is to have another number; an empty one takes the row away. */
export function correctionOf({ number, writtenQuantity }: OrderRow, becomes: string): string {
  return [number, writtenQuantity, becomes].join('\t');
}

/** Rows as a button of the page wants one of them to be; as they are where there is nothing to correct. */
export function corrected(rows: readonly OrderRow[], correction: string): readonly OrderRow[] {
  if (correction === '') return rows;
  const [number, writtenQuantity = '', becomes = ''] = correction.split('\t');
  return rows.flatMap((row) => {
    if (row.number !== number || row.writtenQuantity !== writtenQuantity) return [row];
    return becomes === '' ? [] : [{ ...row, number: becomes }];
  });
}
