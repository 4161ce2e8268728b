import type { AppScope } from '../../scope/app-scope.ts';
import { readPlacedRows, type PlacedRow } from './placed-rows.ts';

type KeptScope = Pick<AppScope, 'keptRows'>;

/** What a cookie has room for (signs, as they are encoded). */
const mostKept = 3_500;

/** The rows of a list that are still to be put right, of which others lie in the cart already; the last visit's at most. */
export function readKeptRows({ keptRows }: KeptScope): PlacedRow[] {
  return readPlacedRows(keptRows.read() ?? '');
}

/** Keeps rows, each written as a line, as far as there is room. None forgets those from before. */
export function keepRows({ keptRows }: KeptScope, written: string): void {
  let kept = '';
  for (const line of written.split('\n')) {
    const longer = kept === '' ? line : `${kept}\n${line}`;
    if (encodeURIComponent(longer).length > mostKept) break;
    kept = longer;
  }
  if (kept !== (keptRows.read() ?? '')) keptRows.write(kept);
}
