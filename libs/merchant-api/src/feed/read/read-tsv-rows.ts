import { FeedError } from './feed-error.ts';
import { lengthProblem, type FeedDetail, type FeedRow } from './feed-row.ts';
import { splitRows } from './split-tsv.ts';

/** Reads tab separated rows; the first names the attributes. A value in quotes may hold tabs and lines. */
export async function* readTsvRows(text: AsyncIterable<string>, required: readonly string[]): AsyncGenerator<FeedRow> {
  let names: readonly string[] | null = null;
  for await (const { line, cells } of splitRows(text)) {
    if (names === null) names = readHeader(cells, required);
    else if (cells.some((cell) => cell.trim() !== '')) yield toRow(line, names, cells);
  }
  if (names === null) throw new FeedError('EMPTY', 'The file holds no rows. Write the feed again and check its size.');
}

function readHeader(cells: readonly string[], required: readonly string[]): string[] {
  const names = cells.map((cell) => cell.trim().toLowerCase().replace(/^g:/, '').replace(/[ -]+/g, '_'));
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length === 0) return names;
  if (names.length === 1 && /[;,]/.test(cells[0] ?? '')) {
    throw new FeedError('UNKNOWN_FORM', 'The columns are not separated by tabs. Save the feed as tab separated text.');
  }
  throw new FeedError(
    'MISSING_COLUMNS',
    `The first row must name the columns, and ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
  );
}

function toRow(line: number, names: readonly string[], cells: readonly string[]): FeedRow {
  const fields = new Map<string, readonly string[]>();
  let problem =
    cells.length > names.length ? 'The row has more columns than the first row; look for a stray tab' : null;
  names.forEach((name, index) => {
    const value = cells[index]?.trim() ?? '';
    problem ??= lengthProblem(name, value.length);
    if (value === '' || fields.has(name)) return;
    fields.set(name, name === 'additional_image_link' ? listed(value).map(plain) : [value]);
  });
  const details = listed(cells[names.indexOf('product_detail')] ?? '').flatMap(readDetail);
  return { line, fields, details, problem };
}

/** `section:name:value`; the section is not kept. */
function readDetail(text: string): FeedDetail[] {
  const [, name = '', ...value] = splitAt(text, ':').map((part) => part.trim());
  return name !== '' && value.length > 0 ? [{ name: plain(name), value: plain(value.join(':')) }] : [];
}

/** What stands between the commas of a cell. */
function listed(text: string): string[] {
  return splitAt(text, ',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Splits where a mark stands that no backslash escapes. */
function splitAt(text: string, mark: ',' | ':'): string[] {
  const parts = [''];
  for (const [token] of text.matchAll(/\\.|[^\\,:]+|./gsu)) {
    if (token === mark) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}

/** A text without the backslashes that escape. */
function plain(text: string): string {
  return text.replace(/\\([\\,:])/g, '$1');
}
