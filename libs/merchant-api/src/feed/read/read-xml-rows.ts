import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { BareAmpersandFinder, type LookedThrough } from './bare-ampersand.ts';
import { FeedError } from './feed-error.ts';
import { LONGEST_FIELD, type FeedRow } from './feed-row.ts';
import { createRowBuilder, type RowBuilder } from './row-builder.ts';

const DEEPEST = 24;

/** The elements that hold rows, by the root element of their form. */
const rowElements: Readonly<Record<string, string>> = { rss: 'item', feed: 'entry', 'rdf:RDF': 'item' };

/** Reads the items of an RSS 2.0 feed or the entries of an Atom feed. Document types and entities of one's own are refused. */
export async function* readXmlRows(text: AsyncIterable<string>): AsyncGenerator<FeedRow> {
  const reader = new XmlReader();
  for await (const chunk of text) {
    reader.write(chunk);
    yield* reader.takeRows();
  }
  reader.end();
  yield* reader.takeRows();
}

/** Gathers rows while the parser reports what it meets. */
class XmlReader {
  private readonly parser = new SaxesParser({ xmlns: false, position: true });
  private readonly ampersands = new BareAmpersandFinder();
  private rows: FeedRow[] = [];
  private row: RowBuilder | null = null;
  private rowElement: string | null = null;
  private depth = 0;
  private written = 0;
  /** How much of what was written the parser has reported; the rest it holds in memory. */
  private seen = 0;

  constructor() {
    const { parser } = this;
    parser.on('error', (error) => {
      throw brokenXml(parser.line, parser.column, error.message);
    });
    parser.on('doctype', () => {
      throw new FeedError(
        'REFUSED_XML',
        'The feed has a document type (<!DOCTYPE …>), which is not read. Take it out.',
      );
    });
    parser.on('opentag', (tag) => this.open(tag));
    parser.on('text', (part) => this.addText(part));
    parser.on('cdata', (part) => this.addText(part));
    parser.on('comment', () => this.note());
    parser.on('closetag', () => this.close());
  }

  write(chunk: string): void {
    this.parse(this.ampersands.take(chunk));
    if (this.written - this.seen > LONGEST_FIELD) {
      const { line } = this.parser;
      throw new FeedError('TOO_LARGE', `The element before line ${line} is too large for a feed. Shorten it.`);
    }
  }

  end(): void {
    this.parse(this.ampersands.finish());
    this.parser.close();
  }

  takeRows(): FeedRow[] {
    const ready = this.rows;
    this.rows = [];
    return ready;
  }

  private parse({ text, isBare }: LookedThrough): void {
    const { parser } = this;
    this.written += text.length;
    parser.write(text);
    if (isBare) throw brokenXml(parser.line, parser.column + 1, 'an & that stands for itself is written &amp;');
  }

  private note(): void {
    this.seen = this.written;
  }

  private open(tag: SaxesTagPlain): void {
    const { line } = this.parser;
    this.note();
    this.rowElement ??= rowElementOf(tag);
    if (this.depth >= DEEPEST) {
      throw new FeedError('REFUSED_XML', `The elements on line ${line} are nested too deeply for a feed.`);
    }
    this.depth += 1;
    if (this.row) this.row.open(tag.name, tag.attributes);
    else if (tag.name === this.rowElement) this.row = createRowBuilder(line);
  }

  private addText(part: string): void {
    this.note();
    this.row?.text(part);
  }

  private close(): void {
    this.note();
    this.depth -= 1;
    if (!this.row?.close()) return;
    this.rows.push(this.row.finish());
    this.row = null;
  }
}

function rowElementOf({ name }: SaxesTagPlain): string {
  const element = rowElements[name];
  if (element !== undefined) return element;
  throw new FeedError(
    'UNKNOWN_FORM',
    `The outermost element is <${name}>. A product feed has <rss> (RSS 2.0) or <feed> (Atom) there.`,
  );
}

function brokenXml(line: number, column: number, message: string): FeedError {
  const reason = message.replace(/^\d+:\d+:\s*/, '').replace(/\.$/, '');
  return new FeedError(
    'BROKEN_XML',
    `The XML is broken on line ${line}, column ${column}: ${reason}. Mend it there and import again.`,
  );
}
