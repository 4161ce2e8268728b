import { decodeText } from './decode-text.ts';
import { FeedError } from './feed-error.ts';
import type { FeedRow } from './feed-row.ts';
import { readTsvRows } from './read-tsv-rows.ts';
import { readXmlRows } from './read-xml-rows.ts';

/** What is known of a feed before it is read. */
export interface ReadFeedOptions {
  /** Overrides what the file says of its encoding. */
  encoding?: string | undefined;
  /** Columns that tab separated text must have. */
  required: readonly string[];
}

/** Reads the rows of a product feed one after another, whatever its form: RSS 2.0, Atom or tab separated text. */
export async function* readFeed(
  bytes: AsyncIterable<Uint8Array>,
  { encoding, required }: ReadFeedOptions,
): AsyncGenerator<FeedRow> {
  const { first, text } = await takeFirst(decodeText(bytes, encoding));
  const isXml = first.trimStart().startsWith('<');
  yield* isXml ? readXmlRows(text) : readTsvRows(text, required);
}

/** Looks at the text up to its first letter, and gives it back whole. */
async function takeFirst(text: AsyncGenerator<string>): Promise<{ first: string; text: AsyncIterable<string> }> {
  let first = '';
  while (first.trim() === '') {
    const { value, done } = await text.next();
    if (done) throw new FeedError('EMPTY', 'The file holds no text. Write the feed again and check its size.');
    first = first.length > MOST_SPACE ? value : first + value;
  }
  async function* whole() {
    yield first;
    yield* text;
  }
  return { first, text: whole() };
}

/** Space that stands before a feed is kept only so far; lines are counted wrong after that. */
const MOST_SPACE = 65_536;
