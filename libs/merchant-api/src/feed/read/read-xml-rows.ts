import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { FeedError } from './feed-error.ts';
import { LONGEST_FIELD, type FeedRow } from './feed-row.ts';
import { createRowBuilder, type RowBuilder } from './row-builder.ts';

const DEEPEST = 24;

/** The elements that hold rows, by the root element of their form. */
const rowElements: Readonly<Record<string, string>> = { rss: 'item', feed: 'entry', 'rdf:RDF': 'item' };

/** Reads the items of an RSS 2.0 feed or the entries of an Atom feed. Document types and entities of one's own are refused. */
export async function* readXmlRows(text: AsyncIterable<string>): AsyncGenerator<FeedRow> {
  const reader = createReader();
  for await (const chunk of text) {
    reader.write(chunk);
    yield* reader.takeRows();
  }
  reader.end();
  yield* reader.takeRows();
}

function createReader() {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: string[] = [];
  let rows: FeedRow[] = [];
  let row: RowBuilder | null = null;
  let rowElement: string | null = null;
  let [written, seen] = [0, 0];
  // What the parser has not reported yet it holds in memory.
  const note = () => (seen = written);

  parser.on('error', (error) => {
    throw brokenXml(parser.line, parser.column, error.message);
  });
  parser.on('doctype', () => {
    throw new FeedError('REFUSED_XML', 'The feed has a document type (<!DOCTYPE …>), which is not read. Take it out.');
  });
  parser.on('opentag', (tag) => {
    note();
    rowElement ??= rowElementOf(tag);
    if (open.length >= DEEPEST) {
      throw new FeedError('REFUSED_XML', `The elements on line ${parser.line} are nested too deeply for a feed.`);
    }
    open.push(tag.name);
    if (row) row.open(tag.name, tag.attributes);
    else if (tag.name === rowElement) row = createRowBuilder(parser.line);
  });
  const addText = (part: string) => {
    note();
    row?.text(part);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('comment', note);
  parser.on('closetag', () => {
    note();
    open.pop();
    if (!row?.close()) return;
    rows.push(row.finish());
    row = null;
  });

  return {
    write(chunk: string) {
      written += chunk.length;
      parser.write(chunk);
      if (written - seen > LONGEST_FIELD) {
        throw new FeedError('TOO_LARGE', `The element before line ${parser.line} is too large for a feed. Shorten it.`);
      }
    },
    end: () => void parser.close(),
    takeRows() {
      const ready = rows;
      rows = [];
      return ready;
    },
  };
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
