import { mailColours } from '../../../mail/document/mail-colours.ts';
import { fontName, textRuns, type FontWeight } from './receipt-fonts.ts';

/** How a text is set; sizes are points. */
export interface TextStyle {
  size: number;
  weight?: FontWeight;
  colour?: string;
  align?: 'left' | 'right';
}

/** Where a text goes: its left edge, and how wide it may be. */
export interface Column {
  x: number;
  width: number;
}

const MARGIN = 56;
const FOOT = 64;

/** Sheets that are written from top to bottom, each part tagged, so that they are read aloud in the order of writing. */
export interface Paper {
  /** The whole width between the margins. */
  readonly column: Column;
  /** Begins a new sheet where less than so many points are left, and says whether it did. */
  need(height: number): boolean;
  skip(height: number): void;
  /** How high a text will be. */
  heightOf(text: string, width: number, style: TextStyle): number;
  /** Writes texts side by side from the present height on, each as a part of its own, and goes on below the highest. */
  row(parent: PDFKit.PDFStructureElement, cells: readonly PaperCell[]): void;
  /** Writes what is not read aloud, such as a heading of columns that stands on the next sheet once more. */
  repeat(cells: readonly PaperCell[]): void;
  rule(colour: string): void;
  /** Adds a part to the whole or to another part. */
  part(tag: string, parent?: PDFKit.PDFStructureElement): PDFKit.PDFStructureElement;
  /** Writes the foot of every sheet and ends the document. */
  finish(foot: (page: number, pages: number) => string): void;
}

export interface PaperCell {
  tag: string;
  /** Whose head it is, where it is one. */
  scope?: 'Row' | 'Column';
  text: string;
  column: Column;
  style: TextStyle;
  /** Smaller, below the text, as part of the same cell. */
  note?: string;
}

const NOTE: TextStyle = { size: 8.5, colour: mailColours.quiet };

/** Makes paper of a document that has its fonts. */
export function createPaper(doc: PDFKit.PDFDocument): Paper {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const column = { x: MARGIN, width: doc.page.width - 2 * MARGIN };
  let y = MARGIN;

  function write(text: string, at: number, { x, width }: Column, style: TextStyle): number {
    const runs = textRuns(text);
    const { size, weight = 'regular', colour = mailColours.text, align = 'left' } = style;
    doc.fontSize(size).fillColor(colour);
    runs.forEach((run, index) => {
      const how = { width, align, continued: index < runs.length - 1 };
      doc.font(fontName(weight, run.isExtended));
      if (index === 0) doc.text(run.text, x, at, how);
      else doc.text(run.text, how);
    });
    return doc.y;
  }
  function writeCell({ text, note, column: place, style }: PaperCell, at: number): number {
    const bottom = write(text, at, place, style);
    return note ? write(note, bottom, place, NOTE) : bottom;
  }
  function artifact(draw: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  }
  const paper: Paper = {
    column,
    need(height) {
      if (y + height <= doc.page.height - FOOT) return false;
      doc.addPage();
      y = MARGIN;
      return true;
    },
    skip: (height) => void (y += height),
    heightOf(text, width, { size, weight = 'regular' }) {
      return doc.font(fontName(weight, false)).fontSize(size).heightOfString(text, { width });
    },
    row(parent, cells) {
      let bottom = y;
      const lower = (reached: number) => (bottom = Math.max(bottom, reached));
      // A note is a paragraph of its own, or it would be read as one word with what stands above it.
      const partsOf = (cell: PaperCell) => {
        if (cell.text === '') return [];
        const { note } = cell;
        if (!note) return () => lower(writeCell(cell, y));
        let below = y;
        return [
          doc.struct('P', {}, () => (below = write(cell.text, y, cell.column, cell.style))),
          doc.struct('P', {}, () => lower(write(note, below, cell.column, NOTE))),
        ];
      };
      for (const cell of cells) {
        const options = { scope: cell.scope } as object; // pdfkit takes a scope, which its types do not know
        parent.add(doc.struct(cell.tag, options, partsOf(cell)));
      }
      y = bottom;
    },
    repeat(cells) {
      artifact(() => (y = Math.max(...cells.map((cell) => writeCell(cell, y)))));
    },
    rule(colour) {
      const { x, width } = column;
      artifact(() =>
        doc
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(0.75)
          .strokeColor(colour)
          .stroke(),
      );
    },
    part(tag, parent = root) {
      const element = doc.struct(tag);
      parent.add(element);
      return element;
    },
    finish(foot) {
      root.end();
      const { start, count } = doc.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        doc.switchToPage(page);
        const style: TextStyle = { size: 8.5, colour: mailColours.quiet, align: 'right' };
        artifact(() => write(foot(page + 1, count), doc.page.height - FOOT + 20, column, style));
      }
      doc.end();
    },
  };
  return paper;
}
