import type { ReceiptBlock, ReceiptFact } from '../receipt-block.ts';
import type { ReceiptDocument } from '../receipt-document.ts';
import { mailColours } from '../../../mail/document/mail-colours.ts';
import { createPaper, type Paper } from './paper.ts';
import { drawTable } from './draw-table.ts';
import type { ReceiptFonts } from './receipt-fonts.ts';

/** In what a receipt is filed. */
export interface ReceiptFile {
  /** BCP 47, such as sv-SE. */
  languageId: string;
  author: string;
  /** When it was written, in milliseconds since 1970; the same receipt of the same moment has the same bytes. */
  writtenAt: number;
}

const FACT_LABEL = 160;
const BETWEEN_FACTS = 2;
/** How high a heading is, with what is below it. */
const HEADING = 26;

/** Lays a receipt out as a tagged PDF, which programs read aloud with its headings and tables in the right language. */
export async function renderReceipt(
  document: ReceiptDocument,
  file: ReceiptFile,
  fonts: ReceiptFonts,
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded where it is used: a shop of which nobody asks a receipt does without.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as 'PDF/A-1', // pdfkit knows this one too, its types do not
    tagged: true,
    displayTitle: true,
    lang: file.languageId,
    info: { Title: document.title, Author: file.author, CreationDate: new Date(file.writtenAt) },
    font: '',
  });
  const done = bytesOf(doc);
  for (const [name, bytes] of fonts) doc.registerFont(name, bytes);
  const paper = createPaper(doc);
  writeHeading(paper, document.heading, { tag: 'H1', size: 24 });
  writeBlock(paper, { kind: 'text', text: document.notice });
  paper.skip(10);
  document.blocks.forEach((block, index) => writeBlock(paper, block, document.blocks[index + 1]));
  paper.finish(document.page);
  return done;
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
}

function writeBlock(paper: Paper, block: ReceiptBlock, next?: ReceiptBlock): void {
  switch (block.kind) {
    case 'heading':
      paper.skip(14);
      // A heading never stands alone at the foot of a sheet, and facts stay together.
      paper.need(HEADING + (next?.kind === 'facts' ? heightOfFacts(paper, next.facts) : 46));
      return writeHeading(paper, block.text, { tag: 'H2', size: 13 });
    case 'text':
      paper.skip(2);
      paper.need(paper.heightOf(block.text, paper.column.width, { size: 9 }));
      paper.row(paper.part('Sect'), [
        { tag: 'P', text: block.text, column: paper.column, style: { size: 9, colour: mailColours.quiet } },
      ]);
      return paper.skip(4);
    case 'facts':
      return writeFacts(paper, block.facts);
    case 'table':
      return drawTable(paper, block);
  }
}

function writeHeading(paper: Paper, text: string, { tag, size }: { tag: string; size: number }): void {
  paper.row(paper.part('Sect'), [{ tag, text, column: paper.column, style: { size, weight: 'semibold' } }]);
  paper.skip(4);
}

function writeFacts(paper: Paper, facts: readonly ReceiptFact[]): void {
  const list = paper.part('L');
  const { x, width } = paper.column;
  const value = { x: x + FACT_LABEL, width: width - FACT_LABEL };
  for (const fact of facts) {
    paper.need(paper.heightOf(fact.value, value.width, { size: 10 }));
    paper.row(paper.part('LI', list), [
      {
        tag: 'Lbl',
        text: fact.label,
        column: { x, width: FACT_LABEL - 12 },
        style: { size: 10, colour: mailColours.quiet },
      },
      {
        tag: 'LBody',
        text: fact.value,
        column: value,
        style: { size: 10, weight: fact.isTotal ? 'semibold' : 'regular' },
      },
    ]);
    paper.skip(BETWEEN_FACTS);
  }
}

function heightOfFacts(paper: Paper, facts: readonly ReceiptFact[]): number {
  const width = paper.column.width - FACT_LABEL;
  return facts.reduce((sum, { value }) => sum + paper.heightOf(value, width, { size: 10 }) + BETWEEN_FACTS, 0);
}
