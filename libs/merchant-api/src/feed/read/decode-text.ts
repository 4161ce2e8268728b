import { FeedError } from './feed-error.ts';

const HEAD = 1024;
/** Encodings that are read, by the names that XML and people give them. */
const decoders: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
};

/**
 * Turns the bytes of a feed into text. The encoding is the one that is asked for, or told by the file's first bytes, or by
 * its XML declaration; else UTF-8. Bytes that it does not allow are refused, never guessed at.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>, encoding?: string): AsyncGenerator<string> {
  const { head, rest } = await takeHead(bytes);
  if (head.length === 0) throw new FeedError('EMPTY', 'The file is empty. Write the feed again and check its size.');
  if (head[0] === 0x50 && head[1] === 0x4b) {
    throw new FeedError('UNKNOWN_FORM', 'The file is a ZIP archive. Unpack it, and import the feed that is inside.');
  }
  const name = encodingOf(head, encoding);
  const decoder = new TextDecoder(name, { fatal: true });
  let read = 0;
  for await (const chunk of joined(head, rest)) {
    yield decode(decoder, chunk, name, read);
    read += chunk.length;
  }
  const last = decode(decoder, undefined, name, read);
  if (last !== '') yield last;
}

async function takeHead(bytes: AsyncIterable<Uint8Array>) {
  const rest = bytes[Symbol.asyncIterator]();
  const parts: Uint8Array[] = [];
  for (let length = 0; length < HEAD;) {
    const { value, done } = await rest.next();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  return { head: Buffer.concat(parts), rest };
}

async function* joined(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  for (;;) {
    const { value, done } = await rest.next();
    if (done) return;
    yield value;
  }
}

function encodingOf(head: Buffer, asked: string | undefined): string {
  const marked = encodingOfMark(head);
  if (marked) return marked;
  const start = head.toString('latin1', 0, HEAD);
  const declared = asked ?? /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1] ?? 'utf-8';
  const known = decoders[declared.toLowerCase()];
  if (known === undefined) {
    throw new FeedError('ENCODING', `The encoding ${declared} is not read here. Save the feed as UTF-8.`);
  }
  if (known.startsWith('utf-16') && head[0] !== 0 && head[1] !== 0) {
    throw new FeedError(
      'ENCODING',
      `The feed says that it is ${declared}, but it is not. Save it as UTF-8 and say so.`,
    );
  }
  return known;
}

/** Byte order marks, and XML or text in UTF-16 that has none. */
function encodingOfMark([first, second, third]: Buffer): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  return null;
}

function decode(decoder: TextDecoder, chunk: Uint8Array | undefined, name: string, read: number): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    const place = `near byte ${read.toLocaleString('en-GB')}`;
    throw new FeedError(
      'ENCODING',
      `The feed is read as ${name.toUpperCase()}, but ${place} it is something else. ` +
        'Save it as UTF-8, or name its encoding: --encoding windows-1252.',
    );
  }
}
