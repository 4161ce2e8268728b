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
    fields.set(name, name === 'additional_image_link' ? splitAt(value, ',') : [value]);
  });
  const details = splitAt(cells[names.indexOf('product_detail')] ?? '', ',').flatMap(readDetail);
  return { line, fields, details, problem };
}

/** `section:name:value`; the section is not kept. */
function readDetail(text: string): FeedDetail[] {
  const [, name = '', ...value] = splitAt(text, ':', true);
  return name !== '' && value.length > 0 ? [{ name: plain(name), value: plain(value.join(':')) }] : [];
}

/** Splits where a mark stands that no backslash goes before. */
function splitAt(text: string, mark: ',' | ':', keepsEmpty = false): string[] {
  const parts = text.split(mark === ',' ? /(?<!\\),/ : /(?<!\\):/).map((part) => part.trim());
  const own = keepsEmpty ? parts : parts.filter((part) => part !== '');
  return own.map((part) => part.replaceAll('\\,', ','));
}

function plain(text: string): string {
  return text.replaceAll('\\:', ':');
}
