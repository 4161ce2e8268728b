import { expect, it } from 'vitest';
import { readOrderRows, sumRows, writeOrderRows } from './order-rows.ts';

const row = (number: string, quantity: number | null, writtenQuantity = String(quantity)) => ({
  ...{ number, quantity, writtenQuantity },
});
/** What was read, but for where it stood. */
const withoutPlaces = (rows: ReturnType<typeof readOrderRows>) => rows.map(({ places: _, ...read }) => read);

it.each([
  { what: 'number and quantity', cells: [['MUK-4101', '3']], rows: [row('MUK-4101', 3)] },
  { what: 'a number alone as one', cells: [['MUK-4101']], rows: [row('MUK-4101', 1, '')] },
  { what: 'both in one cell', cells: [['MUK-4101 12']], rows: [row('MUK-4101', 12)] },
  { what: 'both in one cell, divided otherwise', cells: [['MUK-4101;12']], rows: [row('MUK-4101', 12)] },
  { what: 'a quantity with its unit', cells: [['MUK-4101', '2 st']], rows: [row('MUK-4101', 2, '2 st')] },
  { what: 'both in one cell, with a unit', cells: [['MUK-4101 2 st']], rows: [row('MUK-4101', 2)] },
  { what: 'both in one cell, with a longer unit', cells: [['MUK 4101, 2 Stycken']], rows: [row('MUK 4101', 2)] },
  { what: 'a unit alone as no quantity', cells: [['MUK-4101 st']], rows: [row('MUK-4101', null, 'st')] },
  { what: 'a quantity in pieces', cells: [['MUK-4101', '2 styck']], rows: [row('MUK-4101', 2, '2 styck')] },
  { what: 'a quantity before the number', cells: [['4 x MUK-4101']], rows: [row('MUK-4101', 4)] },
  {
    what: 'a quantity before the number, by its sign',
    cells: [['4× MUK-4101'], ['4×MUK-4102']],
    rows: [row('MUK-4101', 4), row('MUK-4102', 4)],
  },
  {
    what: 'a quantity before the number, with its unit',
    cells: [['4 stk. MUK-4101'], ['12st MUK 4102']],
    rows: [row('MUK-4101', 4), row('MUK 4102', 12)],
  },
  { what: 'a quantity in the cell before the number', cells: [['4 x', 'MUK-4101']], rows: [row('MUK-4101', 4, '4 x')] },
  {
    what: 'no quantity out of a number that begins with digits',
    cells: [['4101 2'], ['4 xyz']],
    rows: [row('4101', 2), row('4', null, 'xyz')],
  },
  {
    what: 'a quantity after an x',
    cells: [['MUK-4101 x 4'], ['MUK-4101 X4'], ['MUK-4101 × 4'], ['MUK-4101 4x']],
    rows: [row('MUK-4101', 4), row('MUK-4101', 4), row('MUK-4101', 4), row('MUK-4101', 4, '4x')],
  },
  {
    what: 'a quantity after an x in a cell of its own',
    cells: [
      ['MUK-4101', 'x 4'],
      ['MUK-4101', '4 ×'],
    ],
    rows: [row('MUK-4101', 4, 'x 4'), row('MUK-4101', 4, '4 ×')],
  },
  { what: 'thousands', cells: [['MUK-4101', '1 000']], rows: [row('MUK-4101', 1000, '1 000')] },
  {
    what: 'thousands as spreadsheets divide them',
    cells: [
      ['MUK-4101', '1\u00a0000 st'],
      ['MUK-4102', '2\u202f000'],
    ],
    rows: [row('MUK-4101', 1000, '1 000 st'), row('MUK-4102', 2000, '2 000')],
  },
  { what: 'thousands after a semicolon', cells: [['MUK-4101;1 000']], rows: [row('MUK-4101', 1000, '1 000')] },
  { what: 'thousands after a tab', cells: [['MUK-4101\t1 000']], rows: [row('MUK-4101', 1000, '1 000')] },
  { what: 'too many thousands as none', cells: [['MUK-4101', '10 000']], rows: [row('MUK-4101', null, '10 000')] },
  { what: 'other spaces as none', cells: [['MUK-4101', '1 00']], rows: [row('MUK-4101', null, '1 00')] },
  { what: 'a quantity in words as none', cells: [['MUK-4101', 'två']], rows: [row('MUK-4101', null, 'två')] },
  { what: 'halves as none', cells: [['MUK-4101', '1,5']], rows: [row('MUK-4101', null, '1,5')] },
  { what: 'none as none', cells: [['MUK-4101', '0']], rows: [row('MUK-4101', null, '0')] },
  {
    what: 'columns as their headings say, and no heading as goods',
    cells: [
      ['Benämning', 'Antal', 'Artikelnummer'],
      ['Mugg', '4', 'MUK-4101'],
    ],
    rows: [row('MUK-4101', 4)],
  },
  {
    what: 'columns below a title, and by the heading of numbers among those of names',
    cells: [['Artikellista kontoret'], [], ['Artikelbenämning', 'Artikelnr', 'Antal'], ['Mugg', 'MUK-4101', '4']],
    rows: [row('MUK-4101', 4)],
  },
  {
    what: 'no heading out of what stands among goods',
    cells: [
      ['MUK-4101', '2'],
      ['Artikel', '3'],
    ],
    rows: [row('MUK-4101', 2), row('Artikel', 3)],
  },
  { what: 'no row out of empty cells', cells: [['', ''], [' ']], rows: [] },
])('a list is read: $what', ({ cells, rows }) => {
  expect(withoutPlaces(readOrderRows(cells))).toEqual(rows);
});

it.each([
  ['of a list without headings', [['MUK-4101', '2'], [''], ['KUD-2001']], [[1], [3]]],
  ['below a title and headings', [['Lista'], [], ['Artikelnummer', 'Antal'], ['MUK-4101', '2']], [[4]]],
])('a row keeps its place among all rows %s', (_, cells, places) => {
  expect(readOrderRows(cells).map((read) => read.places)).toEqual(places);
});

it('a number that stands twice is one row with both quantities, however it is written', () => {
  const rows = readOrderRows([['MUK-4101', '2'], ['muk 4101', '3'], ['KUD-2001']]);
  expect(sumRows(rows)).toEqual([
    { ...row('MUK-4101', 5), places: [1, 2] },
    { ...row('KUD-2001', 1, ''), places: [3] },
  ]);
});

it('a quantity that is none is not lost among the others', () => {
  expect(
    sumRows(
      readOrderRows([
        ['MUK-4101', '2'],
        ['MUK-4101', 'fler'],
      ]),
    ),
  ).toHaveLength(2);
});

it('is read again as it was written', () => {
  const rows = readOrderRows([['MUK-4101', '2'], ['KUD-2001'], ['X', 'två']]);
  const cells = writeOrderRows(rows)
    .split('\n')
    .map((line) => line.split('\t'));
  expect(readOrderRows(cells)).toEqual(rows);
});

it.each([
  ['of a list without headings', [['MUK-4101', '2'], [''], ['KUD-2001']], [[1], [3]]],
  ['below a title and headings', [['Lista'], [], ['Artikelnummer', 'Antal'], ['MUK-4101', '2']], [[4]]],
])('a row keeps its place among all rows %s', (_, cells, places) => {
  expect(readOrderRows(cells).map((read) => read.places)).toEqual(places);
});
