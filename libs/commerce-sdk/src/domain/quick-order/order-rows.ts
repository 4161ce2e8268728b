import { parseQuantity } from '../cart/parse-quantity.ts';

/** One row of a list of article numbers, as somebody wrote it. */
export interface OrderRow {
  number: string;
  /** A whole number from 1 on; null where what stands there is none. */
  quantity: number | null;
  /** What was written as the quantity; empty where nothing was. */
  writtenQuantity: string;
  /** Which rows of the list it stands for, from 1 on; empty where it came to be otherwise. */
  places: readonly number[];
}

/** So many rows are taken; those after them are left out and told of. */
export const mostOrderRows = 500;

/** A word that heads a column of article numbers or of quantities, as other systems write them. */
const numberHeading = /^(art|artikel|artikkel|vare|sku|ean|gtin|item|product|nummer|number)/i;
const quantityHeading = /^(antal|antall|quantity|qty|st|stk|mengde|mängd)/i;
/** What begins like a number's heading and heads names, as "Artikelbenämning" does. */
const nameHeading = /(namn|navn|name|benämning|betegnelse|beskrivning|beskrivelse|description|text|tekst)$/i;
/** A word or a sign for pieces after a number. */
const unit = '(?:st|stk|styck|stycken|pcs|x|×)\\.?';
/** Above its heading a sheet may have a title and a date, in so many rows at most. */
const mostTitleRows = 10;

/**
 * Reads rows of cells as a list of article numbers with quantities: number first, then quantity, or as a heading says. A
 * cell alone may hold both, divided by a space, a comma, a semicolon or a tab. A quantity that says so stands before the
 * number, too: "4 x 10045", "4 st 10045". A row without a quantity means one; empty rows, and a title above the heading,
 * are left out.
 *
 * @example
 * const rows = readOrderRows([['Art.nr', 'Antal'], ['10045', '4']]);
 */
export function readOrderRows(cells: readonly (readonly string[])[]): OrderRow[] {
  const rows = cells
    .map((row, index) => ({ place: index + 1, row: row.map(evenlySpaced) }))
    .filter(({ row }) => row.some((cell) => cell !== ''));
  const headRow = headingOf(rows.slice(0, mostTitleRows).map(({ row }) => row));
  const head = rows[headRow]?.row ?? [];
  const numberColumn = head.findIndex(headsNumbers);
  const isHeaded = headRow >= 0;
  const quantityColumn = isHeaded ? head.findIndex((cell) => quantityHeading.test(cell)) : -1;
  return rows.slice(headRow + 1).flatMap(({ place, row }) => {
    const written = isHeaded
      ? [row[numberColumn] ?? '', (quantityColumn < 0 ? undefined : row[quantityColumn]) ?? '']
      : parted(row);
    const [number = '', quantity = ''] = written;
    return number === '' && quantity === '' ? [] : [orderRow(number, quantity, place)];
  });
}

/** Which row heads the columns; -1 where none does. Below a title it names numbers and quantities: a title may begin like a heading. */
function headingOf(rows: readonly (readonly string[])[]): number {
  const headsBoth = (row: readonly string[]) =>
    row.some(headsNumbers) && row.some((cell) => quantityHeading.test(cell));
  const ofBoth = rows.findIndex(headsBoth);
  if (ofBoth >= 0) return ofBoth;
  return rows[0]?.some(headsNumbers) ? 0 : -1;
}

const headsNumbers = (cell: string) => numberHeading.test(cell) && !nameHeading.test(cell) && !/\d/.test(cell);

/**
 * The list as text again, a row a line, as it can be read once more.
 *
 * @example
 * const text = writeOrderRows(rows);
 */
export function writeOrderRows(rows: readonly Pick<OrderRow, 'number' | 'writtenQuantity'>[]): string {
  return rows.map(({ number, writtenQuantity }) => `${number}\t${writtenQuantity}`.trimEnd()).join('\n');
}

/**
 * Rows of the same number as one, with what they ask for together. One whose quantity is none stands alone.
 *
 * @example
 * const summed = sumRows(rows);
 */
export function sumRows(rows: readonly OrderRow[]): OrderRow[] {
  const summed = new Map<string, OrderRow>();
  for (const [index, row] of rows.entries()) {
    const key = row.quantity === null ? `row ${index}` : row.number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    const before = summed.get(key);
    const quantity = before && row.quantity !== null ? (before.quantity ?? 0) + row.quantity : row.quantity;
    summed.set(key, {
      number: before?.number ?? row.number,
      quantity,
      writtenQuantity: before ? String(quantity) : row.writtenQuantity,
      places: [...(before?.places ?? []), ...row.places],
    });
  }
  return [...summed.values()];
}

function orderRow(number: string, writtenQuantity: string, place: number): OrderRow {
  const quantity = writtenQuantity === '' ? 1 : readQuantity(writtenQuantity);
  return { number, writtenQuantity, quantity, places: [place] };
}

/** One space where there are several, or one that does not break. A tab divides cells. */
function evenlySpaced(cell: string): string {
  return cell.replaceAll(/[^\S\t]+/g, ' ').trim();
}

const endingUnit = new RegExp(`\\s*${unit}$`, 'i');

/** "3", "3 st", "3,0", "3x" and "x 3" are three, and "1 000" is a thousand. */
function readQuantity(written: string): number | null {
  const bare = written
    .replace(/^[x×]\s*/i, '')
    .replace(endingUnit, '')
    .replace(/[.,]0+$/, '');
  return parseQuantity(/^\d{1,3}( \d{3})+$/.test(bare) ? bare.replaceAll(' ', '') : bare);
}

const unitAfterQuantity = new RegExp(`([\\s,](?:[x×]\\s*)?\\d+)\\s+${unit}$`, 'i');

/** A quantity that says so by its unit, as in "4 x", and one that stands before a number. */
const saidQuantity = new RegExp(`^(\\d+)\\s*${unit}$`, 'i');
const quantityFirst = new RegExp(`^(\\d+)\\s*(?:${unit}\\s|×)\\s*(?=\\S)`, 'i');

/** What stands in the cells of a row without headings: the number, then the quantity. */
function parted(row: readonly string[]): string[] {
  const [first = '', ...others] = row;
  const second = others.find((cell) => cell !== '');
  if (second !== undefined) return saidQuantity.test(first) ? [second, first] : [first, second];
  // Among rows that are divided otherwise, what divides cells is within one.
  const cells = first.split(/[\t;]/).map((cell) => cell.trim());
  if (cells.length > 1) return parted(cells);
  const before = quantityFirst.exec(first);
  if (before) return [first.slice(before[0].length), before[1] ?? ''];
  const both = /^(.*[^\s;,])\s*[\s;,]\s*(?:[x×]\s*(?=\d))?(\S+)$/i.exec(first.replace(unitAfterQuantity, '$1'));
  return both ? [(both[1] ?? '').replace(/\s+[x×]$/i, ''), both[2] ?? ''] : [first];
}
