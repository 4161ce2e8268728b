import { mailColours } from '../../../mail/document/mail-colours.ts';
import type { ReceiptBlock, ReceiptRow } from '../receipt-block.ts';
import type { Column, Paper, PaperCell, TextStyle } from './paper.ts';

const FIGURES = 70;
const GAP = 8;
const BETWEEN_ROWS = 4;

/** Draws a table whose first column says what and whose others are figures; its head stands on every sheet anew. */
export function drawTable(paper: Paper, { columns, rows }: ReceiptBlock & { kind: 'table' }): void {
  const places = placesOf(paper.column, columns.length);
  const table = paper.part('Table');
  const head = columns.map((text, index): PaperCell => ({
    tag: 'TH',
    scope: 'Column',
    text,
    ...styled(index, places, { size: 9, colour: mailColours.quiet }),
  }));
  paper.row(paper.part('TR', table), head);
  for (const row of rows) {
    paper.skip(BETWEEN_ROWS);
    if (paper.need(heightOf(paper, row, places[0]?.width ?? 0))) paper.repeat(head);
    paper.rule(row.isTotal ? mailColours.text : mailColours.line);
    paper.skip(BETWEEN_ROWS);
    paper.row(paper.part('TR', table), cellsOf(row, places));
  }
  paper.skip(2);
}

function cellsOf({ head, note, cells, isTotal }: ReceiptRow, places: readonly Column[]): readonly PaperCell[] {
  const style: TextStyle = { size: 10, weight: isTotal ? 'semibold' : 'regular' };
  return [
    { tag: 'TH', scope: 'Row', text: head, ...(note ? { note } : {}), ...styled(0, places, style) },
    ...cells.map((text, index): PaperCell => ({ tag: 'TD', text, ...styled(index + 1, places, style) })),
  ];
}

function heightOf(paper: Paper, { head, note }: ReceiptRow, width: number): number {
  const whole = paper.heightOf(head, width, { size: 10 });
  return whole + (note ? paper.heightOf(note, width, { size: 9 }) : 0) + 2 * BETWEEN_ROWS;
}

/** Figures stand to the right of their columns. */
function styled(index: number, places: readonly Column[], style: TextStyle) {
  const column = places[index] ?? { x: 0, width: 0 };
  return { column, style: { ...style, align: index === 0 ? 'left' : 'right' } as const };
}

function placesOf({ x, width }: Column, count: number): readonly Column[] {
  const first = width - (count - 1) * FIGURES;
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? { x, width: first - GAP } : { x: x + first + (index - 1) * FIGURES + GAP, width: FIGURES - GAP },
  );
}
