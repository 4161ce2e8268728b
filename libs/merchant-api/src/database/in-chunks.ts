/** PostgreSQL takes at most 65,535 values in one statement. */
const ROWS_AT_ONCE = 500;

/** Cuts rows into pieces that one insert can carry. */
export function inChunks<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );
}
