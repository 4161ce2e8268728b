import type { OrderRow } from '@torg/commerce-sdk/domain';

/** Rows with their places, a row a line: so a list's form carries them along, and a browser keeps them. */
export function writePlacedRows(rows: readonly OrderRow[]): string {
  return rows
    .map(({ places, number, writtenQuantity }) => [places.join(' '), number, writtenQuantity].join('\t'))
    .join('\n');
}

/** A row as `writePlacedRows` wrote it. */
export type PlacedRow = Pick<OrderRow, 'places' | 'number' | 'writtenQuantity'>;

/** The same rows again. What is no place is left out. */
export function readPlacedRows(text: string): PlacedRow[] {
  return text.split('\n').flatMap((line) => {
    const [places = '', number = '', writtenQuantity = ''] = line.split('\t');
    if (number === '' && writtenQuantity === '') return [];
    return [{ places: (places.match(/\d+/g) ?? []).map(Number), number, writtenQuantity }];
  });
}

/**
 * Rows of a list that was sent again, with the places that they had when it was sent first: a row is known by its number,
 * also where its quantity is another by now. One that is new has none. A list without any row of those is another list.
 */
export function withPlaces(rows: readonly OrderRow[], before: readonly PlacedRow[]): readonly OrderRow[] {
  const unused = [...before];
  const take = (isIt: (row: PlacedRow) => boolean) => {
    const index = unused.findIndex(isIt);
    return index < 0 ? null : (unused.splice(index, 1)[0]?.places ?? null);
  };
  const same = rows.map(({ number, writtenQuantity }) =>
    take((row) => row.number === number && row.writtenQuantity === writtenQuantity),
  );
  const known = rows.map(({ number }, index) => same[index] ?? take((row) => row.number === number));
  if (known.every((places) => places === null)) return rows;
  return rows.map((row, index) => ({ ...row, places: known[index] ?? [] }));
}
